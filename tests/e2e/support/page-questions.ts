import type { Page } from '@playwright/test';
import { BROKEN_NUMBERS } from './broken-numbers.ts';
import { settled, toTop } from './page-walk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, FULL, open, type SITES } from './site.ts';
import { smallTargets } from './targets.ts';
import { faultsOfText } from './text-faults.ts';

export type Site = (typeof SITES)[number];

const HEIGHT = 900;

const resize = (page: Page, width: number, height = HEIGHT): Promise<void> =>
  page.setViewportSize({ width, height });

/** A page to visit, with its expected HTTP status. */
export interface Visited {
  readonly address: string;
  readonly status: number;
  readonly site: Site;
}

/** Opens the page; expects its status, its language, one h1 with text, and its page code. */
export const expectPage = async (page: Page, { address, status, site }: Visited): Promise<void> => {
  const { lang, code } = site;
  const response = await open(page, address);
  expect(response?.status()).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`[A-Z]{3}-${code}`));
};

/** Viewport widths at which only numbers are checked. */
const BETWEEN = FULL ? [360, 480, 600, 769, 800, 834, 1024, 1180, 1366, 1920] : [800];
const WIDTHS = [320, 390, 768, 1440];

/**
 * Expects at every width no horizontal scrolling, no cut-off text and no number broken over two lines; at 390 px also controls
 * that are large enough for touch.
 */
export const expectFits = async (page: Page): Promise<void> => {
  const [numbers, broken] = BROKEN_NUMBERS;
  await toTop(page);
  for (const width of [...BETWEEN, ...WIDTHS].sort((a, b) => a - b)) {
    await resize(page, width);
    expect.soft(await page.evaluate(broken, numbers), `${width} px`).toEqual([]);
    if (!WIDTHS.includes(width)) continue;
    await settled(page);
    await expectNoSidewaysScroll(page);
    expect.soft(await page.evaluate(faultsOfText), `${width} px`).toEqual([]);
    if (width === 390) expect.soft(await page.evaluate(smallTargets)).toEqual([]);
  }
};

/** Headings and answers that print does not show, except in dialogs, hidden categories, navigation and forms. */
const lostOnPaper = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3), main details > :not(summary)')]
      .filter(
        (part) =>
          part.closest('dialog, [hidden], .no-print, nav, form, [aria-hidden=true]') === null &&
          !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((part) => `${part.localName} ${part.textContent?.trim().slice(0, 60)}`),
  );

/** Thousands of hospitals take a while to render for print. */
const WHOLE_LIST = { timeout: 30_000 };

/** Expects in print all headings and answers, the contacts and the page code, and no menus. */
export const expectPrintedPage = async (page: Page, { code, shell }: Site): Promise<void> => {
  await resize(page, 794, 1123);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => lostOnPaper(page), WHOLE_LIST).toEqual([]);
  // Not by role, and buttons only in the banner: computing roles and names in a list of a thousand hospitals takes seconds.
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: shell.menu })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('@');
  await expect(page.getByRole('contentinfo').getByText(new RegExp(`[A-Z]{3}-${code}`))).toBeVisible();
  await page.emulateMedia({ media: null });
};

/** Expects a visible heading with forced colors; with `npm run test:full` also no axe violation. */
export const expectInForcedColors = async (page: Page): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Axe computes contrast from the page's own colors, not from the forced ones.
  if (FULL) await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: null });
};

/** Text spacing that a page must support (WCAG 1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

const LARGER = [
  { what: 'wider spacing of text at 320 px', width: 320, size: 16, style: SPACED },
  { what: 'wider spacing of text at 1280 px', width: 1280, size: 16, style: SPACED },
  { what: 'text of twice the size at 1280 px', width: 1280, size: 32, style: '' },
  { what: 'text of one and a half at 1280 px', width: 1280, size: 24, style: '' },
  { what: 'text of twice the size on a phone', width: 390, size: 32, style: '' },
];

/** Opens all answers, categories and groups, so that the page has its full length. */
const openEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main [hidden]')) part.hidden = false;
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
  });

const setStyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);

/** Expects no text cut off, overlapping or outside the viewport with larger text or wider spacing. Last check of a visit. */
export const expectLargerText = async (page: Page): Promise<void> => {
  await openEverything(page);
  const browser = await page.context().newCDPSession(page);
  for (const { what, width, size, style } of LARGER) {
    // The text size in the browser's settings; the default is 16.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await setStyle(page, style);
    await resize(page, width, 800);
    await settled(page);
    await expect(page.locator('html'), what).toHaveCSS('font-size', `${size}px`);
    await expectNoSidewaysScroll(page);
    expect.soft(await page.evaluate(faultsOfText), what).toEqual([]);
  }
};
