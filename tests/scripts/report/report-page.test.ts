import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import type { BuildReport } from '#scripts/data/report.ts';
import { buildPage, printBuild } from '#scripts/report/build-page.ts';
import { compareDirectories } from '#scripts/report/compare-directories.ts';
import { diffPage } from '#scripts/report/diff-page.ts';
import { drawReport, type ReportPage } from '#scripts/report/report-page.tsx';
import { hospitalWith } from '../../support/hospital.ts';

const textOfCell = (cell: Element): string =>
  [...(cell.querySelector('.two')?.children ?? [cell])].map(({ textContent }) => textContent).join(' | ');

const drawn = (page: ReportPage) => {
  const html = drawReport(page);
  const { document } = parseHTML(html);
  /** Rows of a table as "cell; first line | second line of a cell". */
  const rowsOf = (id: string): readonly string[] =>
    [...document.querySelectorAll(`#${id} tbody tr`)].map((row) =>
      [...row.querySelectorAll('td')].map(textOfCell).join('; '),
    );
  const csvOf = (id: string): string => {
    const [, base64 = ''] = document.querySelector(`#${id} a`)?.getAttribute('href')?.split('base64,') ?? [];
    return Buffer.from(base64, 'base64').toString();
  };
  return { html, document, rowsOf, csvOf };
};

const HOSTILE = '<script>alert("&")</script>';

const diffOf = (names: readonly string[], limit?: number) => {
  const hospitals = names.map((name) => hospitalWith({ name, zip: '02114', state: 'MA', city: 'Boston' }));
  return diffPage(compareDirectories([hospitalWith()], hospitals), 'a.csv', '/x/b.csv', limit);
};

describe('comparison report', () => {
  test('shows hostile names as text and executes none', () => {
    const { html, document, rowsOf, csvOf } = drawn(diffOf([HOSTILE, '=HYPERLINK("x")', '</style>']));
    const names = rowsOf('added').map((row) => row.split(' | Boston, MA 02114')[0]);
    expect(names).toEqual(['</style>', HOSTILE, '=HYPERLINK("x")']);
    expect(html).not.toContain(HOSTILE);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toMatch(
      /^default-src 'none'; .* script-src 'sha256-[\w+/]{43}='$/,
    );
    expect(csvOf('added').split('\r\n')[3]).toBe(`"'=HYPERLINK(""x"")","Boston, MA 02114",Ultra`);
  });

  test('is a single file that fetches nothing', () => {
    const { html } = drawn(diffOf(['Mercy']));
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)|url\(([^)]+)/g)].map(
      ([, a = '', b = '']) => a + b,
    );
    expect(addresses.filter((address) => !/^(#|data:)/.test(address))).toEqual([]);
  });

  test('names the files, counts every kind of change, and warns of losses only with a limit', () => {
    const { document } = drawn(diffOf(['Mercy', 'Grace'], 10));
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(textOf('.lead')).toEqual(['Before: a.csv, 1 hospital', 'After: b.csv, 2 hospitals']);
    expect(textOf('.figures > div').join(', ')).toBe(
      'Added2, Gone1, Renamed0, Moved0, Networks changed0, Details changed0',
    );
    expect(textOf('.verdict li')).toEqual([
      'Ultra would lose 1 of 1 hospitals (100%).',
      'Florida would lose 1 of 1 hospitals (100%).',
    ]);
    expect(textOf('.alarm td:first-child')).toEqual(['Ultra', 'Florida']);
    expect(drawn(diffOf(['Mercy'])).document.querySelector('.verdict')).toBeNull();
    expect(drawn(diffOf(['Mercy'], 100)).document.querySelector('.verdict')?.textContent).toMatch(
      /^No state/,
    );
  });
});

const place = { state: 'MA', zip: '02114' };
const change = (column: string, from: string, to: string, reason: string, lines: number[]) => ({
  ...{ column, from, to, reason, lines },
  ...place,
});
const duplicate = { ...place, name: 'Mercy', city: 'Boston', lines: [7, 8] };
const report: BuildReport = {
  input: '/x/in.csv',
  rows: 3000,
  hospitals: 0,
  details: { address: 0, telephone: 3, website: 0, type: 0, emergency: 0 },
  notes: [HOSTILE],
  header: [],
  rejected: [{ line: 9, column: 3, title: 'State', value: '"XX"', problem: 'is no state', cells: [] }],
  changes: [
    change('City', 'BOSTN', 'Boston', 'typing error', [2]),
    change('City', 'BOSTON', 'Boston', 'readable case', [4, 5]),
    change('City', 'BOSTNO', 'Boston', 'typing error', [10, 11]),
    change('City', 'St Louis', 'Saint Louis', 'one spelling per place', [7]),
    change('Zipcode', '2114', '02114', 'zeros', [3]),
  ],
  unresolvedCities: [{ ...place, city: HOSTILE, why: 'no such place', lines: [5] }],
  suspiciousZips: [{ state: 'OK', zip: '', why: 'missing', lines: [1, 2, 3, 4, 5, 6] }],
  duplicates: [
    { ...duplicate, disagree: false, kept: [] },
    { ...duplicate, disagree: true, kept: ['ultra', 'core'] },
    { ...duplicate, disagree: true, kept: [] },
  ],
};

test('build report lists changes, unclear rows and reasons', () => {
  const { document, rowsOf, csvOf } = drawn(buildPage(report));
  expect(document.querySelector('.lead')?.textContent).toBe('in.csv: 3,000 rows became 0 hospitals');
  expect(document.querySelector('main > p')?.textContent).toBe(HOSTILE);
  expect(rowsOf('rows-set-aside')).toEqual(['State | "XX"; is no state; 9']);
  expect(rowsOf('corrected-cities')).toEqual([
    'BOSTN | Boston; typing error; MA 02114 | line 2',
    'BOSTNO | Boston; typing error; MA 02114 | lines 10, 11',
  ]);
  expect(rowsOf('cities-not-found')).toEqual([`${HOSTILE}; no such place; MA 02114 | line 5`]);
  expect(rowsOf('suspicious-zip-codes')).toEqual(['OK | lines 1, 2, 3, 4, 5 and 1 more; missing']);
  expect(rowsOf('merged-duplicates').map((row) => row.split('; ').slice(2).join('; '))).toEqual([
    'the rows differ; kept: ultra, core',
    'the rows differ; kept: none',
    'the rows agree',
  ]);
  expect(rowsOf('corrected-zip-codes-and-names')).toEqual(['2114 | 02114; zeros; MA 02114 | line 3']);
  const reasons = ['City: typing error; 3', 'City: readable case; 2', 'City: one spelling per place; 1'];
  expect(rowsOf('all-changes-by-reason')).toEqual([...reasons, 'Zipcode: zeros; 1']);
  expect(csvOf('corrected-cities').split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFAs written,As shown,Why,"State, ZIP code",Lines',
    'BOSTN,Boston,typing error,MA 02114,line 2',
  ]);
});

test('the terminal shows the tables of the build report, and unreadable rows with their positions', () => {
  const shown = { ...report, unresolvedCities: [], suspiciousZips: [] };
  const [head, ...tables] = printBuild(shown, 1_500_000).split('\n\n');
  expect(head?.split('\n')).toEqual([
    'in.csv: 3,000 rows became 0 hospitals, at most 1,536 MB of memory',
    'Rows set aside: 1, Corrected cities: 2, Cities not found: 0, Suspicious ZIP codes: 0, Merged duplicates: 3',
    HOSTILE,
    'Detail telephone: 3 of 3000 rows',
    '/x/in.csv:9:3: "XX" is no state',
  ]);
  const titles = ['Corrected cities (2)', 'Merged duplicates (3)', 'All changes by reason (4)'];
  expect(tables.map((text) => text.split('\n')[0])).toEqual(titles);
  expect(tables[0]?.split('\n').slice(2)).toEqual([
    '  As written → As shown; Why; State, ZIP code, Lines',
    '  BOSTN → Boston; typing error; MA 02114, line 2',
    '  BOSTNO → Boston; typing error; MA 02114, lines 10, 11',
  ]);
});

test('the terminal shows 40 rows of a table', () => {
  const print = (count: number): readonly string[] => {
    const numbers = Array.from({ length: count }, (_, at) => at);
    const changes = numbers.map((at) => change('City', `B${at}`, 'Boston', 'typing error', [at]));
    const [, table = ''] = printBuild({ ...report, changes, duplicates: [] }, 1).split('\n\n');
    return table.split('\n').slice(42);
  };
  expect(print(40)).toEqual(['  B39 → Boston; typing error; MA 02114, line 39']);
  expect(print(41).at(-1)).toBe('  … and 1 more; the report as a page has all');
});

test('a list of more than 10,000 rows is cut, with a note', () => {
  const table = {
    title: 'Many',
    columns: [{ title: 'One', width: 1 }],
    rows: Array.from({ length: 10_001 }, (_, index) => [`row ${index}`]),
  };
  const html = drawReport({ title: 'T', lead: [], tables: [table], figures: [table] });
  expect(html.match(/<td>/g)).toHaveLength(10_000);
  expect(html).toContain('<p>These are the first 10,000 of 10,001; the JSON report has all.</p>');
});
