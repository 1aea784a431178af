import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import Papa from 'papaparse';
import brand from '#data/brand.json' with { type: 'json' };
import en from '#data/words/en/take-along.json' with { type: 'json' };
import es from '#data/words/es/take-along.json' with { type: 'json' };
import pt from '#data/words/pt/take-along.json' with { type: 'json' };
import { EVERYTHING, type HospitalQuery } from '#workers/contract.ts';
import { createReferenceEngine } from '#workers/reference.ts';
import { inBoston, serveDirectory } from '../support/other-directory.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const TAKE = { EN: en, ES: es, PT: pt };

/** Every row that the engine answers, asked outside of the browser. */
const rowsOf = (query: Partial<HospitalQuery>) =>
  createReferenceEngine(readFileSync('data/generated/hospitals.index')).search({
    ...EVERYTHING,
    limit: Number.MAX_SAFE_INTEGER,
    ...query,
  }).rows;

const openReady = async (page: Page, address: string): Promise<void> => {
  await open(page, address);
  await expect(page.locator('[data-phase=ready]').first()).toBeAttached();
};

const bar = (page: Page, words: typeof en): Locator => page.getByRole('region', { name: words.heading });

/** The button of the nth row that opens its menu. */
const more = (page: Page, index = 0): Locator => page.locator('tbody [aria-haspopup=menu]').nth(index);

interface Printed {
  readonly sheet: string;
  readonly rows: number;
}

/** Instead of the browser's dialog, which no test can close: notes what stands on the sheet, and goes on. */
const notePrints = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const prints: Printed[] = [];
    Object.assign(window, {
      prints,
      print: () => {
        const sheet = document.body.lastElementChild;
        prints.push({
          sheet: document.documentElement.dataset.sheet === undefined ? '' : (sheet?.textContent ?? ''),
          rows: sheet?.querySelectorAll('tbody tr').length ?? 0,
        });
      },
    });
  });

const prints = (page: Page): Promise<readonly Printed[]> =>
  page.evaluate(() => (window as unknown as { prints: Printed[] }).prints);

for (const { name, code, prefix, browser, words } of SITES) {
  const inTurn = turnsOf(code);
  const take = TAKE[code];
  test.describe(`taking the list along in ${name}`, () => {
    test.use({ locale: browser });

    test('the CSV holds every applied row in its order, read back by a CSV library', async ({ page }) => {
      await openReady(page, `${prefix}/hospitals?network=plus&sort=city&dir=desc`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        bar(page, take).getByRole('button', { name: take.csv }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^${take.file.file}-.*plus.*-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
      );
      const text = readFileSync(await download.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      const { data, errors } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
      expect(errors).toEqual([]);
      const expected = rowsOf({ network: 'plus', sort: { key: 'city', direction: 'desc' } });
      expect(data.slice(1).map((row) => [row[0]?.toLowerCase(), row[1], row[3]])).toEqual(
        expected.map((row) => [row.name.toLowerCase(), row.city, `${row.state} ${row.zip}`]),
      );
      for (const row of data.slice(1)) expect(row.at(-1)).toContain(words.sample.tag);
      await expect(bar(page, take).getByRole('status').first()).toContainText(
        String(expected.length).slice(-3),
      );
    });

    test('the printed list shows filters, count, day, sample notice and all rows, and nothing else', async ({
      page,
    }) => {
      await notePrints(page);
      await openReady(page, `${prefix}/hospitals?network=core`);
      await bar(page, take).getByRole('button', { name: take.print }).click();
      await expect.poll(() => prints(page)).toHaveLength(1);
      const [sheet] = await prints(page);
      const expected = rowsOf({ network: 'core' });
      expect(expected.length).toBeGreaterThan(400);
      expect(sheet?.rows).toBe(expected.length);
      for (const text of [
        take.paper.title,
        words.labels.network.replace('{network}', 'Core'),
        words.sample.tag,
        words.asOf.split('{date}')[1] ?? '',
        '/hospitals?network=core',
        expected.at(-1)?.zip ?? '?',
      ])
        expect(sheet?.sheet).toContain(text);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: take.paper.title })).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await page.emulateMedia({ media: null });
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(page.locator('html[data-sheet]')).toHaveCount(0);
    });

    test('the link and the WhatsApp message lead to the same list in this language', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openReady(page, `${prefix}/hospitals?state=TX&network=ultra`);
      await bar(page, take).getByRole('button', { name: take.share.copy }).click();
      await expect(bar(page, take).getByText(take.share.copied)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const whatsapp = bar(page, take).getByRole('link', { name: take.whatsapp });
      const message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
      expect(message).toContain(link);
      expect(message).toContain('Texas');
      const { pathname, searchParams } = new URL(link);
      expect(pathname).toBe(`${prefix}/hospitals`);
      expect(searchParams.get('lang')).toBe(prefix === '' ? 'en' : null);
      const status = page.getByRole('status').filter({ hasText: 'Texas' });
      const said = await status.textContent();
      const clean = await context.browser()?.newContext();
      const other = await clean?.newPage();
      await other?.goto(link);
      await expect(
        other?.getByRole('status').filter({ hasText: 'Texas' }) ?? page.locator('none'),
      ).toHaveText(said ?? '');
      await clean?.close();
    });

    test('a row opens in maps and reports an error, by keyboard', async ({ page }) => {
      await openReady(page, `${prefix}/hospitals?state=FL`);
      const [first] = rowsOf({ state: 'FL' });
      const hospital = first?.name ?? '?';
      const opener = page
        .getByRole('button', { name: take.row.more.replace('{hospital}', hospital) })
        .first();
      await opener.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('menu', { name: hospital });
      const maps = menu.getByRole('menuitem', { name: take.row.maps });
      await expect(maps).toBeFocused();
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      const map = new URL((await maps.getAttribute('href')) ?? '');
      expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
      expect(map.searchParams.get('query')).toBe(
        `${hospital}, ${first?.city}, ${first?.state} ${first?.zip}`,
      );
      await expect(maps).toHaveAttribute('rel', /noreferrer/);
      await expectAccessible(page);
      await page.keyboard.press('ArrowUp');
      const report = menu.getByRole('menuitem', { name: take.row.report });
      await expect(report).toBeFocused();
      const mail = new URL((await report.getAttribute('href')) ?? '');
      expect(mail.pathname).toBe(brand.emails.general);
      expect(mail.searchParams.get('subject')).toBe(take.report.subject.replace('{hospital}', hospital));
      const body = mail.searchParams.get('body') ?? '';
      for (const part of [hospital, first?.zip ?? '?', `${prefix}/hospitals?state=FL`, take.report.wrong])
        expect(body).toContain(part);
      await page.keyboard.press('ArrowDown');
      await expect(maps).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(opener).not.toHaveAttribute('aria-expanded', 'true');
    });

    inTurn()('at 390 px the bar and the menu of a row lie inside the window', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await openReady(page, `${prefix}/hospitals?state=FL`);
      await more(page, 1).scrollIntoViewIfNeeded();
      await more(page, 1).click();
      const box = await page.getByRole('menu').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      for (const item of await page.getByRole('menuitem').all())
        expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.mouse.click(5, 300);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    });
  });
}

/** Names that break files, or that a spreadsheet would run. */
const HOSTILE = [
  'Said "the best", twice',
  'Two\nlines',
  'Two\r\nlines, the other way',
  '=HYPERLINK("https://evil.example","Click")',
  '+1 hospital',
  '-minus',
  '@sum(A1)',
  '\ttab',
  '<img src=x onerror=alert(1)>, b',
  'Niño; 🏥',
];

test('hostile names come out of the CSV as they went into the directory, and none begins as a formula', async ({
  page,
}) => {
  const hospitals = HOSTILE.map((hostile) => inBoston(hostile, { city: '=cmd, "Boston"' }));
  await serveDirectory(page, hospitals);
  await openReady(page, '/hospitals?network=core');
  await expect(page.getByRole('rowheader')).toHaveCount(HOSTILE.length);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page, en).getByRole('button', { name: en.csv }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8').slice(1);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true, newline: '\r\n' });
  expect(errors).toEqual([]);
  const [head = [], ...rows] = data;
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
  expect(rows.map(([name]) => name).toSorted()).toEqual(
    HOSTILE.map((each) => (/^[=+\-@\t\r]/.test(each) ? `'${each}` : each)).toSorted(),
  );
  expect(new Set(rows.map((row) => row[1]))).toEqual(new Set([`'=cmd, "Boston"`]));
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});

test('on paper all pages of the list repeat the table’s head and are numbered', async ({ page }) => {
  await notePrints(page);
  await openReady(page, '/hospitals?state=TX');
  await bar(page, en).getByRole('button', { name: en.print }).click();
  await expect.poll(() => prints(page)).toHaveLength(1);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })) }).promise;
  expect(pdf.numPages).toBeGreaterThan(1);
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(text).toContain('Reached by');
    expect(text).toContain(`${number} / ${pdf.numPages}`);
  }
});

test('nothing is offered of an empty list, and a scrolled list closes the menu', async ({ page }) => {
  await openReady(page, '/hospitals?q=zzzzzz');
  await expect(bar(page, en)).toHaveCount(0);
  await openReady(page, '/hospitals');
  await more(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page
    .getByRole('region', { name: SITES[0].words.results.region })
    .evaluate((region) => region.scrollBy(0, 900));
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test.describe('when the engine’s piece does not come', () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test('it is said that it did not work, and the page goes on', async ({ page }) => {
    await openReady(page, '/hospitals?state=TX');
    await page.route(/Errands-.*\.js$/, (route) => route.abort());
    await bar(page, en).getByRole('button', { name: en.csv }).click();
    await expect(bar(page, en).getByText(en.failed)).toBeVisible();
  });
});
