import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachRow } from '#scripts/data/csv-rows.ts';
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
