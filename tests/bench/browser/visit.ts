import type { Browser, Page } from '@playwright/test';
import words from '../../../data/words/en/hospitals.json' with { type: 'json' };
import { slowDown, slowWorker } from '../touch/slow.ts';
import { type PageSeen, type WithSeen, watchPage } from './watch-page.ts';

/** What a key changes: the list of suggestions, and how many hospitals Filter would give. */
const ANSWERS = '[role="listbox"], search button[type="submit"], search fieldset small';

/** An address with filters: its rows are not those that the page came with. */
export const FILTERED = '/hospitals?state=FL&network=plus';

const SCREEN = { viewport: { width: 1440, height: 900 } };

/** A first visit: nothing of the site is cached. The page is watched, it and its worker are slowed down. */
export const withVisit = async <Result>(
  browser: Browser,
  slow: number,
  use: (page: Page) => Promise<Result>,
): Promise<Result> => {
  // Comlink and an echoing worker are put beside the site: its policy would refuse them.
  const context = await browser.newContext({ ...SCREEN, locale: 'en-US', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage, ANSWERS);
    if (slow > 1) await slowWorker(page, slow);
    await slowDown(page, slow);
    return await use(page);
  } finally {
    await context.close();
  }
};

/** The rows of the address have been painted, and the controls say how many there are. */
export const openFinder = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('[data-phase="ready"]').first().waitFor();
  await page.getByRole('button', { name: words.filters.apply }).filter({ hasText: /\d/ }).waitFor();
};

export const nameBox = (page: Page) => page.getByRole('combobox', { name: words.filters.name, exact: true });

export const seenBy = (page: Page): Promise<PageSeen> =>
  page.evaluate(() => (globalThis as WithSeen).pageSeen);
