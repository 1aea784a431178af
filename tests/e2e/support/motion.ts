import type { Page } from '@playwright/test';

/** What a page does of itself on the way down, by its elements. */
export interface Motion {
  /** Parts that were hidden although they were on the screen. */
  readonly hidden: readonly string[];
  /** What styles have moved or faded. */
  readonly moved: readonly string[];
}

/** Before the page is opened. */
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

/** What moves now; script may move without a style. */
export const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  );

/** Sections without opacity. */
export const hiddenSections = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section > .page')]
      .filter((element) => getComputedStyle(element).opacity === '0')
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** The clock goes on in steps, so that what a turn brings is drawn before the next begins. */
export const pass = async (page: Page, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 500) await page.clock.runFor(Math.min(left, 500));
};
