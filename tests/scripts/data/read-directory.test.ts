import { describe, expect, test } from 'vitest';
import type { DirectorySource } from '#scripts/data/input/find-layout.ts';
import { assertFewRejected, formatRejectedRow, groupMistakes } from '#scripts/data/input/mistakes.ts';
import { readDirectory } from '#scripts/data/read-directory.ts';
import { FileError } from '#scripts/errors.ts';
import { HEADER } from '../../support/hospital.ts';

const read = (text: string, options: Partial<DirectorySource> = {}) => {
  const { rows, rejected, leftOut } = readDirectory({ file: 'f.csv', text, networks: undefined, ...options });
  const reasons = [...leftOut].map(({ reason, lines }) => `${reason}: ${lines.join(' ')}`);
  return { rows, rejected, leftOut: reasons };
};
const GOOD = 'Mercy Hospital,Ada,OKLAHOMA,74820,UNITED STATES,1,0,1';

describe('rows that are not hospitals', () => {
  const reasonOf = (row: string, header = HEADER): string => {
    const { rows, rejected, leftOut } = read(`${header}\n${row}\nx,"x, x",x,x\n`);
    if (leftOut.length > 0) return leftOut.join(', ');
    return rows.some(({ line }) => line === 2) ? 'read' : `rejected: ${rejected[0]?.title}`;
  };
  const CLOSED = 'Status,Name,City,State';
  test.each<[string, readonly string[], string?]>([
    [
      'totals or notes: 2',
      [
        ...['Total', 'Totals', 'GRAND TOTAL', 'Sub total', 'Subtotals'],
        ...['Sum', 'Count', 'Record', 'Records: 9'],
        ...['Row', 'Rows', 'Page 2', 'Source', 'Sources: x', 'Data source', 'Note', 'Notes', 'As of 2026'],
        ...['Updated', 'Last updated: 2026', 'Generated', 'Exported', 'Printed', 'Report', 'Disclaimer'],
        ...['Nota', 'Fuente: x', 'Fonte', '* x', '© x', '†', '1,,,,2026-11-20', ',7 %,,,"9.5, 1:2"'],
        ...['Total,,,,,1,0,0', 'Total,1,2,74820,US,1,0,0', 'Source: ours, Boston, and others'],
        ...['data source: ours, Boston', 'Fuente: a, b', 'Fonte: a, b', 'Nota: a, b', 'Note: a, b'],
        'Disclaimer: a, b',
      ],
    ],
    ['headings: 2', ['Texas,,,,,,,', ' TX ,,,,,,,']],
    ['repeated headers: 2', [HEADER]],
    ['closed hospitals: 2', ['closed,A,Ada,OK', ' Permanently Closed (2020),A,Ada,OK'], CLOSED],
    ['read', ['not closed,A,Ada,OK', 'Closedown,A,Ada,OK'], CLOSED],
    ['read', ['"Total","Ada, OK"'], 'Name,Location'],
    ['read', ['Total,Ada,OK,74820,US,1,0,0', 'Total,,OK,74820,US,1,0,0', 'A,Ada,OK,74820,US,1,0,1, , ']],
    ['read', ['Note: Clinic,Ada,OK,74820,US,1,0,0']],
    ['rejected: Row', ['Our total,,,', 'Totally Hospital', 'See * below', 'Source a, b', 'Narnia']],
    ['rejected: Row', ['Our source: a, b']],
    ['rejected: State', ['Summit,,,,,1,0,0', 'Total,Ada,,74820,US,1,0,0', '7 Clinic,,,,,1,0,0']],
    ['rejected: State', ['Texas,,,7,,,,', HEADER.replace('Zipcode', 'Zip')]],
  ])('%s: %j', (reason, rows, header) => {
    expect(rows.map((row) => `${reasonOf(row, header)}, of ${row}`)).toEqual(
      rows.map((row) => `${reason}, of ${row}`),
    );
  });

  test('are counted by reason, without blank rows and rows above the header', () => {
    const text = `"Our "list"\nTotal\n${HEADER}\n\n, ,,\nTotal\nTX\nSum\n${GOOD}\n${HEADER}\nOK\n`;
    const { rows, rejected, leftOut } = read(text);
    expect(leftOut).toEqual(['totals or notes: 6 8', 'headings: 7 11', 'repeated headers: 10']);
    expect(rows.map(({ line }) => line)).toEqual([9]);
    expect(rejected).toEqual([]);
  });
});

describe('mistake', () => {
  const NO_STATE = 'is not a US state or territory; write its name or postal code (TEXAS, TX)';
  const NINE = `${HEADER}\nA,B,Ada,OK,74820,US,1,0,1`;
  const tooMany = (separator: string): string =>
    `2:25 Row: the row has 9 cells and the header 8; put quotes around a cell that holds a ${separator}`;
  const tooFew = (cells: number): string =>
    `Row: the row has ${cells} cells and the header 8; add the missing cells`;

  test.each<[string, string, Partial<DirectorySource>?]>([
    [
      `${HEADER}\n A\0,Ada,OK,7,US,1,0,1`,
      '2:1 Row: the cell holds a NUL character; the file is damaged here',
    ],
    [' Hospital ,Location\n ,"Ada, OK"', '2:1 Hospital: the name is empty; fill it in, or delete the row'],
    [`${HEADER}\nA,Ada,"Q,Q",74820,US,1,0,1`, `2:7 State: "Q,Q" ${NO_STATE}`],
    [`${HEADER}\n"A,\n""B""",Ada,QQ,74820,US,1,0,1`, `3:12 State: "QQ" ${NO_STATE}`],
    [`${HEADER}\nA,Ada,QQ,74820,US,1,0,1`, `2:3 State: "QQ" ${NO_STATE}`, { isSheet: true }],
    [
      'Name,Location\nA,"Ada, QQ 7"',
      '2:3 Location: "Ada, QQ 7" names no US state; write it as City, ST 12345',
    ],
    [`${HEADER}\nA,Ada,OK,74820,US,1,0\nB`, `2:22 ${tooFew(7)}`],
    [`${HEADER}\nA,Ada,OK`, `2:4 ${tooFew(3)}`, { isSheet: true }],
    [`${NINE},,`, tooMany('comma')],
    [NINE.replaceAll(',', ';'), tooMany('semicolon')],
    [NINE.replaceAll(',', '\t'), tooMany('tab')],
    [NINE.replaceAll(',', '|'), tooMany('separator')],
    [
      `${HEADER}\nA,Ada,OK,74820,US,1,,0\nB,Ada,OK,74820,US,1,0,0`,
      '2:21 Plus: "" is no value for plus; write 1 (in the network) or 0 (not)',
    ],
  ])('in %j', (text, mistake, options) => {
    const [row] = read(text, options).rejected;
    expect(row && `${row.line}:${row.column} ${row.title}: ${formatRejectedRow(row)}`).toBe(mistake);
  });

  test('is a file without rows', () => {
    const message = 'there is only a header; add at least one hospital below it';
    expect(() => read(`List\n${HEADER}\n,,\nTotal\n`)).toThrow(
      new FileError('f.csv', { line: 2, column: 1 }, message),
    );
  });
});

test.each<[header: string, row: string, cells: readonly string[], state?: string]>([
  ['Name,Location', 'A,"1 A St, Ada, OK 74820"', ['Ada', 'OK', '74820', '1 A St']],
  ['Name,Location', 'A,Ada', ['', 'TX', '', 'Ada'], 'TX'],
  ['Name,Location,Zip', 'A,"Ada, OK 74820",99999', ['Ada', 'OK', '99999', ''], 'TX'],
  ['Name,City,Zip', `A,Ada,'02114`, ['Ada', 'TX', '02114', ''], 'TX'],
  ['Name,City,State,Zip', 'A,Ada,OK,"=""02114"""', ['Ada', 'OK', '02114', ''], 'TX'],
  ['Name,City,State,Zip', `A,"=""x""y",OK,'x`, ['="x"y', 'OK', "'x", '']],
])('reads of %s: %s the city, state, zip and address %j', (header, row, cells, state) => {
  const [{ cell, flags } = {}] = read(`${header}\n${row}\n`, { state }).rows;
  expect((['city', 'state', 'zip', 'address'] as const).map((noun) => cell?.(noun))).toEqual(cells);
  expect(flags).toEqual({ ultra: false, plus: false, core: false });
});

test('gives all rows the networks of --networks, in columns that the file lacks', () => {
  const flagsOf = (text: string) => read(text, { networks: ['plus', 'core'] }).rows[0]?.flags;
  expect(flagsOf('Name,City,State,Zip\nA,Ada,OK,1\n')).toEqual({ ultra: false, plus: true, core: true });
  const flags = { ultra: false, plus: false, core: true, open: true };
  expect(flagsOf('Name,City,State,Zip,Plus,Open\nA,Ada,OK,1,0,1\n')).toEqual(flags);
});

test.each([
  [true, ['1', '1.0', 'T', 'TRUE', ' Y ', 'Yes', 'S', 'Sí', 'SI', 'sim', 'verdadero', 'Verdadeiro', 'x']],
  [true, ['✓', '✔', '✔\ufe0f', '☑', '✅', '√']],
  [false, ['0', '0.0', 'f', 'false', 'n', 'no', 'Não', 'falso', '✗', '✘', '❌', '☐']],
])('reads %j from each of the flags %j', (says, cells) => {
  const flags = cells.map(
    (cell) => read(`${HEADER}\nMercy,Ada,OK,74820,US,1,0,${cell}\n`).rows[0]?.flags.core,
  );
  expect(flags).toEqual(cells.map(() => says));
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

test('groups rejected rows by column and problem, with up to 20 lines', () => {
  const linesOf = (count: number) =>
    groupMistakes('f.csv', [
      ...numbers(count).map((line) => row(line, '"Q"')),
      row(9, '"QQ"', 'is not a US state', 'ST'),
      row(7, '', 'is short'),
    ]);
  const lines = numbers(20).join(', ');
  expect(linesOf(20)).toEqual([
    `f.csv:1:5: State: 20 rows: lines ${lines}: "Q" is not a US state`,
    'f.csv:9:5: "QQ" is not a US state',
    'f.csv:7:5: is short',
  ]);
  expect(linesOf(25)[0]).toBe(`f.csv:1:5: State: 25 rows: lines ${lines} and 5 more: "Q" is not a US state`);
});

test('a file fails above 2 % of unreadable rows', () => {
  const rejected = [row(1, '"Q"'), row(2, '"Q"')];
  expect(() => assertFewRejected('f.csv', 98, rejected)).not.toThrow();
  expect(() => assertFewRejected('f.csv', 97, rejected)).toThrow(
    'f.csv:1:1: 2 of 99 rows cannot be read, more than 2 %; correct them, or check that this is the right file\n' +
      'f.csv:1:5: State: 2 rows: lines 1, 2: "Q" is not a US state',
  );
});
