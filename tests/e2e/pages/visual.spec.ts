import type { Page } from '@playwright/test';
import packaged from '@sparticuz/chromium';
import { withServer } from '#scripts/hosting/served-site.ts';
import { test as base, expect } from '../support/site.ts';

const DEVELOP = ['node_modules/vite/bin/vite.js', '--port', '0'];

/** Whether the Chromium from npm runs here. Only this browser renders text identically on every machine. */
const HAS_PACKAGED_BROWSER = process.platform === 'linux' && process.arch === 'x64';

/** Tests on the development server, which has the style page, in the Chromium from npm. */
const test = base.extend<object, { readonly developed: string }>({
  developed: [
    ({ browserName: _ }, use) => withServer(DEVELOP, { env: { NO_COLOR: '1', FORCE_COLOR: '0' } }, use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ developed }, use) => use(developed),
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--disable-lcd-text'],
        ...(HAS_PACKAGED_BROWSER && { executablePath: await packaged.executablePath() }),
      }),
    { scope: 'worker' },
  ],
});

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
  test(`every chapter of the style page matches its screenshot at ${width} px @full`, async ({ page }) => {
    const chapters = await openStylePage(page, width);
    expect(chapters.length).toBeGreaterThan(5);
    for (const chapter of chapters)
      await expect
        .soft(page.locator(`#${chapter}`))
        .toHaveScreenshot(`${chapter}-${width}.png`, { timeout: 15_000 });
  });
}
