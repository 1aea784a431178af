import type { Page } from '@playwright/test';
import { test as base, ENGLISH, expect, open } from '../support/site.ts';

export const { words, shell } = ENGLISH;

/** Console messages about requests that a test lets fail. */
export const FAILED_LOAD =
  /Failed to load resource|the server responded|net::ERR_|Failed to fetch|error loading dynamically imported module/;

/** Like the `test` of the site; also fails on uncaught errors, including those of the worker, and on unhandled rejections. */
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

/** Expects that the list and the status line show hospitals in Texas. */
export const expectTexas = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Texas' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();
};

/** Opens the finder filtered by Texas, as from a link. */
export const filterTexas = async (page: Page): Promise<void> => {
  await open(page, '/hospitals?state=TX');
  await expectTexas(page);
};

/** The error message for a part of a page that did not load. */
export const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: shell.failed.title });

/** Collects the paths of navigation requests; the returned array grows with each request. */
export const watchDocuments = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

/** Prepends code to the script of the first `workers` workers. The returned function counts the requests for the script. */
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

/** Worker code that runs `act` on each search request. */
export const whenAsked = (act: string): string =>
  `addEventListener('message', (event) => { if (/^search/.test(event.data.path?.at(-1))) { ${act} } });`;
