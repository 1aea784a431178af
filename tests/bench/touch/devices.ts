import type { Browser, BrowserContextOptions } from '@playwright/test';
import { handOn, seenIn } from './gestures.ts';
import { slowDown, slowWorker } from './slow.ts';
import { chooseAndFilter, openFinder, scrollList, sortAll, typeCities, typeNames, useRows } from './visit.ts';
import { type Seen, watch } from './watch.ts';

export interface Device {
  readonly name: string;
  readonly screen: BrowserContextOptions;
}

export const DESKTOP: Device = { name: 'desktop', screen: { viewport: { width: 1440, height: 900 } } };

export const DEVICES: readonly Device[] = [
  {
    name: 'phone',
    screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  },
  DESKTOP,
];

const PARTS = [typeNames, typeCities, chooseAndFilter, sortAll, scrollList, useRows];

/** One visit with everything that is measured; what the page has seen of it. */
export const measure = async (
  browser: Browser,
  { screen }: Device,
  address: string,
  slow: number,
): Promise<Seen> => {
  const context = await browser.newContext({ ...screen, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await slowWorker(page, slow);
  await openFinder(page, address);
  await slowDown(page, slow);
  const hand = handOn(page, screen.hasTouch === true);
  for (const part of PARTS) await part(page, hand);
  const seen = await seenIn(page);
  await context.close();
  return seen;
};
