import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import type { Hospital, HospitalQuery } from '#workers/contract.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { expect, expectAccessible, open, readWords, SITES } from '../support/site.ts';

const LANGUAGES = { EN: 'ENG', ES: 'ESP', PT: 'POR' } as const;

const finderIn = (site: (typeof SITES)[number]) => ({
  ...site,
  language: LANGUAGES[site.code],
  path: `${site.prefix}/hospitals`,
  near: readWords<typeof import('#data/words/en/near.json')>(site.code, 'near'),
  take: readWords<typeof import('#data/words/en/take-along.json')>(site.code, 'take-along'),
  panel: readWords<typeof import('#data/words/en/hospital-panel.json')>(site.code, 'hospital-panel'),
  mine: readWords<typeof import('#data/words/en/my-hospitals.json')>(site.code, 'my-hospitals'),
  card: readWords<typeof import('#data/words/en/desk-card.json')>(site.code, 'desk-card'),
  map: readWords<typeof import('#data/words/en/map.json')>(site.code, 'map'),
  states: readWords<typeof import('#data/words/en/states.json')>(site.code, 'states'),
});

/** The finder in a language: its path and UI texts. */
export type Finder = ReturnType<typeof finderIn>;

export const FINDERS: readonly Finder[] = SITES.map(finderIn);
export const ENGLISH = finderIn(SITES[0]);

export const main = (page: Page): Locator => page.getByRole('main');

/** The status line, such as "104 hospitals: Texas, Plus network". */
export const status = (page: Page): Locator =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^(\d|No |Ningún |Nenhum ).*:/ });

/** Opens the folded fields: most fields on narrow screens, the fields of a place on wide ones. */
export const openFields = async (page: Page, { words, near }: Finder): Promise<void> => {
  await expect(page.locator('html[data-alive]')).toBeAttached();
  for (const name of [words.filters.change, words.filters.more, near.legend]) {
    const fold = page.getByRole('search').getByRole('button', { name, expanded: false });
    if (await fold.isVisible()) await fold.click();
  }
};

export const resultsHeading = (page: Page, { words }: Finder): Locator =>
  page.getByRole('heading', { name: words.results.heading, exact: true });

/** First number of a text; NaN if there is none. */
export const figureIn = (text: string | null | undefined): number =>
  Number(/\d[\d.,\u202f]*/.exec(text ?? '')?.[0].replace(/\D/g, '') ?? Number.NaN);

/** Number of hospitals in the status line. */
export const listed = async (page: Page): Promise<number> => figureIn(await status(page).textContent());

export const rows = (page: Page): Locator =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

export const stateBox = (page: Page, { words }: Finder): Locator =>
  page.getByRole('combobox', { name: words.filters.state });
export const cityBox = (page: Page, { words }: Finder): Locator =>
  page.getByRole('combobox', { name: words.filters.city });
export const nameBox = (page: Page, { words }: Finder): Locator =>
  page.getByRole('combobox', { name: words.filters.name });
export const placeBox = (page: Page, { near }: Finder): Locator =>
  page.getByRole('combobox', { name: near.place, exact: true });
export const withinBox = (page: Page, { near }: Finder): Locator =>
  page.getByRole('combobox', { name: near.within });
export const networkBox = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });
export const filterButton = (page: Page, { words }: Finder): Locator =>
  page.getByRole('button', { name: new RegExp(`^${words.filters.apply}`) });
export const resetButton = (page: Page, { words }: Finder): Locator =>
  page.getByRole('button', { name: words.filters.reset });
export const columnHead = (page: Page, name: string): Locator => page.getByRole('columnheader', { name });

/** The actions for the whole list: share, print, CSV. */
export const takeBar = (page: Page, { take }: Finder): Locator =>
  page.getByRole('region', { name: take.heading });

/** Downloads the CSV file and parses it. */
export const saveCsv = async (page: Page, site: Finder) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    takeBar(page, site).getByRole('button', { name: site.take.csv }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  // The delimiter follows the region: Brazil has a decimal comma, Mexico a decimal point.
  const delimiter = site.code === 'PT' ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(text.slice(1), {
    skipEmptyLines: true,
    newline: '\r\n',
    delimiter,
  });
  expect(errors).toEqual([]);
  const [head = [], ...body] = data;
  return { name: download.suggestedFilename(), head, body };
};

/** The button with the name of the first hospital, which opens its panel. */
export const firstName = (page: Page): Locator =>
  main(page).getByRole('row').locator('[aria-haspopup=dialog]').first();

/** Opens the finder and waits for the engine's results. */
export const openReady = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await expect(page.locator('[data-phase=ready]').first()).toBeAttached();
};

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

/** Waits until the places (city, state and ZIP code) of all rows match. */
export const expectPlaces = async (page: Page, place: RegExp): Promise<void> => {
  const places = page.getByRole('cell', { name: /\b\d{5}$/ });
  await expect(places.first()).toHaveText(place);
  await expect
    .poll(async () => (await places.allTextContents()).filter((each) => !place.test(each)))
    .toEqual([]);
};

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

/** Replaces the browser's print dialog, which tests cannot close, by a counter. */
export const countPrints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { prints: 0 });
    window.print = () => {
      Object.assign(window, { prints: (window as unknown as { prints: number }).prints + 1 });
    };
  });

export const expectPrints = (page: Page, count: number): Promise<void> =>
  expect.poll(() => page.evaluate('prints')).toBe(count);

/** Simulates closing the print dialog. */
export const afterPrint = async (page: Page): Promise<void> => {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html[data-sheet]')).toHaveCount(0);
};
