import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import enWords from '#data/words/en/networks.json' with { type: 'json' };
import esWords from '#data/words/es/networks.json' with { type: 'json' };
import ptWords from '#data/words/pt/networks.json' with { type: 'json' };
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const WORDS = { EN: enWords, ES: esWords, PT: ptWords } as const;

/** The cells of a column in the order of the table, without the sum. */
const column = async (page: Page, at: number): Promise<readonly string[]> =>
  (await page.locator('main tbody tr').all()).length === 0
    ? []
    : page
        .locator(`main tbody tr > :nth-child(${at + 1})`)
        .evaluateAll((cells) =>
          cells.map((cell) => (cell.querySelector('span') ?? cell).textContent?.trim() ?? ''),
        );

for (const site of SITES) {
  const inTurn = turnsOf(site.code);
  const { code, prefix, name, words } = site;
  const own = WORDS[code];
  test.describe(`the table of states by network in ${name}`, () => {
    test.use({ locale: site.browser });

    test('has for every figure a link to exactly those hospitals', async ({ page }) => {
      await open(page, `${prefix}/hospitals/networks`);
      await expect(page.getByText(words.sample.tag)).toBeVisible();
      const texas = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Texas' }) });
      const plus = texas.getByRole('link', { name: /: Plus, Texas$/ });
      const count = (await plus.locator('span').first().textContent()) ?? '';
      await plus.click();
      await expect(page).toHaveURL(`${prefix}/hospitals?state=TX&network=plus`);
      const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Texas' });
      await expect(status).toContainText(new RegExp(`(^|\\D)${count}\\D`));
    });

    inTurn()('is ordered by each of its columns with the keyboard, and says so', async ({ page }) => {
      await open(page, `${prefix}/hospitals/networks`);
      const plus = page.getByRole('columnheader', { name: 'Plus' });
      await expect(plus).toHaveAttribute('aria-sort', 'none');
      await plus.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(plus).toHaveAttribute('aria-sort', 'ascending');
      const ascending = (await column(page, 3)).map(Number);
      expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
      await page.keyboard.press('Enter');
      await expect(plus).toHaveAttribute('aria-sort', 'descending');
      expect((await column(page, 3)).map(Number)).toEqual([...ascending].sort((a, b) => b - a));
      const state = page.getByRole('columnheader', { name: own.table.state });
      await state.getByRole('button').click();
      const names = await column(page, 0);
      expect(names).toEqual([...names].sort(new Intl.Collator(site.lang).compare));
      await expect(page.locator('tfoot').getByRole('rowheader')).toHaveText(own.table.total);
    });

    inTurn()('shows hospitals, shares or both', async ({ page }) => {
      await open(page, `${prefix}/hospitals/networks`);
      const cell = page.getByRole('link', { name: /: Core, Texas$/ });
      const [count, share] = [cell.locator('span').first(), cell.locator('span').nth(1)];
      await expect(count).toBeVisible();
      await expect(share).toBeVisible();
      await page.getByRole('radio', { name: own.view.shares }).check();
      await expect(count).toBeHidden();
      await expect(share).toHaveText(/^\d+\s?%$/);
      await page.getByRole('radio', { name: own.view.counts, exact: true }).check();
      await expect(share).toBeHidden();
      await expect(count).toBeVisible();
    });

    test('is taken along as a file that holds the very figures of the page', async ({ page }) => {
      await open(page, `${prefix}/hospitals/networks`);
      const [names, core] = [await column(page, 0), await column(page, 4)];
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: own.take.csv }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(`Hospital-networks-${code}.csv`);
      const text = readFileSync(await download.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      const { data } = Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true });
      expect(data.slice(1, -1).map((row) => [row[0], row[5]])).toEqual(
        names.map((state, index) => [state, core[index]]),
      );
      for (const row of data.slice(1)) expect(row.at(-1)).toContain(words.sample.tag);
    });

    inTurn()(
      'prints on three sheets at most with everything below it, the sample mark above it',
      async ({ page }) => {
        await open(page, `${prefix}/hospitals/networks`);
        const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm' } });
        const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
        expect(sheets.length).toBeLessThanOrEqual(3);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByText(words.sample.tag)).toBeVisible();
        await expect(page.getByRole('columnheader', { name: 'Core' })).toBeVisible();
        await expect(page.getByRole('button', { name: own.take.print })).toBeHidden();
      },
    );
  });
}

for (const width of [320, 390]) {
  test(`at ${width} px the page does not scroll sideways, every figure can be reached, axe finds nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/pt/hospitals/networks');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const core = page.getByRole('link', { name: /: Core, Texas$/ });
    await core.focus();
    await expect(core).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Texas', exact: true })).toBeInViewport();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the table reads, its links and its file work, and nothing that needs script is offered', async ({
    page,
    request,
  }) => {
    await page.goto('/hospitals/networks');
    await expect(page.getByRole('rowheader')).not.toHaveCount(0);
    await expect(page.getByRole('group', { name: enWords.view.legend })).toBeHidden();
    await expect(page.getByRole('button', { name: enWords.take.print })).toBeHidden();
    const file = await page.getByRole('link', { name: enWords.take.csv }).getAttribute('href');
    const response = await request.get(file ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/csv');
  });
});
