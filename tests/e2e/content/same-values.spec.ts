import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/coverage.json' with { type: 'json' };
import es from '#data/words/es/coverage.json' with { type: 'json' };
import pt from '#data/words/pt/coverage.json' with { type: 'json' };
import { ROW_COUNT } from '../../data/row-count.ts';
import { type PrintedRow, plain, printedRows } from '../support/certificate-rows.ts';
import { expect, SITES, test } from '../support/site.ts';

const PLANS = ['superior', 'optima', 'vital'] as const;
type Plan = (typeof PLANS)[number];

const NAMES: Readonly<Record<Plan, string>> = { superior: 'Superior', optima: 'Optima', vital: 'Vital' };
const OPTIONS = 6;
const WORDS = { EN: en, ES: es, PT: pt };

/** A few values as they must stand everywhere, so that the places cannot agree on something wrong. Source: specification, section 9. */
const GIVEN: Readonly<Record<string, Readonly<Record<Plan, string>>>> = {
  'annual-maximum': { superior: 'US$15,000,000', optima: 'US$10,000,000', vital: 'US$5,000,000' },
  'out-of-network': { superior: '60%', optima: '60%', vital: 'N/A' },
  'home-health': { superior: '90 days', optima: '60 days', vital: 'US$10,000' },
  'eye-exam': { superior: 'US$200', optima: 'N/A', vital: 'N/A' },
  'birth-complications': { superior: 'US$1,000,000', optima: 'US$600,000', vital: 'US$400,000' },
};

interface Row {
  readonly id: string;
  readonly label: string;
  /** Waiting period, deductible, lifetime, options. */
  readonly marks: readonly string[];
  /** One for each plan that has a column. */
  readonly values: readonly string[];
}

/** What a place says after "N/A" is its own affair. */
const valueIn = (text: string): string => (plain(text).startsWith('N/A') ? 'N/A' : plain(text));

/** Rows of benefit tables have an id; the cell at their head names them. */
const benefitRows = async (page: Page): Promise<readonly Row[]> => {
  const rows = await page.locator('table tr[id]').evaluateAll((elements) =>
    elements.map((row) => ({
      id: row.id,
      label: row.querySelector(`#name-of-${row.id}`)?.textContent ?? '',
      marks: [...(row.querySelector(`#marks-of-${row.id}`)?.children ?? [])].map(
        (mark) => mark.textContent ?? '',
      ),
      values: [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
    })),
  );
  return rows.map(({ id, label, marks, values }) => ({
    id,
    label: plain(label),
    marks: marks.map(plain),
    values: values.map(valueIn),
  }));
};

const columnsOf = async (table: Locator): Promise<readonly string[]> =>
  (await table.getByRole('columnheader', { includeHidden: true }).allTextContents()).map(plain);

/** Marks of the benefits that a plan includes; the days until the policy starts are the value of their row already. */
const marksOf = (rows: readonly Row[], included: readonly Row[]): readonly string[] =>
  rows.flatMap(({ id, marks }, at) =>
    included[at]?.values[0] === 'N/A' || id === 'start-of-coverage' ? [] : [`${id}: ${marks.join(' · ')}`],
  );

const column = (rows: readonly Row[], index: number): readonly string[] =>
  rows.map(({ id, values }) => `${id}: ${values[index]}`);

/** Rows with a head, conditions and a value, but for those of the deductible options, whose value is in each cell. */
const printedBenefits = (printed: readonly PrintedRow[], labels: readonly string[]): readonly PrintedRow[] =>
  printed.filter(([head]) => head?.tag === 'TH' && labels.some((label) => head.text.startsWith(label)));

// What stands in the files, before any script.
test.use({ javaScriptEnabled: false });

for (const { name: language, code, prefix } of SITES) {
  test(`plan pages, comparison and PDFs print identical ${language} values, row by row`, async ({ page }) => {
    await page.goto(`${prefix}/compare-plans`);
    const compared = await benefitRows(page);
    expect(compared).toHaveLength(ROW_COUNT);
    expect(new Set(compared.map(({ id }) => id)).size).toBe(ROW_COUNT);
    for (const table of await page.locator('table:has(tr[id])').all())
      expect((await columnsOf(table)).slice(1)).toEqual(PLANS.map((plan) => NAMES[plan]));

    for (const [index, plan] of PLANS.entries()) {
      await page.goto(`${prefix}/${plan}`);
      const own = await benefitRows(page);
      expect(own).toHaveLength(ROW_COUNT);
      expect(column(own, 0)).toEqual(column(compared, index));
      expect(own.map(({ label }) => label)).toEqual(compared.map(({ label }) => label));

      const printed = await printedRows(`dist/Assets/Files/COC-${NAMES[plan]}-${code}-2025.pdf`);
      const labels = own.map(({ label }) => label);
      const rows = printedBenefits(printed, labels);
      expect(rows).toHaveLength(ROW_COUNT);
      expect(rows.map(([head], at) => head?.text.startsWith(labels[at] ?? ' '))).toEqual(
        Array.from({ length: ROW_COUNT }, () => true),
      );
      expect(rows.map((row, at) => `${own[at]?.id}: ${valueIn(row.at(-1)?.text ?? '')}`)).toEqual(
        column(own, 0),
      );
      const printedMarks = rows.map((row, at) => ({
        id: own[at]?.id ?? '',
        label: '',
        values: [],
        marks: [row.at(1)?.text ?? ''],
      }));
      expect(marksOf(own, own).filter((mark) => !mark.endsWith(': ')).length).toBeGreaterThan(10);
      expect(marksOf(own, own)).toEqual(marksOf(compared, own));
      expect(marksOf(printedMarks, own)).toEqual(marksOf(own, own));
    }
  });

  test(`the six deductible options are the same on each ${language} plan page and in its PDF`, async ({
    page,
  }) => {
    for (const plan of PLANS) {
      await page.goto(`${prefix}/${plan}`);
      const options = page
        .getByRole('table', { name: WORDS[code].deductibles.caption })
        .locator('tbody')
        .getByRole('row');
      await expect(options).toHaveCount(OPTIONS);
      const cells = await options.evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
      );
      const expected = cells.map((row) => row.map(plain));
      const printed = await printedRows(`dist/Assets/Files/COC-${NAMES[plan]}-${code}-2025.pdf`);
      const heads = new Set(expected.map(([head]) => head));
      expect(
        printed.filter(([head]) => heads.has(head?.text)).map((row) => row.map(({ text }) => text)),
      ).toEqual(expected);
    }
  });

  test(`the ${language} cards of the home page name the annual maximums of the tables`, async ({ page }) => {
    await page.goto(`${prefix}/compare-plans`);
    const maximums = (await benefitRows(page)).find(({ id }) => id === 'annual-maximum')?.values ?? [];
    expect(maximums).toHaveLength(PLANS.length);
    await page.goto(prefix || '/');
    for (const [index, plan] of PLANS.entries()) {
      const card = page
        .locator('#plans li')
        .filter({ has: page.getByRole('heading', { level: 3, name: NAMES[plan] }) });
      await expect(card).toHaveCount(1);
      expect(plain((await card.textContent()) ?? '')).toContain(` ${maximums[index]} `);
    }
  });
}

test('and the English ones are those of the specification', async ({ page }) => {
  await page.goto('/compare-plans');
  const rows = await benefitRows(page);
  for (const [id, given] of Object.entries(GIVEN))
    expect(rows.find((row) => row.id === id)?.values).toEqual(PLANS.map((plan) => given[plan]));
});
