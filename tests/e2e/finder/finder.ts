import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import { fill } from '#domain/format.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import type { Hospital, HospitalQuery } from '#workers/contract.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { test as base, expect, expectAccessible, open, type Site } from '../support/site.ts';

export { expect };

/** First number of a text; NaN if there is none. */
export const figureIn = (text: string | null | undefined): number =>
  Number(/\d[\d.,\u202f]*/.exec(text ?? '')?.[0].replace(/\D/g, '') ?? Number.NaN);

/** Locators and actions of the finder, and of the list of my hospitals under it. */
export const finderOn = (page: Page, site: Site) => {
  const { code, words, near, take, mine, finderPath } = site;
  const { filters, results } = words;
  const main = page.getByRole('main');
  const combobox = (name: string, exact = false): Locator => page.getByRole('combobox', { name, exact });
  /** The status line, such as "104 hospitals: Texas, Plus network". */
  const status = main.getByRole('status').filter({ hasText: /^(\d|No |Ningún |Nenhum ).*:/ });
  /** The actions for the whole list: share, print, CSV. */
  const exports = page.getByRole('region', { name: take.heading });
  /** The region of my hospitals under the finder. */
  const tray = page.getByRole('region', { name: new RegExp(`^${mine.heading}`) });
  const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const openReady = async (address: string): Promise<void> => {
    await open(page, address);
    await expect(page.locator('[data-phase=ready]').first()).toBeAttached();
  };
  return {
    main,
    status,
    exports,
    tray,
    heading: page.getByRole('heading', { name: results.heading, exact: true }),
    rows,
    names: main.getByRole('rowheader'),
    state: combobox(filters.state),
    city: combobox(filters.city),
    name: combobox(filters.name),
    place: combobox(near.place, true),
    within: combobox(near.within),
    network: (name: string): Locator => page.getByRole('radio', { name, exact: true }),
    column: (name: string): Locator => page.getByRole('columnheader', { name }),
    filter: page.getByRole('button', { name: new RegExp(`^${filters.apply}`) }),
    reset: page.getByRole('button', { name: filters.reset }),
    /** The button with the name of the first hospital, which opens its panel. */
    firstName: main.getByRole('row').locator('[aria-haspopup=dialog]').first(),
    /** The star button of the row at this position. */
    starAt: (at: number): Locator => rows.nth(at).getByRole('button').first(),
    /** The star button of a hospital; its name is the same in both states. */
    star: ({ name }: Hospital): Locator =>
      page
        .getByRole('table', { name: results.caption })
        .getByRole('button', { name: fill(mine.star.name, { hospital: name }), exact: true })
        .first(),

    /** Opens the finder and waits for the engine's results. */
    openReady,
    openFlorida: (more = ''): Promise<void> => openReady(`${finderPath}?state=FL${more}`),
    /** Opens the folded fields: most fields on narrow screens, the fields of a place on wide ones. */
    openFields: async (): Promise<void> => {
      await expect(page.locator('html[data-alive]')).toBeAttached();
      for (const name of [filters.change, filters.more, near.legend]) {
        const fold = page.getByRole('search').getByRole('button', { name, expanded: false });
        if (await fold.isVisible()) await fold.click();
      }
    },
    openTray: async (): Promise<Locator> => {
      await tray.getByRole('button', { name: mine.show }).click();
      await expect(tray.getByRole('table')).toBeVisible();
      return tray;
    },
    /** Number of hospitals in the status line. */
    listed: async (): Promise<number> => figureIn(await status.textContent()),
    /** Waits until the places (city, state and ZIP code) of all rows match. */
    expectPlaces: async (place: RegExp): Promise<void> => {
      const places = page.getByRole('cell', { name: /\b\d{5}$/ });
      await expect(places.first()).toHaveText(place);
      const others = async () => (await places.allTextContents()).filter((each) => !place.test(each));
      await expect.poll(others).toEqual([]);
    },
    /** Downloads the CSV file and parses it. */
    saveCsv: async () => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        exports.getByRole('button', { name: take.csv }).click(),
      ]);
      const text = readFileSync(await download.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      const { data, errors } = Papa.parse<string[]>(text.slice(1), {
        skipEmptyLines: true,
        newline: '\r\n',
        // The delimiter follows the region: Brazil has a decimal comma, Mexico a decimal point.
        delimiter: code === 'PT' ? ';' : ',',
      });
      expect(errors).toEqual([]);
      const [head = [], ...body] = data;
      return { name: download.suggestedFilename(), head, body };
    },
  };
};

export type Finder = ReturnType<typeof finderOn>;

/** Tests with the finder of the test's language. */
export const test = base.extend<{ readonly finder: Finder }>({
  finder: ({ page, site }, use) => use(finderOn(page, site)),
});

/** Opens an address in a new browser context, as another visitor. */
export const openElsewhere = async (browser: Browser, locale: string, address: string): Promise<Page> => {
  const page = await (await browser.newContext({ locale, serviceWorkers: 'block' })).newPage();
  await open(page, address);
  return page;
};

export const engine = openDirectory(readFileSync('data/generated/hospitals.index')).engine;

/** All rows that the engine finds, computed in Node. */
export const rowsOf = (query: Partial<HospitalQuery>): readonly Hospital[] =>
  engine.search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER, ...query }).rows;

/** Like `expectAccessible`, for pages that still load sections: reduced motion prevents half-finished fades. */
export const expectAccessibleNow = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: null });
};

export const squeezed = (text: string): string => text.replace(/\s/g, '');

/** The text of each printed page, without spaces. */
export const printedPages = async (
  page: Page,
  format: 'A4' | 'Letter' = 'Letter',
): Promise<readonly string[]> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format })) }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return squeezed(items.map((item) => ('str' in item ? item.str : '')).join(''));
    }),
  );
};

/** Simulates closing the print dialog. */
export const afterPrint = async (page: Page): Promise<void> => {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html[data-sheet]')).toHaveCount(0);
};
