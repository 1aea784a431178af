import type { Locator, Page } from '@playwright/test';
import { KINDS, type KindName } from './kinds.ts';
import type { Seen, Watch } from './watch.ts';

type WithWatch = typeof globalThis & { readonly touchWatch: Watch };

/** How a visitor's hand does things; each waits until the page is at rest again. */
export interface Hand {
  readonly keys: (kind: KindName, keys: readonly string[]) => Promise<void>;
  /** A finger where there is one, else the mouse. */
  readonly press: (kind: KindName, target: Locator) => Promise<void>;
  readonly scroll: (target: Locator, by: number) => Promise<void>;
  readonly rest: () => Promise<void>;
  /** The keyboard's focus goes there; nobody types at that same moment. */
  readonly enter: (target: Locator) => Promise<void>;
  /** What follows belongs to no gesture that is measured. */
  readonly aside: () => Promise<void>;
}

/** From a mouse's button going down to its going up: quicker than most hands. */
const PRESS_MS = 60;

/** Long enough for every answer and paint that one gesture leads to. */
const REST_MS = 250;

const begin = (page: Page, kind: KindName): Promise<void> =>
  page.evaluate(([name, paints]) => (globalThis as WithWatch).touchWatch.begin(name, paints), [
    kind,
    KINDS[kind].paints,
  ] as const);

/** What follows belongs to no gesture that is measured: to find an element by its role goes through the whole page. */
const aside = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as WithWatch).touchWatch.begin('aside', {}));

/** Where to press; the element is brought into sight first. */
const middleOf = async (page: Page, target: Locator): Promise<readonly [x: number, y: number]> => {
  await aside(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} cannot be seen`);
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const scrollWith = async (page: Page, hasTouch: boolean, [x, y]: readonly [number, number], by: number) => {
  const session = await page.context().newCDPSession(page);
  const gestureSourceType = hasTouch ? 'touch' : 'mouse';
  await session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -by,
    speed: 3000,
    gestureSourceType,
  });
  await session.detach();
};

export const handOn = (page: Page, hasTouch: boolean): Hand => {
  const rest = () => page.waitForTimeout(REST_MS);
  return {
    rest,
    enter: async (target) => {
      await aside(page);
      const box = await target.elementHandle();
      await rest();
      await begin(page, 'enter');
      await box?.focus();
      await rest();
    },
    aside: () => aside(page),
    keys: async (kind, keys) => {
      for (const key of keys) {
        await begin(page, kind);
        await page.keyboard.press(key);
        await rest();
      }
    },
    press: async (kind, target) => {
      const [x, y] = await middleOf(page, target);
      await rest();
      await begin(page, kind);
      await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y, { delay: PRESS_MS }));
      await rest();
      await rest();
    },
    scroll: async (target, by) => {
      const middle = await middleOf(page, target);
      await rest();
      await begin(page, 'scroll');
      await scrollWith(page, hasTouch, middle, by);
      await rest();
    },
  };
};

/** Everything that the page has seen. */
export const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(() => (globalThis as WithWatch).touchWatch.seen);
