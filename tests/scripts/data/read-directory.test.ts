import { describe, expect, test } from 'vitest';
import type { RejectedRow } from '#scripts/data/input/mistakes.ts';
import { type DirectoryRow, readDirectory } from '#scripts/data/read-directory.ts';
import { HEADER } from './files.ts';

const read = (text: string) => {
  const [rows, rejected]: [DirectoryRow[], RejectedRow[]] = [[], []];
  readDirectory(
    { file: 'f.csv', text, networks: undefined },
    (row) => rows.push(row),
    (row) => rejected.push(row),
  );
  return { rows, rejected };
};
const GOOD = 'Mercy Hospital,Ada,OKLAHOMA,74820,UNITED STATES,1,0,1';

// The table in awkward-files.ts covers accepted files and reported mistakes.
describe('reader of a directory', () => {
  test('stops after a thousand unclosed quotes', () => {
    const rejected: RejectedRow[] = [];
    const text = `${HEADER}\n${'"x"y,Ada\n'.repeat(1002)}`;
    expect(() =>
      readDirectory(
        { file: 'f.csv', text, networks: undefined },
        () => undefined,
        (row) => rejected.push(row),
      ),
    ).toThrow('f.csv:1002:1: the quote');
    expect(rejected).toHaveLength(1000);
  });

  test('passes on program errors unchanged', () => {
    const visit = (): void => {
      throw new TypeError('broken');
    };
    const source = { file: 'f.csv', text: `${HEADER}\n${GOOD}\n`, networks: undefined };
    expect(() => readDirectory(source, visit, () => undefined)).toThrow(new TypeError('broken'));
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
