import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planName } from '#content/facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { formatBigMoney } from '#domain/format.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { ROW_COUNT } from '../data/row-count.ts';
import { openPdf } from '../scripts/pdf/open-pdf.ts';
import { all, byId, named, one, pageAt, plain, rowsOf, SITE, textOf, textsOf } from './built-site.ts';

const OPTIONS = 6;

interface Row {
  readonly id: string;
  readonly label: string;
  /** Texts of the marks: waiting period, deductible, lifetime, options. */
  readonly marks: readonly string[];
  /** Values of the plans, one per column. */
  readonly values: readonly string[];
}

/** Drops the text after "N/A", which may differ between pages and PDFs. */
const valueIn = (text: string): string => (plain(text).startsWith('N/A') ? 'N/A' : plain(text));

/** Rows of all benefit tables; each row has an id, and its header cell has the label. */
const benefitRows = (document: Document): readonly Row[] =>
  all(document, 'table tr[id]').map((row) => ({
    id: row.id,
    label: textOf(byId(document).get(`name-of-${row.id}`)),
    marks: textsOf([...(byId(document).get(`marks-of-${row.id}`)?.children ?? [])]),
    values: textsOf(all(row, 'td')).map(valueIn),
  }));

/** Marks of the benefits that a plan includes, except "start-of-coverage", whose value already is its waiting period. */
const marksOf = (rows: readonly Row[], included: readonly Row[]): readonly string[] =>
  rows.flatMap(({ id, marks }, at) =>
    included[at]?.values[0] === 'N/A' || id === 'start-of-coverage' ? [] : [`${id}: ${marks.join(' · ')}`],
  );

const column = (rows: readonly Row[], index: number): readonly string[] =>
  rows.map(({ id, values }) => `${id}: ${values[index]}`);

/** Source: specification, section 3. */
const MILLIONS: Readonly<Record<Plan, number>> = { superior: 15, optima: 10, vital: 5 };

const documentOf = (language: Language, path: string): Document => pageAt(pathIn(language, path)).document;

describe.each(LANGUAGES)('in %s', (language) => {
  const compared = benefitRows(documentOf(language, '/compare-plans'));

  it('the comparison has every row once, with a column for each plan', () => {
    expect(compared).toHaveLength(ROW_COUNT);
    expect(new Set(compared.map(({ id }) => id)).size).toBe(ROW_COUNT);
    expect(compared.filter(({ marks }) => marks.length > 0).length).toBeGreaterThan(10);
    for (const table of all(documentOf(language, '/compare-plans'), 'table:has(tr[id])'))
      expect(textsOf(all(table, 'th[scope="col"]')).slice(1)).toEqual(PLANS.map(planName));
  });

  it.each(PLANS)(
    'the page and the PDF of %s have the values of the comparison in every row',
    async (plan) => {
      const own = benefitRows(documentOf(language, `/${plan}`));
      expect(own).toHaveLength(ROW_COUNT);
      expect(column(own, 0)).toEqual(column(compared, PLANS.indexOf(plan)));
      expect(own.map(({ label }) => label)).toEqual(compared.map(({ label }) => label));

      const file = `${SITE}/Assets/Files/COC-${planName(plan)}-${LANGUAGE_TABLE[language].pdf}-2025.pdf`;
      const { pages } = await openPdf(readFileSync(file));
      const printed = pages.flatMap(({ rows }) => rows);
      const labels = own.map(({ label }) => label);
      // A label, conditions and a value; rows of the deductible options have no such label.
      const rows = printed
        .filter(([head]) => head?.tag === 'TH' && labels.some((label) => head.text.startsWith(label)))
        .map((cells, at) => ({
          id: own[at]?.id ?? '',
          label: cells[0]?.text ?? '',
          marks: [cells[1]?.text ?? ''],
          values: [valueIn(cells.at(-1)?.text ?? '')],
        }));
      expect(rows.filter(({ label }, at) => !label.startsWith(labels[at] ?? ' '))).toEqual([]);
      expect(column(rows, 0)).toEqual(column(own, 0));
      expect(marksOf(rows, own)).toEqual(marksOf(own, own));
      expect(marksOf(own, own).filter((mark) => !mark.endsWith(': ')).length).toBeGreaterThan(10);

      const { caption } = ALL_WORDS[language].coverage.deductibles;
      const table = named(documentOf(language, `/${plan}`), 'caption', caption).closest('table') as Element;
      const options = rowsOf(one(table, 'tbody'));
      expect(options).toHaveLength(OPTIONS);
      const heads = new Set(options.map(([head]) => head));
      expect(
        printed.filter(([head]) => heads.has(head?.text)).map((row) => row.map(({ text }) => text)),
      ).toEqual(options);
    },
  );

  it('every plan page shows the annual maximum at its top', () => {
    for (const plan of PLANS) {
      const shown = documentOf(language, `/${plan}`).querySelector('main [data-plan] strong');
      expect(textOf(shown)).toBe(plain(formatBigMoney(language, MILLIONS[plan] * 1_000_000)));
    }
  });
});
