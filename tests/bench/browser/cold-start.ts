import type { Browser } from '@playwright/test';
import { FILTERED, openFinder, seenBy, withVisit } from './visit.ts';

/** Milliseconds from the navigation to the first rows of a filtered address, painted; with an empty cache, from this machine. */
export const coldStart = (browser: Browser, address: string, slow: number): Promise<number> =>
  withVisit(browser, slow, async (page) => {
    await openFinder(page, address + FILTERED);
    const { answered } = await seenBy(page);
    if (answered === undefined || !Number.isFinite(answered)) throw new Error('no rows were painted');
    return answered;
  });
