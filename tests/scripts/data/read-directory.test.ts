import { describe, expect, test } from 'vitest';
import type { FlagNetwork } from '#domain/network.ts';
import { type DirectoryRow, readDirectory } from '#scripts/data/read-directory.ts';
import { HEADER } from './files.ts';

const read = (text: string, networks?: readonly FlagNetwork[]): DirectoryRow[] => {
  const rows: DirectoryRow[] = [];
  readDirectory({ file: 'f.csv', text, networks }, (row) => rows.push(row));
  return rows;
};
const GOOD = 'Mercy Hospital,Ada,OKLAHOMA,74820,UNITED STATES,1,0,1';

describe('Columns of a directory', () => {
  test.each([
    ['the provider file', HEADER],
    ['other case, spaces and punctuation', ' provider_name ,CITY, state,ZIP code,country,ULTRA,plus,Core'],
    ['a government directory', 'Facility Name,City/Town,State,ZIP Code,Country,Ultra,Plus,Core'],
    ['a hospital list', 'Hospital Name,City,State Code,Postal Code,Country,Ultra,Plus,Core'],
  ])('are recognised by the names of %s', (_, header) => {
    const [row] = read(`${header}\n${GOOD}\n`);
    expect(row).toMatchObject({
      name: 'Mercy Hospital',
      state: 'OK',
      flags: { ultra: true, plus: false, core: true },
    });
    expect(row?.cell('zip')).toBe('74820');
    expect(row?.cell('city')).toBe('Ada');
  });

  test('may stand in any order among others that are read over', () => {
    const text =
      'Facility ID,Zip,Facility Name,Core,Plus,Ultra,State,City,Rating\n7,74820,Mercy,0,1,1,OK,Ada,5\n';
    const [row] = read(text);
    expect(row).toMatchObject({
      name: 'Mercy',
      state: 'OK',
      flags: { ultra: true, plus: true, core: false },
    });
    expect(row?.cell('city')).toBe('Ada');
  });

  test('that are missing are named in one line, whatever the header holds', () => {
    expect(() => read('"Hos\npital",Town,Zip\n')).toThrow(/^f\.csv:1:1: .*"Hos pital", "Town", "Zip"[^\n]*$/);
  });

  test('that are missing are named, with those the header has', () => {
    expect(() => read('Provider Name, Town,Zip,Ultra,Plus\nx,y,1,1,1\n')).toThrow(
      'f.csv:1:1: columns State, Core are missing; the header has "Provider Name", "Town", "Zip", "Ultra", "Plus"; ' +
        'name the columns so, or by one of the usual other names (docs/recipes/add-a-hospital.md)',
    );
    expect(() => read('Name,Town,Zip,Ultra,Plus,Core\n')).toThrow(
      'f.csv:1:1: column State is missing; the header',
    );
  });

  test('for networks may be missing when --networks says what every row gets', () => {
    const text = 'Facility Name,City,State,Zip\nMercy,Ada,OK,74820\n';
    expect(() => read(text)).toThrow(
      /f\.csv:1:1: columns Ultra, Plus, Core are missing; .* pass --networks ultra/,
    );
    const [row] = read(text, ['ultra']);
    expect(row?.flags).toEqual({ ultra: true, plus: false, core: false });
    expect(row?.cell('country')).toBe('');
  });

  test('for networks that the file has win over --networks', () => {
    expect(read(`${HEADER}\n${GOOD}\n`, ['plus'])[0]?.flags).toEqual({
      ultra: true,
      plus: false,
      core: true,
    });
  });
});

describe('A mistake in a directory is reported with file, line, column and advice', () => {
  test.each([
    ['an empty file', '', 'f.csv:1:1: the file is empty; give it a header and at least one hospital'],
    ['a file of blank lines', '\n \n', 'f.csv:1:1: the file is empty; give it'],
    [
      'nothing but a header',
      `${HEADER}\n`,
      'f.csv:1:1: there is only a header; add at least one hospital below it',
    ],
    [
      'a wrong flag',
      `${HEADER}\nMercy,Ada,OK,74820,US,1,maybe,1\n`,
      'f.csv:2:25: "maybe" is no value for plus; write 1 (in the network) or 0 (not)',
    ],
    [
      'an empty flag',
      `${HEADER}\nMercy,Ada,OK,74820,US,1,1,\n`,
      'f.csv:2:27: "" is no value for core; write 1',
    ],
    [
      'an unknown state',
      `${HEADER}\nMercy,Ada,Oklaho,74820,US,1,0,1\n`,
      'f.csv:2:11: "Oklaho" is no US state or territory; write its name or postal code (TEXAS, TX)',
    ],
    [
      'an empty name',
      `${HEADER}\n"  ",Ada,OK,74820,US,1,0,1\n`,
      'f.csv:2:1: the name is empty; fill it in, or delete the row',
    ],
    [
      'too few cells',
      `${HEADER}\nMercy,Ada,OK\n`,
      'f.csv:2:13: the row has 3 cells and the header 8; add the missing cells',
    ],
    [
      'too many cells',
      `${HEADER}\nMercy, Inc,Ada,OK,74820,US,1,0,1\n`,
      'f.csv:2:32: the row has 9 cells and the header 8; put quotes around a cell that holds a comma',
    ],
    [
      'a mistake behind a quoted line break',
      `${HEADER}\n"Mer\ncy",Ada,XX,7,US,1,0,1\n`,
      'f.csv:3:9: "XX" is no US state',
    ],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test('together with every other mistake, a line for each', () => {
    expect(() => read(`${HEADER}\n,Ada,OK,74820,US,1,0,1\n${GOOD}\nMercy,Ada,ZZ,74820,US,1,0,1\n`)).toThrow(
      /^f\.csv:2:1: the name .*\nf\.csv:4:11: "ZZ" is no US state.*$/,
    );
  });

  test('but no more than twenty at once', () => {
    const wrong = ',Ada,OK,74820,US,1,0,1\n';
    expect(() => read(`${HEADER}\n${wrong.repeat(25)}`)).toThrow(
      /^(f\.csv:\d+:1: the name .*\n){19}f\.csv:21:1: .*$/,
    );
  });

  test('while an error of the program stays what it is', () => {
    const visit = (): void => {
      throw new TypeError('broken');
    };
    const source = { file: 'f.csv', text: `${HEADER}\n${GOOD}\n`, networks: undefined };
    expect(() => readDirectory(source, visit)).toThrow(new TypeError('broken'));
  });

  test('with a long cell cut after eighty characters', () => {
    const complaint = (state: string): (() => DirectoryRow[]) => {
      return () => read(`${HEADER}\nMercy,Ada,${state},74820,US,1,0,1\n`);
    };
    expect(complaint('x'.repeat(80))).toThrow(`: "${'x'.repeat(80)}" is no`);
    expect(complaint('x'.repeat(81))).toThrow(`: "${'x'.repeat(80)}…" is no`);
  });

  test.each([
    [true, ['1', 'Yes', 'TRUE', ' Y ']],
    [false, ['0', 'no', 'false', 'n']],
  ])('%j is what these cells say: %j', (says, cells) => {
    const flags = cells.map((cell) => read(`${HEADER}\nMercy,Ada,OK,74820,US,1,0,${cell}\n`)[0]?.flags.core);
    expect(flags).toEqual(cells.map(() => says));
  });
});
