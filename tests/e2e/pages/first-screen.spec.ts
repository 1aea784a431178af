import { describeIn, expect, open, test } from '../support/site.ts';

test.use({ viewport: { width: 1366, height: 657 } });

const LOOKED_FOR = [
  { path: '/hospitals/networks', control: 'input[name=show]', figure: 'tbody tr:first-child td' },
  { path: '/hospitals/texas', control: 'a[href*="?state=TX"]', figure: 'ul a[href*="network=core"]' },
  { path: '/forms', control: 'a[href$=".pdf"]', figure: 'a[download]' },
  { path: '/superior', control: 'h1', figure: 'text=/US\\$\\s?15\\b/' },
  { path: '/compare-plans', control: 'select[name=option]', figure: '#annual-maximum td' },
] as const;

// Portuguese has the longest words.
describeIn('PT', 'the first screen of a laptop', ({ prefix, texts }) => {
  test('shows the controls and first figures of tools @full', async ({ page }) => {
    for (const { path, control, figure } of LOOKED_FOR) {
      await open(page, prefix + path);
      const main = page.getByRole('main');
      await expect.soft(main.locator(control).first(), path).toBeInViewport();
      await expect.soft(main.locator(figure).first(), path).toBeInViewport({ ratio: 1 });
    }
    const { share } = texts.comparePlans;
    await expect(page.getByRole('link', { name: share.whatsapp })).toBeInViewport();
  });
});
