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

/** A page to visit, and what the server says of it. */
export interface Visited {
  readonly address: string;
  readonly status: number;
  readonly site: Site;
}

/** Opened by its address it is there, in its language, with one heading and its code. */
export const expectWhole = async (page: Page, { address, status, site }: Visited): Promise<void> => {
  const { lang, code } = site;
  const response = await open(page, address);
  expect(response?.status()).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`[A-Z]{3}-${code}`));
};

/** Widths at which numbers are looked at alone. */
const BETWEEN = FULL ? [360, 480, 600, 769, 800, 834, 1024, 1180, 1366, 1920] : [800];
const WIDTHS = [320, 390, 768, 1440];

/**
 * At every width nothing scrolls sideways, no text is cut off and no number is in two lines; on a phone a finger hits every
 * control.
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

/** Headings that paper would not show, but for those of closed dialogs and of categories not chosen; and answers that are still closed. */
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

/** Thousands of hospitals take a while to be drawn for paper. */
const WHOLE_LIST = { timeout: 30_000 };

/** Paper shows all headings and answers, the contacts and the page's code, and no menus. */
export const expectOnPaper = async (page: Page, { code, shell }: Site): Promise<void> => {
  await resize(page, 794, 1123);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => lostOnPaper(page), WHOLE_LIST).toEqual([]);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Within the banner: the names of a thousand buttons take seconds.
  await expect(page.getByRole('banner').getByRole('button', { name: shell.menu })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('@');
  await expect(page.getByRole('contentinfo').getByText(new RegExp(`[A-Z]{3}-${code}`))).toBeVisible();
  await page.emulateMedia({ media: null });
};

/** In the colours of the system the heading is there, and axe finds nothing. */
export const expectInForcedColours = async (page: Page): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The colours are the system's now; axe still takes ours.
  await expectAccessible(page, ['color-contrast']);
  await page.emulateMedia({ forcedColors: null });
};

/** WCAG 1.4.12: what a reader's own style may ask for. */
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

/** Answers, menus and notes all open, categories and groups all shown: the page at its longest. */
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

/** With larger text or wider spacing, and all unfolded, nothing is cut off, over another text, or beyond the window's edge. Last of a visit. */
export const expectLargerText = async (page: Page): Promise<void> => {
  await openEverything(page);
  const browser = await page.context().newCDPSession(page);
  for (const { what, width, size, style } of LARGER) {
    // The size of text that a visitor has set in the browser; 16 is what browsers come with.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await setStyle(page, style);
    await resize(page, width, 800);
    await settled(page);
    await expect(page.locator('html'), what).toHaveCSS('font-size', `${size}px`);
    await expectNoSidewaysScroll(page);
    expect.soft(await page.evaluate(faultsOfText), what).toEqual([]);
  }
};
