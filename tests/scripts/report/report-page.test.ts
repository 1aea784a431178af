import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { createReport } from '#scripts/data/report.ts';
import { buildPage } from '#scripts/report/build-page.ts';
import { compareDirectories } from '#scripts/report/compare-directories.ts';
import { diffPage } from '#scripts/report/diff-page.ts';
import { drawReport, type ReportPage } from '#scripts/report/report-page.tsx';
import { hospitalWith } from '../../support/hospital.ts';

const drawn = (page: ReportPage) => {
  const html = drawReport(page);
  const { document } = parseHTML(html);
  const rowsOf = (id: string) =>
    [...document.querySelectorAll(`#${id} tbody tr`)].map((row) =>
      [...row.querySelectorAll('td')].map((cell) =>
        [...(cell.querySelector('.two')?.children ?? [cell])]
          .map(({ textContent }) => textContent)
          .join(' | '),
      ),
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
  return diffPage(compareDirectories([hospitalWith()], hospitals), {
    before: 'a.csv',
    after: '/x/b.csv',
    limit,
  });
};

describe('comparison report', () => {
  test('shows hostile names as text and executes none', () => {
    const { html, document, rowsOf, csvOf } = drawn(diffOf([HOSTILE, '=HYPERLINK("x")', '</style>']));
    expect(rowsOf('added').map(([hospital]) => hospital)).toEqual([
      '</style> | Boston, MA 02114',
      `${HOSTILE} | Boston, MA 02114`,
      '=HYPERLINK("x") | Boston, MA 02114',
    ]);
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
    expect(textOf('.figures > div')).toEqual([
      'Added2',
      'Gone1',
      'Renamed0',
      'Moved0',
      'Networks changed0',
      'Details changed0',
    ]);
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

test('build report lists changes, unclear rows and reasons', () => {
  const report = createReport('/x/in.csv');
  const place = { state: 'MA', zip: '02114' };
  report.rows = 3000;
  report.notes.push(HOSTILE);
  report.changes.add(2, { ...place, column: 'City', from: 'BOSTN', to: 'Boston', reason: 'typing error' });
  report.changes.add(4, { ...place, column: 'City', from: 'BOSTON', to: 'Boston', reason: 'readable case' });
  report.changes.add(3, { ...place, column: 'Zipcode', from: '2114', to: '02114', reason: 'zeros' });
  report.unresolvedCities.add(5, { ...place, city: HOSTILE, why: 'no such place' });
  report.suspiciousZips.add(6, { state: 'OK', zip: '', why: 'missing' });
  const twice = { ...place, name: 'Mercy', city: 'Boston', lines: [7, 8] };
  report.duplicates.push(
    { ...twice, disagree: false, kept: [] },
    { ...twice, disagree: true, kept: ['ultra'] },
  );
  report.rejected.push({
    line: 9,
    column: 3,
    title: 'State',
    value: '"XX"',
    problem: 'is no state',
    cells: [],
  });
  const { document, rowsOf, csvOf } = drawn(buildPage(report));
  expect(document.querySelector('.lead')?.textContent).toBe('in.csv: 3,000 rows became 0 hospitals');
  expect(document.querySelector('main > p')?.textContent).toBe(HOSTILE);
  expect(rowsOf('rows-set-aside')).toEqual([['State | "XX"', 'is no state', '9']]);
  expect(rowsOf('corrected-cities')).toEqual([['BOSTN | Boston', 'typing error', 'MA 02114 | line 2']]);
  expect(rowsOf('cities-not-found')).toEqual([[HOSTILE, 'no such place', 'MA 02114 | line 5']]);
  expect(rowsOf('suspicious-zip-codes')).toEqual([['OK | line 6', 'missing']]);
  expect(rowsOf('merged-duplicates').map(([, , networks]) => networks)).toEqual([
    'the rows differ; kept: ultra',
    'the rows agree',
  ]);
  expect(rowsOf('corrected-zip-codes-and-names')).toEqual([['2114 | 02114', 'zeros', 'MA 02114 | line 3']]);
  expect(rowsOf('all-changes-by-reason')).toHaveLength(3);
  expect(csvOf('corrected-cities')).toBe(
    '\uFEFFAs written,As shown,Why,"State, ZIP code",Lines\r\nBOSTN,Boston,typing error,MA 02114,line 2\r\n',
  );
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
