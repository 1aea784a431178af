import { describe, expect, test } from 'vitest';
import type { FlagNetwork } from '#domain/network.ts';
import { type BuildReport, type Change, createReport } from '#scripts/data/report.ts';
import { summarizeReport } from '#scripts/data/summarize-report.ts';

const EMPTY: BuildReport = createReport('f.csv');
const summarize = (report: Partial<BuildReport>): string[] =>
  summarizeReport({ ...EMPTY, ...report }).split('\n');

const change = (of: Partial<Change>): Change => ({
  column: 'City',
  from: 'BOSTN',
  to: 'Boston',
  state: 'MA',
  zip: '02101',
  reason: 'typing error',
  lines: [2],
  ...of,
});
const zip = (lines: number[]) => ({ zip: '99999', state: 'OK', why: 'not in the gazetteer', lines });
const duplicate = (name: string, disagree: boolean, kept: readonly FlagNetwork[]) => ({
  name,
  city: 'Ada',
  state: 'OK',
  zip: '74820',
  lines: [2, 9],
  disagree,
  kept,
});

describe('printed build report', () => {
  test('counts changes by reason, most frequent first, then lists what a person must check', () => {
    const report = {
      rows: 12,
      hospitals: 11,
      notes: ['Cells are separated by tabs.'],
      changes: [
        change({}),
        change({ from: 'BOSTON', reason: 'readable case', lines: [3, 4] }),
        change({ from: 'BOSTOON', lines: [5, 6] }),
        change({ from: 'St Louis', reason: 'one spelling per place', lines: [7] }),
        change({ column: 'Zipcode', from: '2101', to: '02101', reason: 'zeros', lines: [1, 2, 3, 4] }),
      ],
      unresolvedCities: [{ city: 'Nowhere', state: 'OK', zip: '74820', why: 'no such place', lines: [8] }],
      suspiciousZips: [zip([9])],
      duplicates: [
        duplicate('MERCY', false, ['ultra']),
        duplicate('GRACE', true, ['ultra', 'core']),
        duplicate('HOPE', true, []),
      ],
    };
    expect(summarize(report)).toEqual([
      'f.csv: 12 rows, 11 hospitals',
      '',
      'Changes',
      '        4  Zipcode: zeros',
      '        3  City: typing error',
      '        2  City: readable case',
      '        1  City: one spelling per place',
      '',
      'Corrected cities',
      '  "BOSTN" → Boston (MA 02101): typing error; line 2',
      '  "BOSTOON" → Boston (MA 02101): typing error; lines 5, 6',
      '',
      'Cities not found, left as written (a row in data/city-corrections.csv settles them)',
      '  "Nowhere" (OK 74820): no such place; line 8',
      '',
      'Suspicious zips, left as written',
      '  "99999" (OK): not in the gazetteer; line 9',
      '',
      'Duplicates merged',
      '  GRACE, Ada, OK 74820; lines 2, 9; the networks differ, kept: ultra, core',
      '  HOPE, Ada, OK 74820; lines 2, 9; the networks differ, kept: none',
      '  MERCY, Ada, OK 74820; lines 2, 9',
      '',
      'Notes',
      '  Cells are separated by tabs.',
    ]);
  });

  test('groups rejected rows, and counts known details', () => {
    const problem = 'is not a US state';
    const row = (line: number, value: string) => ({
      line,
      column: 5,
      title: 'State',
      value,
      problem,
      cells: [],
    });
    const details = { address: 0, telephone: 3, website: 0, type: 0, emergency: 2 };
    expect(summarize({ rows: 4, hospitals: 4, details, rejected: [row(3, '"ZZ"'), row(9, '"QQ"')] })).toEqual(
      [
        'f.csv: 4 rows, 4 hospitals',
        '',
        'Rows set aside, not in the directory (--rejected FILE writes them)',
        '  f.csv:3:5: State: 2 rows: lines 3, 9: "ZZ" is not a US state',
        '',
        'Details',
        '  telephone: 3 of 4 rows',
        '  emergency: 2 of 4 rows',
      ],
    );
  });

  test('shows the peak memory of the build, if known', () => {
    const report = { ...EMPTY, rows: 2, hospitals: 2 };
    expect(summarizeReport(report, 1_500_000)).toBe('f.csv: 2 rows, 2 hospitals, at most 1,536 MB of memory');
    expect(summarizeReport(report, 1)).toBe('f.csv: 2 rows, 2 hospitals, at most 1 MB of memory');
  });
});
