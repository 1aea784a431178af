import { PATHS } from '../support/pages.ts';
import { expect, SITES, test } from '../support/site.ts';

test.use({ javaScriptEnabled: false });

for (const { name, prefix, words } of SITES) {
  test(`without script the ${name} finder reads: heading, controls, first 50 hospitals`, async ({ page }) => {
    await page.goto(`${prefix}/hospitals`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await expect(page.getByRole('combobox', { name: words.filters.state }).locator('option')).not.toHaveCount(
      1,
    );
    await expect(page.getByRole('rowheader')).toHaveCount(50);
    await expect(page.getByText(words.filters.noScript)).toBeVisible();
    await expect(page.getByText(words.sample.tag).first()).toBeVisible();
  });
}

for (const { name, prefix, lang } of SITES) {
  test(`without script every ${name} page reads completely`, async ({ page }) => {
    for (const path of PATHS) {
      await page.goto((prefix + path).replace(/(.)\/$/, '$1'));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    }
    await page.goto(`${prefix}/privacy`);
    await expect(page.locator('[data-body] h2').first()).toBeVisible();
  });
}
