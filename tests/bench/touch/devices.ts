import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { handOn, seenIn } from './gestures.ts';
import { chooseAndFilter, openFinder, scrollList, sortAll, typeCities, typeNames, useRows } from './visit.ts';
import { type Seen, slowAnswers, watch } from './watch.ts';

export interface Device {
  readonly name: string;
  readonly screen: BrowserContextOptions;
}

export const DEVICES: readonly Device[] = [
  {
    name: 'phone',
    screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  },
  { name: 'desktop', screen: { viewport: { width: 1440, height: 900 } } },
];

const PARTS = [typeNames, typeCities, chooseAndFilter, sortAll, scrollList, useRows];
const WORKER = /\/search\.worker-[^/]+\.js$/;

const slowDown = async (page: Page, slow: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
};

const slowWorker = async (page: Page, slow: number): Promise<void> => {
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: slowAnswers(slow) + (await response.text()) });
  });
};

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
