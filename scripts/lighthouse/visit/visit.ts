import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { use } from './gestures.ts';
import { type Seen, watch } from './watch.ts';
import { type Transferred, weigh } from './weigh.ts';

/** What one visit of a page gave. */
export interface Visit extends Readonly<Seen> {
  readonly path: string;
  readonly bytes: Transferred;
}

/** How many times slower the processor is while the page loads, and while it is used. */
const LOADING = 6;
const USED = 4;

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'en-US',
  serviceWorkers: 'block',
};

type Watching = typeof globalThis & { readonly seen: Seen };

const slowDown = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Visits a page on a phone with a cold cache, lets it come to rest, and uses it. */
export const visit = async (browser: Browser, address: string, path: string): Promise<Visit> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watch);
  const weighed = await weigh(session);
  const seen = () => page.evaluate(() => (globalThis as Watching).seen);

  await slowDown(session, LOADING);
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  const { shift, longTasks } = await seen();
  const bytes = weighed();

  await slowDown(session, USED);
  await use(page);
  const { slowest } = await seen();
  await context.close();
  return { path, bytes, shift, longTasks, slowest };
};
