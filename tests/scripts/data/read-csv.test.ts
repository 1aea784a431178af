import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CsvOptions, type CsvRow, csvLine, eachRow, locateCell } from '#scripts/data/csv-rows.ts';
import { decodeText } from '#scripts/data/input/decode-text.ts';
import { readDirectory } from '#scripts/data/read-directory.ts';
import { decodeUtf8 } from '#scripts/data/read-file.ts';
import { UserError } from '#scripts/errors.ts';
import { runs } from '../../support/runs.ts';
import { HEADER } from './files.ts';
import { naiveCsv } from './naive-csv.ts';

const GOOD = `${HEADER}\n"MAYO CLINIC, MAIN",Rochester,MN,55905,US,1,1,0\n"SAY ""HI""\nHOSPITAL",Ñuñoa,TX,2101,,0,1,1\n`;
const PARTS = [...'," \n\r\ufeff1x\0ñ\u2028', '🏥', '""', '\r\n', 'TX', `${HEADER}\n`];

/** Regression cases: texts that were once read incorrectly. */
const FOUND = [
  '\0',
  '"TX\n1\ufeff\0TXx",TX1ñ🏥',
  '\ufeff\ufeff""\r1x\ufeffTX"\r\r\n🏥x"TX"\r\n\r\n\u2028\rx\n',
];

const anyPart = fc.constantFrom('', ...PARTS);
/** Valid file with random insertions, deletions and replacements. */
const damaged = fc
  .array(fc.tuple(fc.nat(GOOD.length), anyPart, fc.nat(16)), { minLength: 1, maxLength: 4 })
  .map((edits) =>
    edits.reduce((text, [at, part, less]) => text.slice(0, at) + part + text.slice(at + less), GOOD),
  );
const anyText = fc.oneof(
  damaged,
  fc.array(anyPart, { maxLength: 40 }).map((parts) => parts.join('')),
);

/** Returns the result of `read`, or `undefined` on an error, whose positions must exist in the text. */
const readOrRefuse = <Value>(text: string, read: () => Value): Value | undefined => {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    const lines = text.split('\n');
    for (const mistake of String((error as UserError).message).split('\n')) {
      const [, line, column] = /^f\.csv:(\d+):(\d+): ./.exec(mistake) ?? [];
      expect(Number(column), mistake).toBeGreaterThanOrEqual(1);
      expect(Number(column)).toBeLessThanOrEqual([...(lines[Number(line) - 1] ?? '')].length + 1);
    }
    return undefined;
  }
};

const rowsOf = (text: string, options: CsvOptions = {}, most = Number.POSITIVE_INFINITY) => {
  const rows: CsvRow[] = [];
  eachRow(text, 'f.csv', (row) => rows.push(row) < most, options);
  return rows;
};

describe('CSV reader', () => {
  test.each<[string, readonly [line: number, start: number, ...cells: string[]][], CsvOptions?]>([
    [
      'a,b\nc\n',
      [
        [1, 0, 'a', 'b'],
        [2, 4, 'c'],
      ],
    ],
    [
      '\n \n,\n"x\n\ny",z\nlast',
      [
        [3, 3, '', ''],
        [4, 5, 'x\n\ny', 'z'],
        [7, 14, 'last'],
      ],
    ],
    ['a;"b;c"\n', [[1, 0, 'a', 'b;c']], { delimiter: ';' }],
    ['', []],
  ])('reads %j with lines and offsets', (text, rows, options) => {
    expect(rowsOf(text, options).map(({ line, start, cells }) => [line, start, ...cells])).toEqual(rows);
  });

  test('stops when the visitor returns false', () => {
    expect(rowsOf('a\nb\nc\n', {}, 2).map(({ cells }) => cells)).toEqual([['a'], ['b']]);
  });

  test.each([
    ['a,b\n"x\ny",z "q"\nc,"d\ne', ',', '4:3', 'comma'],
    ['a;ñ🏥"\n"1";ñ;"2" ;"3"x', ';', '2:12', 'cell'],
  ])('rejects the quotes of %j, or continues on the next line', (text, delimiter, place, next) => {
    const message = `f.csv:${place}: the quote that opens here is not closed before the next ${next}; close it, or double every " inside the cell`;
    expect(() => rowsOf(text, { delimiter })).toThrow(message);
    const broken: unknown[] = [];
    const rows = rowsOf(`${text}\nlast\n`, {
      delimiter,
      onBroken: (row, error) => broken.push([row.line, row.start, ...row.cells, error.message]),
    });
    const [, line] = /^(\d+)/.exec(place) ?? [];
    const before =
      text
        .split('\n')
        .slice(0, Number(line) - 1)
        .join('\n').length + 1;
    const cells = text.slice(before).split('\n', 1);
    expect(broken[0]).toEqual([Number(line), before, ...cells, message]);
    expect(rows.at(-1)?.cells).toEqual(['last']);
  });

  test('locates cells, also behind quoted separators and line breaks', () => {
    const text = 'a,b\n"x,\n""y"";",ñ🏥,z\nlast;"q;q";r';
    const [, row, last] = rowsOf(text);
    const place = (at: CsvRow | undefined, index: number, delimiter?: string): string => {
      const { line, column } = locateCell(text, at ?? { cells: [], line: 0, start: 0 }, index, delimiter);
      return `${line}:${column}`;
    };
    expect([0, 1, 2, 3, 9].map((index) => place(row, index))).toEqual(['2:1', '3:9', '3:12', '3:13', '3:13']);
    expect([1, 2, 3].map((index) => place(last, index, ';'))).toEqual(['4:6', '4:12', '4:13']);
  });

  test.each([
    [['a', 'b c', ''], 'a,b c,'],
    [['a,b', 'c"d', 'e\nf', 'g\rh', '=1'], '"a,b","c""d","e\nf","g\rh",=1'],
  ])('writes %j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\n`);
  });
});

describe('CSV reader on any text', () => {
  it('reads the rows of RFC 4180, or rejects the text with the positions of its mistakes', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const text = decodeUtf8(new TextEncoder().encode(written), 'f.csv');
        const rows: (readonly string[])[] = [];
        const read = readOrRefuse(text, () => {
          eachRow(text, 'f.csv', ({ cells }) => rows.push(cells));
          return rows;
        });
        const isBlank = ([first, ...others]: readonly string[]): boolean =>
          others.length === 0 && first?.trim() === '';
        expect(read).toEqual(naiveCsv(text)?.filter((cells) => !isBlank(cells)));
      }),
      { numRuns: runs(5000), examples: FOUND.map((text) => [text]) },
    );
  });

  it('yields or rejects each row at most once', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const text = decodeUtf8(new TextEncoder().encode(written), 'f.csv');
        const source = { file: 'f.csv', text, networks: undefined };
        const lines: number[] = [];
        let rejected = 0;
        readOrRefuse(text, () =>
          readDirectory(
            source,
            ({ line }) => lines.push(line),
            () => rejected++,
          ),
        );
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
        expect(lines.length + rejected).toBeLessThanOrEqual(text.split('\n').length);
      }),
      { numRuns: runs(3000), examples: FOUND.map((text) => [text]) },
    );
  });

  it('decodes any bytes, or rejects them with a UserError', () => {
    const change = fc.tuple(fc.nat(GOOD.length), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 4 }), (changes) => {
        const bytes = new TextEncoder().encode(GOOD);
        for (const [at, value] of changes) bytes[at] = value;
        try {
          decodeText(bytes, 'f.csv');
        } catch (error) {
          expect(error).toBeInstanceOf(UserError);
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
