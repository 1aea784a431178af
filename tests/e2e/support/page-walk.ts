import type { Page } from '@playwright/test';
import { PATHS } from './pages.ts';

/** Every page's address in the language with this prefix. */
export const addressesIn = (prefix: string): readonly string[] =>
  PATHS.map((path) => (prefix + path).replace(/(.)\/$/, '$1'));

/** Goes down the page to its end, and down a page's own scroller, as fast as a reader who skims. */
export const skim = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const frame = () => new Promise(requestAnimationFrame);
    // A busy browser may leave out frames of a page that does not change: the reader goes on.
    const drawn = (): Promise<unknown> => Promise.race([frame().then(() => later(40)), later(1000)]);
    const isScroller = (element: Element): boolean =>
      element.clientHeight > innerHeight / 2 && /auto|scroll/.test(getComputedStyle(element).overflowY);
    const inner = [...document.querySelectorAll('main, main > *, main > * > *')].filter(isScroller);
    for (const scroller of [document.documentElement, ...inner])
      for (let top = 0; top < scroller.scrollHeight; top += innerHeight * 0.7) {
        scroller.scrollTo({ top, behavior: 'instant' });
        await drawn();
      }
    await drawn();
  });
