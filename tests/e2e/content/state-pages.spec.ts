import { describeIn, expect, open, test } from '../support/site.ts';

describeIn('PT', 'the page of a state', ({ prefix, states, texts }) => {
  const next = states.GA;
  const { near } = texts.statePage;

  test('links to the next state, and to the finder @engines', async ({ page }) => {
    await open(page, `${prefix}/hospitals/florida`);
    const links = page.getByRole('navigation', { name: near.label });
    await links.getByRole('link', { name: `${near.next} ${next}` }).click();
    await expect(page).toHaveURL(`${prefix}/hospitals/georgia`);
    await expect(page.getByRole('heading', { level: 1, name: next })).toBeFocused();
    const here = page.getByRole('listitem').getByRole('link', { name: new RegExp(`^${next}`) });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: states.FL })).toBeVisible();
    await page.getByRole('main').locator('a[href$="?state=FL"]').click();
    await expect(page).toHaveURL(`${prefix}/hospitals?state=FL`);
  });
});
