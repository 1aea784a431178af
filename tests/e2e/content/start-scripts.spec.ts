import { expect, open, test } from '../support/site.ts';

test('scripts are requested after the first paint, and then the page works', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('2024 ranking');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThan(0);
  for (const time of asked) expect(time).toBeGreaterThanOrEqual(painted);
});
