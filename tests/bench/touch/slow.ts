import type { Page } from '@playwright/test';
import { slowAnswers } from './watch.ts';

const WORKER = /\/search\.worker-[^/]+\.js$/;

/** The page's thread; at once, and for as long as the page lives. */
export const slowDown = async (page: Page, slow: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
};

/** The worker that the page is going to start. */
export const slowWorker = async (page: Page, slow: number): Promise<void> => {
  await page.route(WORKER, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: slowAnswers(slow) + (await response.text()) });
  });
};
