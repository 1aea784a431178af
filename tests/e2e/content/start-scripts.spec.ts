import { expect, open, test } from '../support/site.ts';

test('scripts are requested after the first paint, and then the page works', async ({ page }) => {
  await open(page, '/about');
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
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
