import type { Page } from '@playwright/test';
import { PATHS } from './pages.ts';

/** A page's address in the language with this prefix. */
export const addressIn = (prefix: string, path: string): string => (prefix + path).replace(/(.)\/$/, '$1');

/** Every page's address in the language with this prefix. */
export const addressesIn = (prefix: string): readonly string[] =>
  PATHS.map((path) => addressIn(prefix, path));

const PICTURE_TIMEOUT_MS = 5000;

/** Resolves to false if the browser gives no picture in time. */
const takePicture = async (page: Page): Promise<boolean> => {
  const session = await page.context().newCDPSession(page);
  const picture = session.send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
  });
  const isTaken = await Promise.race([
    picture.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS, false)),
  ]);
  await session.detach();
  return isTaken;
};

/**
 * A browser without a screen has been seen to stop drawing, one page in some hundred: a picture makes it draw again, and where
 * that is not enough, a window of another size.
 */
const draw = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await takePicture(page)) return;
    if (size === null) break;
    await page.setViewportSize({ ...size, height: size.height + 1 });
    await page.setViewportSize(size);
  }
  throw new Error('the browser has stopped drawing');
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
