import type { Page } from '@playwright/test';
import { PATHS } from './pages.ts';

/** Every page's address in the language with this prefix. */
export const addressesIn = (prefix: string): readonly string[] =>
  PATHS.map((path) => (prefix + path).replace(/(.)\/$/, '$1'));

/** Goes down the page to its end, and down a page's own scroller, as fast as a reader who skims. */
export const skim = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)));
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
