import { unseen } from '../support/page-questions.ts';
import { addressesIn } from '../support/page-walk.ts';
import { expect, FULL, SITES, test } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

for (const [at, { name, prefix, lang }] of SITES.entries()) {
  /** Each page is tested in one language, with `npm test -- --full` in all. */
  const isDue = (_: string, turn: number): boolean => FULL || turn % SITES.length === at;

  test(`every ${name} page shows all content without script`, async ({ page }) => {
    for (const address of addressesIn(prefix).filter(isDue))
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
        expect.soft(await unseen(page, 'main :is(section, .page, h1, h2)')).toEqual([]);
      });
  });
}
