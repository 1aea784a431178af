import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, listSeparator } from '#domain/csv.ts';
import { readCsv } from '../support/read-csv.ts';

describe('CSV text', () => {
  it('starts with a UTF-8 byte order mark, and ends each line with CR LF', () => {
    expect(csvText([['State', 'Texas'], ['']])).toBe('\uFEFFState,Texas\r\n\r\n');
    expect(csvText([])).toBe('\uFEFF');
  });

  it('uses the separator that spreadsheets of the region expect, and quotes cells with either separator', () => {
    const regions = ['en-US', 'es-MX', 'es-EC', 'pt-BR', 'es-AR'];
    expect(regions.map(listSeparator)).toEqual([',', ',', ';', ';', ';']);
    expect(csvText([['a;b', 'c,d', 'e']], ';')).toBe('\uFEFF"a;b";"c,d";e\r\n');
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])(
    'escapes a cell that starts with %j, so spreadsheets do not run it',
    (sign) => {
      const [[cell]] = readCsv(csvText([[`${sign}HYPERLINK("https://evil.example")`]])) as [[string]];
      expect(cell).toBe(`'${sign}HYPERLINK("https://evil.example")`);
    },
  );

  it('is parsed by a CSV library cell for cell, with any cell content', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'aé😀 ,"\'\n\r;=\u00a0') });
    const harmless = cell.filter((text) => !/^[=+\-@\t\r]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(harmless, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(readCsv(csvText(rows))).toEqual(rows);
      }),
    );
  });
});
