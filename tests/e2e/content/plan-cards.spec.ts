import { expect, open, test } from '../support/site.ts';

test('plan cards have equal heights; on small screens a button compares them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const plans = page.locator('#plans');
  const cards = await plans
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .all();
  expect(cards).toHaveLength(3);
  const heights = await Promise.all(cards.map(async (card) => (await card.boundingBox())?.height));
  const feet = await Promise.all(
    cards.map(async (card) => (await card.getByRole('link').first().boundingBox())?.y),
  );
  expect(new Set(heights).size).toBe(1);
  expect(new Set(feet).size).toBe(1);
  const compare = plans.getByRole('link', { name: 'Compare plans', exact: true });
  await expect(compare).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await compare.click();
  await expect(page).toHaveURL('/compare-plans');
});
