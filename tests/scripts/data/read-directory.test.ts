import { describe, expect, test } from 'vitest';
import type { DirectorySource } from '#scripts/data/input/find-layout.ts';
import { formatRejectedRow } from '#scripts/data/input/mistakes.ts';
import { readDirectory } from '#scripts/data/read-directory.ts';
import { FileError } from '#scripts/errors.ts';
import { HEADER } from './files.ts';

const read = (text: string, options: Partial<DirectorySource> = {}) => {
  const { rows, rejected, leftOut } = readDirectory({ file: 'f.csv', text, networks: undefined, ...options });
  return {
    rows,
    rejected,
    leftOut: [...leftOut].map(({ reason, lines }) => `${reason}: ${lines.join(' ')}`),
  };
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
        ...[
          'Total',
          'Totals',
          'GRAND TOTAL',
          'Sub total',
          'Subtotals',
          'Sum',
          'Count',
          'Record',
          'Records: 9',
        ],
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
    [
      'read',
      [
        'Total,Ada,OK,74820,US,1,0,0',
        'Total,,OK,74820,US,1,0,0',
        'A,Ada,OK,74820,US,1,0,1, , ',
        'Note: Clinic,Ada,OK,74820,US,1,0,0',
      ],
    ],
    [
      'rejected: Row',
      ['Our total,,,', 'Totally Hospital', 'See * below', 'Our source: a, b', 'Source a, b', 'Narnia'],
    ],
    [
      'rejected: State',
      [
        'Summit,,,,,1,0,0',
        'Total,Ada,,74820,US,1,0,0',
        '7 Clinic,,,,,1,0,0',
        'Texas,,,7,,,,',
        HEADER.replace('Zipcode', 'Zip'),
      ],
    ],
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
  const nine = (separator: string): string =>
    [HEADER, 'A,B,Ada,OK,74820,US,1,0,1'].join('\n').replaceAll(',', separator);
  const TOO_MANY = '2:25 Row: the row has 9 cells and the header 8; put quotes around a cell that holds a';
  const FLAGS = `${HEADER}\nA,Ada,OK,74820,US,1,,0\nB,Ada,OK,74820,US,1,0,0`;

  test.each<[string, string, Partial<DirectorySource>?]>([
    [
      `${HEADER}\n A\0,Ada,OK,7,US,1,0,1`,
      '2:1 Row: the cell holds a NUL character; the file is damaged here',
    ],
    [
      `${HEADER.replace('Provider Name', ' Hospital ')}\n ,Ada,OK,74820,US,1,0,1`,
      '2:1 Hospital: the name is empty; fill it in, or delete the row',
    ],
    [`${HEADER}\nA,Ada,"Q,Q",74820,US,1,0,1`, `2:7 State: "Q,Q" ${NO_STATE}`],
    [`${HEADER}\n"A,\n""B""",Ada,QQ,74820,US,1,0,1`, `3:12 State: "QQ" ${NO_STATE}`],
    [`${HEADER}\nA,Ada,QQ,74820,US,1,0,1`, `2:3 State: "QQ" ${NO_STATE}`, { isSheet: true }],
    [
      'Name,Location\nA,"Ada, QQ 7"',
      '2:3 Location: "Ada, QQ 7" names no US state; write it as City, ST 12345',
    ],
    [
      `${HEADER}\nA,Ada,OK,74820,US,1,0`,
      '2:22 Row: the row has 7 cells and the header 8; add the missing cells',
    ],
    [
      `${HEADER}\nA,Ada,OK`,
      '2:4 Row: the row has 3 cells and the header 8; add the missing cells',
      { isSheet: true },
    ],
    [`${nine(',')},,`, `${TOO_MANY} comma`],
    [nine(';'), `${TOO_MANY} semicolon`],
    [nine('\t'), `${TOO_MANY} tab`],
    [nine('|'), `${TOO_MANY} separator`],
    [FLAGS, '2:21 Plus: "" is no value for plus; write 1 (in the network) or 0 (not)'],
  ])('in %j', (text, mistake, options) => {
    const [row] = read(text, options).rejected;
    expect(row && `${row.line}:${row.column} ${row.title}: ${formatRejectedRow(row)}`).toBe(mistake);
  });

  test('is a file without rows', () => {
    expect(() => read(`List\n${HEADER}\n,,\nTotal\n`)).toThrow(
      new FileError(
        'f.csv',
        { line: 2, column: 1 },
        'there is only a header; add at least one hospital below it',
      ),
    );
  });
});

test.each<[string, string, Partial<DirectorySource>, object]>([
  [
    'Name,Location',
    'A,"1 A St, Ada, OK 74820"',
    {},
    { city: 'Ada', state: 'OK', zip: '74820', address: '1 A St' },
  ],
  ['Name,Location', 'A,Ada', { state: 'TX' }, { city: '', state: 'TX', zip: '', address: 'Ada' }],
  [
    'Name,Location,Zip',
    'A,"Ada, OK 74820",99999',
    { state: 'TX' },
    { city: 'Ada', state: 'OK', zip: '99999', address: '' },
  ],
  ['Name,City,Zip', `A,Ada,'02114`, { state: 'TX' }, { city: 'Ada', state: 'TX', zip: '02114', address: '' }],
  [
    'Name,City,State,Zip',
    'A,Ada,OK,"=""02114"""',
    { state: 'TX' },
    { city: 'Ada', state: 'OK', zip: '02114', address: '' },
  ],
  ['Name,City,State,Zip', `A,"=""x""y",OK,'x`, {}, { city: '="x"y', state: 'OK', zip: "'x", address: '' }],
])('reads the cells of %s: %s', (header, row, options, cells) => {
  const [read1] = read(`${header}\n${row}\n`, options).rows;
  expect(Object.fromEntries(Object.keys(cells).map((noun) => [noun, read1?.cell(noun as 'city')]))).toEqual(
    cells,
  );
  expect(read1?.flags).toEqual({ ultra: false, plus: false, core: false });
});

test('reads an empty cell as no in a column of marks', () => {
  const { rows } = read(`${HEADER}\nA,Ada,OK,1,US,x, ,x\nB,Ada,OK,1,US,,x,\n`);
  expect(rows.map(({ flags }) => flags)).toEqual([
    { ultra: true, plus: false, core: true },
    { ultra: false, plus: true, core: false },
  ]);
});

test('gives all rows the networks of --networks, in columns that the file lacks', () => {
  const flagsOf = (text: string) => read(text, { networks: ['plus', 'core'] }).rows[0]?.flags;
  expect(flagsOf('Name,City,State,Zip\nA,Ada,OK,1\n')).toEqual({ ultra: false, plus: true, core: true });
  expect(flagsOf('Name,City,State,Zip,Plus,Open\nA,Ada,OK,1,0,1\n')).toEqual({
    ultra: false,
    plus: false,
    core: true,
    open: true,
  });
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
