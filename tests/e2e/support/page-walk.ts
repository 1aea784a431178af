import type { Page } from '@playwright/test';
import { PATHS } from './pages.ts';

/** A page's address in the language with this prefix. */
export const addressIn = (prefix: string, path: string): string => (prefix + path).replace(/(.)\/$/, '$1');

/** Every page's address in the language with this prefix. */
export const addressesIn = (prefix: string): readonly string[] =>
  PATHS.map((path) => addressIn(prefix, path));

/** Waits until what the page does of itself is done: its code has run, and two frames have been drawn since. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    // What watches the screen hears of a change at the end of the frame, and acts before the next one.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });

/** Goes down the page to its end, and some screens down its own scrollers, which hold up to 1,867 rows, as fast as a reader who skims. */
export const skim = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    // A browser without a screen has been seen to stop drawing until something moves: the next step does.
    const frame = (): Promise<unknown> =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((resolve) => setTimeout(resolve, 1000))]);
    const drawn = async (): Promise<void> => {
      for (let frames = 0; frames < 2; frames++) await frame();
    };
    const isScroller = (element: Element): boolean =>
      element.clientHeight > innerHeight / 2 && /auto|scroll/.test(getComputedStyle(element).overflowY);
    const inner = [...document.querySelectorAll('main, main > *, main > * > *')].filter(isScroller);
    const skimTo = async (scroller: Element, end: number): Promise<void> => {
      for (let top = 0; top < Math.min(end, scroller.scrollHeight); top += innerHeight * 0.7) {
        scroller.scrollTo({ top, behavior: 'instant' });
        await drawn();
      }
    };
    await skimTo(document.documentElement, Number.POSITIVE_INFINITY);
    for (const scroller of inner) await skimTo(scroller, 20 * innerHeight);
  });
  await settled(page);
};

/** Back to the top of the page and of its own scrollers: only there nothing lies under the header. */
export const toTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('html, main, main > *, main > * > *'))
      each.scrollTo({ top: 0, behavior: 'instant' });
  });
