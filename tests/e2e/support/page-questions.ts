import type { Locator, Page } from '@playwright/test';
import { formatBigMoney, formatDate } from '#domain/format.ts';
import { LANGUAGES } from '#domain/language.ts';
import { openEverything, settled, toTop } from './page-walk.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  FULL,
  OPEN_DIALOG,
  open,
  type Site,
} from './site.ts';
import { faultsOfText } from './text-faults.ts';

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

const partsOf = (formatted: string): readonly string[] => formatted.split('\u00a0');
const UNITS = LANGUAGES.flatMap((language) =>
  [1e6, 2e6, 1e9, 2e9].map((dollars) => partsOf(formatBigMoney(language, dollars)).at(-1)),
);
const MONTHS = LANGUAGES.flatMap((language) =>
  Array.from(
    { length: 12 },
    (_, at) => partsOf(formatDate(language, `2025-${`${at + 1}`.padStart(2, '0')}`))[0],
  ),
);
const DIGITS = '\\d+(?:[.,\u202f]\\d+)*';

/** Pattern of formatted amounts, dates, telephone numbers, counts and ZIP codes, with any kind of space. */
const NUMBERS = [
  `(?:US)?\\$\\s?${DIGITS}(?:\\s(?:${[...new Set(UNITS)].join('|')})\\b)?`,
  `(?:\\d{1,2}\\sde\\s)?(?:${[...new Set(MONTHS)].join('|')})\\s(?:\\d{1,2},\\s|de\\s)?\\d{4}`,
  '\\+\\d[\\d\\s-]{6,}\\d',
  '\\d{1,3}(?:[.,\u202f]\\d{3})+',
  '\\b\\d{5}\\b',
].join('|');

/** Expects no horizontal scrolling, no text cut off, overlapping or outside the viewport, and no broken number that matches. */
const expectReadable = async (page: Page, what: string, numbers: string): Promise<void> => {
  await openEverything(page);
  await settled(page);
  await expectNoSidewaysScroll(page);
  expect.soft(await page.evaluate(faultsOfText, numbers), what).toEqual([]);
};

const WIDTHS = FULL
  ? [320, 360, 390, 480, 600, 768, 769, 800, 834, 1024, 1180, 1366, 1440, 1920]
  : [320, 390, 768, 800, 1440];

/** Expects that the page with everything open is readable at every width. */
export const expectFits = async (page: Page): Promise<void> => {
  await toTop(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page, `${width} px`, NUMBERS);
  }
};

/** Opens each overlay in turn, calls `look`, and closes the overlay with Escape. */
const openEach = async (openers: Locator, overlay: string, look: () => Promise<void>): Promise<void> => {
  const page = openers.page();
  for (const opener of await openers.all()) {
    await opener.press('Enter');
    await expect(page.locator(overlay)).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(page.locator(overlay)).toHaveCount(0);
  }
};

const visible = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true });

/** Opens each dialog in turn and calls `look`. The panels of hospitals have the same UI texts, so only the first is opened. */
export const openEachDialog = async (
  page: Page,
  within: 'main' | 'body',
  look: () => Promise<void>,
): Promise<void> => {
  const others = visible(page, `${within} button[aria-haspopup=dialog]:not(.open-name)`);
  await openEach(others, OPEN_DIALOG, look);
  await openEach(visible(page, `${within} .open-name`).first(), OPEN_DIALOG, look);
};

/** Expects no axe violation in dialogs, one glossary term, the first hospital's panel, and the page with everything open. */
export const expectAccessibleOpen = async (page: Page, within: 'main' | 'body'): Promise<void> => {
  await openEachDialog(page, within, () => expectAccessible(page, { part: OPEN_DIALOG }));
  const term = visible(page, `${within} button[popovertarget]:not([popovertargetaction])`).first();
  await openEach(term, ':popover-open', () => expectAccessible(page, { part: ':popover-open' }));
  await openEverything(page);
  // Controls partly under the header or the dock would count as small.
  await toTop(page);
  const dock = page.locator('div:has(> #notices)');
  await dock.evaluate(({ style }) => style.setProperty('position', 'static'));
  // Touch targets of 24 px (WCAG 2.5.8), which axe does not check by default.
  await expectAccessible(page, { rules: { 'target-size': true } });
  await dock.evaluate(({ style }) => style.removeProperty('position'));
  if (within === 'main') return;
  await openEverything(page, 'body');
  await expectAccessible(page);
  // Open menus would cover the page's heading in later checks.
  await page.keyboard.press('Escape');
};

/** HTML of elements that are not displayed or transparent, except in dialogs, hidden categories, navigation and forms. */
export const unseen = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (css) =>
      [...document.querySelectorAll(css)]
        .filter(
          (part) =>
            part.closest('dialog, [hidden], [popover], .no-print, nav, form, [aria-hidden=true]') === null &&
            !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((part) => part.outerHTML.slice(0, 100)),
    selector,
  );

/** Expects in print all headings and answers, the contacts and the page code, and no menus. */
export const expectPrintedPage = async (page: Page, { code, shell }: Site): Promise<void> => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    // Thousands of hospitals take a while to render for print.
    .poll(() => unseen(page, 'main :is(h1, h2, h3), main details > :not(summary)'), { timeout: 30_000 })
    .toEqual([]);
  // Not by role, and buttons only in the banner: computing roles and names in a list of a thousand hospitals takes seconds.
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: shell.menu })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('@');
  await expect(page.getByRole('contentinfo').getByText(new RegExp(`[A-Z]{3}-${code}`))).toBeVisible();
  await page.emulateMedia({ media: null });
};

/** Expects a visible heading with forced colors; with `npm test -- --full` also no axe violation. */
export const expectInForcedColors = async (page: Page): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Axe computes contrast from the page's own colors, not from the forced ones.
  if (FULL) await expectAccessible(page, { rules: { 'color-contrast': false } });
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

const setStyle = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);

/** Expects that the page is readable with larger text or wider spacing. Last check of a visit. */
export const expectLargerText = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  for (const { what, width, size, style } of LARGER) {
    // The text size in the browser's settings; the default is 16.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await setStyle(page, style);
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html'), what).toHaveCSS('font-size', `${size}px`);
    // Large digits may need a second line.
    await expectReadable(page, what, '(?!)');
  }
};
