import type { Page } from '@playwright/test';
import { PATHS } from './pages.ts';

/** A page's address in the language with this prefix. */
export const addressIn = (prefix: string, path: string): string => (prefix + path).replace(/(.)\/$/, '$1');

/** Every page's address in the language with this prefix. */
export const addressesIn = (prefix: string): readonly string[] =>
  PATHS.map((path) => addressIn(prefix, path));

/** The page's code answers, but the browser draws no frame of it any more. */
export class StalledBrowserError extends Error {}

const ANSWER_TIMEOUT_MS = 5000;

/** Undefined if it fails or does not come in time. */
const inTime = <Value>(answer: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS, undefined)),
  ]);

/**
 * A browser without a screen has been seen to stop drawing a page beside much other work. A picture makes it draw again, or a
 * recording of the screen; where neither does, only another page is drawn.
 * @throws {StalledBrowserError} with the page's state.
 */
const draw = async (page: Page): Promise<void> => {
  const browser = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 1, height: 1, scale: 1 };
  const picture = () => inTime(browser.send('Page.captureScreenshot', { clip }));
  const record = async (): Promise<void> => {
    await browser.send('Page.startScreencast', { format: 'jpeg', quality: 10 });
    await browser.send('Page.stopScreencast');
  };
  const isDrawn = (await picture()) ?? (await inTime(record()).then(picture));
  await inTime(browser.detach());
  if (isDrawn !== undefined) return;
  const state = await inTime(
    page.evaluate(() => ({
      visibility: document.visibilityState,
      scrollY,
      height: document.documentElement.scrollHeight,
      animations: document.getAnimations().length,
    })),
  );
  if (state === undefined) throw new Error(`${page.url()} is not drawn, and its code does not answer`);
  throw new StalledBrowserError(`the browser has stopped drawing ${page.url()} ${JSON.stringify(state)}`);
};

/**
 * Waits until what has been changed is on the screen: what watches the screen hears of a change at the end of the frame, and acts
 * before the next one.
 */
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

/** Waits until what the page does of itself is done: its code has run and is on the screen. */
export const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await painted(page);
};

/** The page and its own scrollers. */
const SCROLLERS = 'html, main, main > *, main > * > *';

/** Goes down the page to its end, and some screens down its own scrollers, which hold up to 1,867 rows, as fast as a reader who skims. */
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

/** Back to the top of the page and of its own scrollers: only there nothing lies under the header. */
export const toTop = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    for (const each of document.querySelectorAll(selector)) each.scrollTo({ top: 0, behavior: 'instant' });
  }, SCROLLERS);
