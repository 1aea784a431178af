import { describeIn, expect, open, test } from '../support/site.ts';

describeIn('EN', 'the about page', ({ prefix, texts }) => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has tabs', async ({ page }) => {
    const { values } = texts.about;
    await open(page, `${prefix}/about`);
    const names = [values.rating.tab, values.ranking.tab.replace('{year}', '2024'), values.awards.tab];
    for (const tab of [1, 2, 0]) {
      await page.getByRole('tab').nth(tab).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText([names[tab] ?? '']);
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
  });
});
