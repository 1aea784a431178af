import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readRows } from '#scripts/data/csv-rows.ts';
import { decodeText } from '#scripts/data/input/decode-text.ts';
import { readDirectory } from '#scripts/data/read-directory.ts';
import { decodeUtf8 } from '#scripts/data/read-file.ts';
import { FileError, UserError } from '#scripts/errors.ts';
import { HEADER } from '../../support/hospital.ts';
import { runs } from '../../support/runs.ts';

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

describe('CSV reader', () => {
  test.each<[string, readonly string[], { delimiter?: string; most?: number }?]>([
    ['a,b\nc\n', ['1 0 a|b', '2 4 c']],
    ['\n \n,\n"x\n\ny",z\nlast', ['3 3 |', '4 5 x\n\ny|z', '7 14 last']],
    ['a;"b;c"\n', ['1 0 a|b;c'], { delimiter: ';' }],
    ['', []],
    ['a\n"b"c\nd\n', ['1 0 a', '2 2 "b"c'], { most: 2 }],
  ])('reads %j with lines and offsets: %j', (text, rows, options) => {
    const read = readRows(text, 'f.csv', options);
    expect(read.map(({ line, start, cells }) => `${line} ${start} ${cells.join('|')}`)).toEqual(rows);
  });

  test.each([
    ['a,b\n"x\ny",z "q"\nc,"d\ne', ',', '4:3', 16, 'c,"d', 'comma'],
    ['a;ñ🏥"\n"1";ñ;"2" ;"3"x', ';', '2:12', 7, '"1";ñ;"2" ;"3"x', 'cell'],
  ])(
    'reports the quotes of %j and continues on the next line',
    (text, delimiter, place, start, cell, next) => {
      const rows = readRows(`${text}\nlast\n`, 'f.csv', { delimiter });
      expect(rows.find(({ problem }) => problem)).toMatchObject({
        line: Number.parseInt(place, 10),
        start,
        cells: [cell],
        problem: {
          message: `f.csv:${place}: the quote that opens here is not closed before the next ${next}; close it, or double every " inside the cell`,
        },
      });
      expect(rows.at(-1)?.cells).toEqual(['last']);
    },
  );

  test('rejects a file with more than a thousand unclosed quotes', () => {
    expect(readRows('"x"y\n'.repeat(1000), 'f.csv')).toHaveLength(1000);
    expect(() => readRows('"x"y\n'.repeat(1001), 'f.csv')).toThrow('f.csv:1001:1: the quote');
  });
});

describe('reader of any text', () => {
  it('reads or rejects each row once, or rejects the text; positions exist in it', () => {
    fc.assert(
      fc.property(anyText, (written) => {
        const text = decodeUtf8(new TextEncoder().encode(written), 'f.csv');
        const ends = text.split('\n');
        const expectPlace = (line: number, column: number): void => {
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual([...(ends[line - 1] ?? '')].length + 1);
        };
        try {
          const { rows, rejected } = readDirectory({ file: 'f.csv', text, networks: undefined });
          const lines = rows.map(({ line }) => line);
          expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
          expect(lines.length + rejected.length).toBeLessThanOrEqual(ends.length);
          for (const { line, column } of rejected) expectPlace(line, column);
        } catch (error) {
          if (!(error instanceof FileError)) throw error;
          expectPlace(error.position.line, error.position.column);
        }
      }),
      { numRuns: runs(5000), examples: FOUND.map((text) => [text]) },
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
