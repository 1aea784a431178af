import type { Page } from '@playwright/test';
import { test } from '../finder/finder.ts';
import { ENGLISH, expect, FAILED_LOAD, open } from '../support/site.ts';

export const { words, shell } = ENGLISH;

export { expect, FAILED_LOAD, open, test };

/** Expects that the list and the status line show hospitals in Texas. */
export const expectTexas = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Texas' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /TX \d{5}$/ }).first()).toBeVisible();
};

/** Opens the finder filtered by Texas, as from a link. */
export const filterTexas = async (page: Page): Promise<void> => {
  await open(page, '/hospitals?state=TX');
  await expectTexas(page);
};

/** The error message for a part of a page that did not load. */
export const loadError = (page: Page) => page.getByRole('alert').filter({ hasText: shell.failed.title });

/** Makes the browser deny storage. To be called before the page is opened. */
export const denyStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
