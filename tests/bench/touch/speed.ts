import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's benchmark index of this machine, not slowed down. Its documentation ("CPU Throttling") makes a mid-tier phone of
 * an index of 1,500 to 2,000 by slowing it 4 times, of one of 1,000 to 1,500 by slowing it twice.
 */
export const benchmarkIndex = async (browser: Browser): Promise<number> => {
  const page = await browser.newPage();
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
  await page.close();
  return Math.round(index);
};
