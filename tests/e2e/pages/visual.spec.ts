import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';
import { HAS_PACKAGED_BROWSER, test } from '../support/style-page.ts';

// One worker: one development server.
test.describe.configure({ mode: 'default' });
// The development server talks to the page.
test.use({
  tolerated: [[/vite|DevTools/], { scope: 'test' }],
  contextOptions: { reducedMotion: 'reduce' },
  // Half of every pixel: a quarter of the bytes, and still every change of a colour or a distance.
  deviceScaleFactor: 0.5,
});
test.skip(!HAS_PACKAGED_BROWSER, 'other browsers draw text a little otherwise');

/** Only the page itself: what floats over it would lie on the components. */
const PAGE_ALONE = `
  body :not(main, main *, :has(main)) { display: none !important }
  html { scrollbar-width: none; scrollbar-gutter: auto }`;

/** The names of its chapters, once all of them are there. */
const openStylePage = async (page: Page, width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/styleguide');
  await page.addStyleTag({ content: PAGE_ALONE });
  const chapters = page.locator('main section[id]');
  await expect(chapters.last()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return chapters.evaluateAll((sections) => sections.map(({ id }) => id));
};

for (const width of [390, 1440]) {
  test(`every component of the style page looks as it was signed off, ${width} px wide`, {
    tag: '@full',
  }, async ({ page }) => {
    const chapters = await openStylePage(page, width);
    expect(chapters.length).toBeGreaterThan(8);
    for (const chapter of chapters)
      await expect
        .soft(page.locator(`#${chapter}`))
        .toHaveScreenshot(`${chapter}-${width}.png`, { timeout: 15_000 });
  });
}
