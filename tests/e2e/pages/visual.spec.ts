import type { Page } from '@playwright/test';
import { expect } from '../support/site.ts';
import { HAS_PACKAGED_BROWSER, test } from '../support/style-page.ts';

// One worker, so that one development server is enough.
test.describe.configure({ mode: 'default' });
// The development server logs to the console.
test.use({
  tolerated: [[/vite|DevTools/], { scope: 'test' }],
  contextOptions: { reducedMotion: 'reduce' },
  // Half resolution needs a quarter of the bytes and still shows every change of a color or distance.
  deviceScaleFactor: 0.5,
});
test.skip(!HAS_PACKAGED_BROWSER, 'other browsers draw text a little otherwise');

/** Hides everything outside main, because floating elements would cover components. */
const PAGE_ALONE = `
  body :not(main, main *, :has(main)) { display: none !important }
  html { scrollbar-width: none; scrollbar-gutter: auto }`;

/** Opens the style page and waits until it is complete. Returns the ids of its chapters. */
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
  test(`every chapter of the style page matches its screenshot at ${width} px`, {
    tag: '@full',
  }, async ({ page }) => {
    const chapters = await openStylePage(page, width);
    expect(chapters.length).toBeGreaterThan(5);
    for (const chapter of chapters)
      await expect
        .soft(page.locator(`#${chapter}`))
        .toHaveScreenshot(`${chapter}-${width}.png`, { timeout: 15_000 });
  });
}
