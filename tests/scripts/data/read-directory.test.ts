import { describe, expect, test } from 'vitest';
import { type DirectoryRow, readDirectory } from '#scripts/data/read-directory.ts';
import { HEADER } from './files.ts';

const read = (text: string): DirectoryRow[] => {
  const rows: DirectoryRow[] = [];
  readDirectory({ file: 'f.csv', text, networks: undefined }, (row) => rows.push(row));
  return rows;
};
const GOOD = 'Mercy Hospital,Ada,OKLAHOMA,74820,UNITED STATES,1,0,1';

// The table in awkward-files.ts covers accepted files and reported mistakes.
describe('mistakes in a directory', () => {
  test('are all reported in one error, one line per kind', () => {
    expect(() => read(`${HEADER}\n,Ada,OK,74820,US,1,0,1\n${GOOD}\nMercy,Ada,ZZ,74820,US,1,0,1\n`)).toThrow(
      /^f\.csv:2:1: the name .*\nf\.csv:4:11: "ZZ" is not a US state.*$/,
    );
  });

  test('are listed for the first twenty rows of a kind, and counted for the others', () => {
    const wrong = ',Ada,OK,74820,US,1,0,1\n';
    const lines = Array.from({ length: 20 }, (_, index) => index + 2).join(', ');
    expect(() => read(`${HEADER}\n${wrong.repeat(25)}`)).toThrow(
      `f.csv:2:1: Provider Name: 25 rows: lines ${lines} and 5 more: the name is empty`,
    );
  });

  test('stop the reader after a thousand unclosed quotes, even if mistakes are skipped', () => {
    const wrong = '"x"y,Ada\n';
    expect(() =>
      readDirectory(
        { file: 'f.csv', text: `${HEADER}\n${wrong.repeat(1002)}`, networks: undefined },
        () => undefined,
        () => undefined,
      ),
    ).toThrow('f.csv:1002:');
  });

  test('do not include program errors, which are passed on unchanged', () => {
    const visit = (): void => {
      throw new TypeError('broken');
    };
    const source = { file: 'f.csv', text: `${HEADER}\n${GOOD}\n`, networks: undefined };
    expect(() => readDirectory(source, visit)).toThrow(new TypeError('broken'));
  });
});

test.each([
  [true, ['1', 'Yes', 'TRUE', ' Y ', 'Sí', 'SI', 'sim', 'verdadero', 'x', '✓', '☑']],
  [false, ['0', 'no', 'false', 'n', 'Não', 'falso', '✗', '☐']],
])('reads %j from each of the flags %j', (says, cells) => {
  const flags = cells.map((cell) => read(`${HEADER}\nMercy,Ada,OK,74820,US,1,0,${cell}\n`)[0]?.flags.core);
  expect(flags).toEqual(cells.map(() => says));
});
