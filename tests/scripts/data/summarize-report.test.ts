import { describe, expect, test } from 'vitest';
import type { FlagNetwork } from '#domain/network.ts';
import { assertFewRejected } from '#scripts/data/input/mistakes.ts';
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

  const row = (line: number, value: string, problem = 'is not a US state', title = 'State') => ({
    line,
    column: 5,
    title,
    value,
    problem,
    cells: [],
  });
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
  const SET_ASIDE = 'Rows set aside, not in the directory (--rejected FILE writes them)';

  test('groups rejected rows by column and problem, and counts known details', () => {
    const details = { address: 0, telephone: 3, website: 0, type: 0, emergency: 2 };
    const rejected = [
      row(3, '"ZZ"'),
      row(9, '"QQ"'),
      row(9, '"QQ"', 'is not a US state', 'ST'),
      row(7, '', 'is short'),
    ];
    expect(summarize({ rows: 4, hospitals: 1, details, rejected })).toEqual([
      'f.csv: 4 rows, 1 hospital',
      '',
      SET_ASIDE,
      '  f.csv:3:5: State: 2 rows: lines 3, 9: "ZZ" is not a US state',
      '  f.csv:9:5: "QQ" is not a US state',
      '  f.csv:7:5: is short',
      '',
      'Details',
      '  telephone: 3 of 4 rows',
      '  emergency: 2 of 4 rows',
    ]);
  });

  test('shows 20 kinds of mistakes, 20 lines of a mistake, 40 entries of a section and 5 lines of an entry', () => {
    const lines = (count: number): string => numbers(count).join(', ');
    const rejectedOf = (count: number) =>
      summarize({ rejected: numbers(count).map((line) => row(line, '"Q"')) })[3];
    expect(rejectedOf(20)).toBe(`  f.csv:1:5: State: 20 rows: lines ${lines(20)}: "Q" is not a US state`);
    expect(rejectedOf(25)).toBe(
      `  f.csv:1:5: State: 25 rows: lines ${lines(20)} and 5 more: "Q" is not a US state`,
    );
    const kinds = (count: number) =>
      summarize({ rejected: numbers(count).map((line) => row(line, '', `is ${line}`)) }).slice(22);
    expect(kinds(20)).toEqual(['  f.csv:20:5: is 20']);
    expect(kinds(23)).toEqual(['  f.csv:20:5: is 20', '  f.csv:1:1: and 3 more kinds of mistakes']);
    const notes = (count: number) => summarize({ notes: numbers(count).map(String) }).slice(42);
    expect(notes(40)).toEqual(['  40']);
    expect(notes(41)).toEqual(['  40', '  … and 1 more; --report FILE has them all']);
    const zips = (count: number) => summarize({ suspiciousZips: [zip(numbers(count))] })[3];
    expect(zips(5)).toBe(`  "99999" (OK): not in the gazetteer; lines ${lines(5)}`);
    expect(zips(6)).toBe(`  "99999" (OK): not in the gazetteer; lines ${lines(5)} and 1 more`);
  });

  test('fails above 2 % of unreadable rows', () => {
    const check = (rows: number, count: number): void =>
      assertFewRejected(
        'f.csv',
        rows,
        numbers(count).map((line) => row(line, '"Q"')),
      );
    expect(() => check(98, 2)).not.toThrow();
    expect(() => check(97, 2)).toThrow(
      'f.csv:1:1: 2 of 99 rows cannot be read, more than 2 %; correct them, or check that this is the right file\n' +
        'f.csv:1:5: State: 2 rows: lines 1, 2: "Q" is not a US state',
    );
  });

  test('shows the peak memory of the build, if known', () => {
    const report = { ...EMPTY, rows: 2, hospitals: 2 };
    expect(summarizeReport(report, 1_500_000)).toBe('f.csv: 2 rows, 2 hospitals, at most 1,536 MB of memory');
    expect(summarizeReport(report, 1)).toBe('f.csv: 2 rows, 2 hospitals, at most 1 MB of memory');
  });
});
