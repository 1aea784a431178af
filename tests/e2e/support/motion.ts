import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Expects that nothing has moved by itself since the page was opened. */
export const expectNoShift = async (page: Page): Promise<void> => {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ readonly value: number; readonly moved: readonly string[] }[]>((resolve) => {
        // Without any shift the observer is never called.
        setTimeout(resolve, 100, []);
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element | null }[];
          }[];
          resolve(
            entries
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
              })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, JSON.stringify(shifts)).toBeLessThan(0.01);
};

/** Elements that the page itself hides or animates. */
interface Motion {
  /** HTML of elements that were hidden while inside the viewport. */
  readonly hidden: readonly string[];
  /** Events and HTML of elements with a CSS transition or animation. */
  readonly moved: readonly string[];
}

/** Starts recording; to be called before the page is opened. */
export const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const hidden: string[] = [];
    const moved: string[] = [];
    Object.assign(globalThis, { motion: { hidden, moved } satisfies Motion });
    const named = (element: Element): string => element.outerHTML.slice(0, 120);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target as HTMLElement;
        const { top, bottom } = element.getBoundingClientRect();
        if (element.dataset.unseen !== undefined && top < innerHeight && bottom > 0)
          hidden.push(named(element));
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-unseen'] });
    for (const event of ['transitionrun', 'animationstart'])
      document.addEventListener(event, ({ target }) => moved.push(`${event} of ${named(target as Element)}`));
  });

export const motionOf = (page: Page): Promise<Motion> =>
  page.evaluate(() => (globalThis as unknown as { motion: Motion }).motion);

/** HTML of elements with a running animation, including animations started by script. */
export const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  );

/** Advances the clock in steps of 500 ms at most, so that each change is rendered before the next one. */
export const advanceClock = async (page: Page, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 500) await page.clock.runFor(Math.min(left, 500));
};
