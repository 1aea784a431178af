import type { Browser, Page } from '@playwright/test';
import { TYPED } from './typed-names.ts';
import { nameBox, openFinder, seenBy, withVisit } from './visit.ts';
import type { PageSeen } from './watch-page.ts';

/** A key comes when the answer to the one before is there, and so much later: the pauses of a quick typist. */
const BETWEEN_KEYS = 150;

/** Milliseconds of each key that changed something, in their order. */
export const layoutTimes = ({ keys }: Pick<PageSeen, 'keys'>): readonly number[] =>
  keys.flatMap(({ at, laidOut }) => (laidOut === undefined ? [] : [laidOut - at]));

/** Types each name key by key and takes it away again. */
export const typeNames = async (page: Page): Promise<void> => {
  const box = nameBox(page);
  await box.focus();
  for (const name of TYPED) {
    await page.waitForTimeout(BETWEEN_KEYS);
    await page.keyboard.type(name, { delay: BETWEEN_KEYS });
    await box.press('ControlOrMeta+a');
    await box.press('Backspace');
  }
};

/** Milliseconds from each key in the name to the layout of suggestions and count, whichever was the later. */
export const keyToLayout = (browser: Browser, address: string, slow: number): Promise<readonly number[]> =>
  withVisit(browser, slow, async (page) => {
    await openFinder(page, `${address}/hospitals`);
    await typeNames(page);
    await page.waitForTimeout(BETWEEN_KEYS);
    return layoutTimes(await seenBy(page));
  });
