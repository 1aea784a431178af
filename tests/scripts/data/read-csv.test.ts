import { describe, expect, test } from 'vitest';
import { type CsvRow, eachRow, locateCell } from '#scripts/data/csv-rows.ts';
import { decodeUtf8 } from '#scripts/data/read-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const readRows = (text: string): CsvRow[] => {
  const rows: CsvRow[] = [];
  eachRow(decodeUtf8(bytes(text), 'f.csv'), 'f.csv', (row) => rows.push(row));
  return rows;
};
const readCells = (text: string): (readonly string[])[] => readRows(text).map(({ cells }) => cells);

describe('Reading a CSV file', () => {
  test('parts cells by commas, whatever else there is more of', () => {
    expect(readCells('a;b;c,d\n1;2;3,4\n')).toEqual([
      ['a;b;c', 'd'],
      ['1;2;3', '4'],
    ]);
  });

  test('keeps a byte order mark inside the text', () => {
    expect(readCells('a,\ufeffb\n')).toEqual([['a', '\ufeffb']]);
  });

  test('keeps commas, quotes and line breaks inside quotes', () => {
    expect(readCells('"a, b","say ""hi""","two\r\nlines"\n')).toEqual([['a, b', 'say "hi"', 'two\nlines']]);
  });

  test('counts lines rightly after quoted line breaks and blank lines', () => {
    expect(readRows('a,"x\ny\nz"\n\n1,2\n').map(({ line }) => line)).toEqual([1, 5]);
  });

  test.each([
    ['never closed', 'a,b\n1,"2\n3,4\n', 'f.csv:2:3: the quote'],
    ['closed in the middle of a cell', 'a,b\n"1"x,2\n', 'f.csv:2:1: the quote'],
    ['opened after a quoted line break', 'a,b\n"x\ny","z\n', 'f.csv:3:4: the quote'],
  ])('says where a quote opens that is %s', (_, text, message) => {
    expect(() => readRows(text)).toThrow(message);
  });

  test('locates a cell behind quoted line breaks and characters outside the basic plane', () => {
    const text = 'a,b,c\n"x\n🏥, y",ñ,bad\n';
    const row = readRows(text)[1];
    expect(row && locateCell(text, row, 2)).toEqual({ line: 3, column: 9 });
    expect(row && locateCell(text, row, 0)).toEqual({ line: 2, column: 1 });
  });
});

describe('Decoding', () => {
  const withBadByte = (before: string, after = ',x\n'): Uint8Array =>
    Uint8Array.from([...bytes(before), 0xe9, ...bytes(after)]);

  test.each([
    ['first', '', 'f.csv:1:1:'],
    ['after plain letters', 'a,b\ncaf', 'f.csv:2:4:'],
    ['after characters of two and four bytes', 'a,b\nñ🏥', 'f.csv:2:3:'],
    ['after three byte order marks', '\ufeff\ufeff\ufeffab', 'f.csv:1:3:'],
    ['after a byte order mark and CRLF', '\ufeffa,b\r\n1', 'f.csv:2:2:'],
  ])('names line and column of a bad byte that comes %s', (_, before, message) => {
    expect(() => decodeUtf8(withBadByte(before), 'f.csv')).toThrow(message);
    expect(() => decodeUtf8(withBadByte(before), 'f.csv')).toThrow(
      'byte 0xE9 is not valid UTF-8; save the file as "CSV UTF-8", or pass --encoding',
    );
  });
});
