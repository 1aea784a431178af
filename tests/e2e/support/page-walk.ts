import type { Locator, Page } from '@playwright/test';
import { PAGES } from '#domain/page.ts';

/** Paths of all pages without language prefix, except certificates and the 404 page; only two of the state pages. */
const PATHS: readonly string[] = [
  ...Object.entries(PAGES)
    .filter(([id]) => id !== 'certificate' && id !== 'notFound')
    .map(([, { path }]) => path),
  '/hospitals/puerto-rico',
];

/** Addresses of all pages in the language with this prefix. */
export const addressesIn = (prefix: string): readonly string[] =>
  PATHS.map((path) => (prefix + path).replace(/(.)\/$/, '$1'));

/** The browser no longer draws the frames of a page. */
export class StalledBrowserError extends Error {}

/**
 * Makes the browser draw the page again: headless Chromium sometimes stops drawing a page on a busy machine. A screencast or a
 * screenshot usually restarts it; if not, only a new page is drawn.
 * @throws {StalledBrowserError}
 */
const draw = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  try {
    await browser.send('Page.startScreencast', { format: 'jpeg', quality: 10 });
    await browser.send('Page.stopScreencast');
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, caret: 'initial', timeout: 5000 });
    await browser.detach();
  } catch (cause) {
    throw new StalledBrowserError(`the browser has stopped drawing ${page.url()}`, { cause });
  }
};

/** Waits until a change is painted. Takes two frames: observers run at the end of the first, their effects show in the second. */
export const painted = async (page: Page): Promise<void> => {
  const isDrawn = await page.evaluate(() =>
    Promise.race([
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))),
      ),
      new Promise<boolean>((resolve) => setTimeout(resolve, 250, false)),
    ]),
  );
  if (!isDrawn) await draw(page);
};

/** Waits until the page is idle and its changes are painted. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await painted(page);
};

/** Scrolls until `part` (0 to 1) of the element's height, measured from its top, is in the viewport. */
export const showPart = (locator: Locator, part: number): Promise<void> =>
  locator.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + share * height - innerHeight, behavior: 'instant' });
  }, part);

/** Selector of the page and its possible scroll containers. */
const SCROLLERS = 'html, main, main > *, main > * > *';

/** Scrolls the page to its end, and scroll containers (up to 1,867 rows) by up to 20 viewport heights, at skimming speed. */
export const skim = async (page: Page): Promise<void> => {
  const height = page.viewportSize()?.height ?? 0;
  const step = height * 0.7;
  for (const scroller of await page.locator(SCROLLERS).elementHandles()) {
    const end = await scroller.evaluate((element: Element, most) => {
      if (element === document.documentElement) return Number.MAX_SAFE_INTEGER;
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
      return scrolls && element.clientHeight > innerHeight / 2 ? most : 0;
    }, 20 * height);
    const scrollTo = (to: number): Promise<boolean> =>
      scroller.evaluate((element: Element, top) => {
        if (top < element.scrollHeight) element.scrollTo({ top, behavior: 'instant' });
        return top < element.scrollHeight;
      }, to);
    for (let top = 0; top < end && (await scrollTo(top)); top += step) await painted(page);
  }
  await settled(page);
};

/** Scrolls the page and its scroll containers to the top: only there the header covers nothing. */
export const toTop = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    for (const each of document.querySelectorAll(selector)) each.scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLLERS);

/** Opens everything that expands inline: answers, menus, panels, closed categories and groups. */
export const openEverything = async (page: Page, within: 'main' | 'body' = 'main'): Promise<void> => {
  await page.evaluate((scope) => {
    const all = <E extends HTMLElement>(selector: string): E[] => [
      ...document.querySelectorAll<E>(`${scope} ${selector}`),
    ];
    for (const part of all('[hidden]')) part.hidden = false;
    for (const fold of all<HTMLDetailsElement>('details:not([open])')) {
      // Of several elements with the same name only one can be open.
      fold.removeAttribute('name');
      fold.open = true;
    }
    for (const button of all('button[aria-expanded=false][aria-controls]'))
      if (button.checkVisibility()) button.click();
  }, within);
  await painted(page);
};
