import type { Page } from '@playwright/test';
import { test as base, expect, open, SITES } from '../support/site.ts';

export const { words, shell } = SITES[0];

/** What browsers say of a request that a test lets fail. */
export const FAILED_LOAD =
  /Failed to load resource|the server responded|net::ERR_|Failed to fetch|error loading dynamically imported module/;

/** As all tests of the site; and none of these may leave an error uncaught, in the worker neither. */
export const test = base.extend<{ readonly uncaught: undefined }>({
  uncaught: [
    async ({ page }, use) => {
      const seen: string[] = [];
      await page.exposeFunction('noteUncaught', (text: string) => seen.push(text));
      await page.addInitScript(() => {
        const { noteUncaught } = globalThis as unknown as { noteUncaught: (text: string) => void };
        addEventListener('error', ({ message }) => noteUncaught(message));
        addEventListener('unhandledrejection', ({ reason }) => noteUncaught(String(reason)));
      });
      await use(undefined);
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, open };

/** The list shows the hospitals of Texas, and the line above it says so. */
export const expectTexas = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Texas' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();
};

/** Asks the finder for Texas by its address, as a visitor who comes by a link. */
export const filterTexas = async (page: Page): Promise<void> => {
  await open(page, '/hospitals?state=TX');
  await expectTexas(page);
};

/** What the site says when a part of a page did not come. */
export const missing = (page: Page) => page.getByRole('alert').filter({ hasText: shell.failed.title });

/** The documents that the browser has loaded since, by their paths. */
export const watchDocuments = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

/** Runs this code before the worker's own, in the first so many workers. Returns how many files were asked for. */
export const beforeWorker = async (
  page: Page,
  code: string,
  workers = Number.POSITIVE_INFINITY,
): Promise<() => number> => {
  let asked = 0;
  await page.route(/search\.worker/, async (route) => {
    asked += 1;
    if (asked > workers) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: `{${code}}\n${await response.text()}` });
  });
  return () => asked;
};

/** Code for a worker that does this when it is asked to search. */
export const whenAsked = (act: string): string =>
  `addEventListener('message', (event) => { if (/^search/.test(event.data.path?.at(-1))) { ${act} } });`;
