import { describe, expect, test } from 'vitest';
import { type DirectorySource, findLayout } from '#scripts/data/input/find-layout.ts';
import { HEADER } from '../../support/hospital.ts';
import { fileErrorOf } from '../content/content-folder.ts';

type Options = Partial<DirectorySource>;

const layoutOf = (text: string, options: Options = {}) =>
  findLayout({ file: 'f.csv', text, networks: undefined, ...options });
/** Returns the message of the error, or undefined if the file is accepted. */
const messageOf = (text: string, options?: Options): string | undefined =>
  fileErrorOf(() => layoutOf(text, options));
const columnsOf = (header: string, options: Options = { networks: [], state: 'OK' }) => {
  const { columns } = layoutOf(`${header}\n`, options);
  return Object.fromEntries([...columns].sort(([, a], [, b]) => a - b));
};

const NO_NETWORKS =
  'The file has no Ultra, Plus or Core column: every hospital is in the Open network only (--networks LIST gives every row those networks).';
const NO_ZIPS =
  'The file has no ZIP codes: its hospitals have no distances, and equal names in a city are merged.';

describe('header', () => {
  const on = (line: number): string => `The header is on line ${line}; the lines above it are left out.`;
  const by = (separators: string): string => `Cells are separated by ${separators}.`;
  const PLACE = 'City, state and zip are read from column "Location".';
  const IN_NONE = NO_NETWORKS.replace(
    'every hospital is in the Open network only',
    'no hospital is in these',
  );
  test.each<[string, number, string, readonly string[], Options?]>([
    [HEADER, 1, ',', []],
    ['Hospital;City\nName;City;State;Zip', 2, ';', [by('semicolons'), on(2), NO_NETWORKS]],
    ['Name,City,State,Zip\nName,City,State,Zip', 1, ',', [NO_NETWORKS]],
    [`${'x\n'.repeat(49)}${HEADER}`, 50, ',', [on(50)]],
    [`"Our "list",,\n${HEADER}`, 2, ',', [on(2)]],
    ['Hospital\tCity\tLocation \nA\tAda\tAda, OK', 1, '\t', [by('tabs'), NO_NETWORKS]],
    ['Hospital|Location \nA|Ada, OK', 1, '|', [by('vertical bars'), PLACE, NO_NETWORKS]],
    ['Name,City,State', 1, ',', [NO_ZIPS], { networks: ['ultra'] }],
    ['State,Zip,Country,Type,Phone\nName,City', 2, ',', [on(2), NO_ZIPS, NO_NETWORKS], { state: 'OK' }],
    ['Name,City,State,Zip,Open', 1, ',', [IN_NONE]],
    // A sheet has no other separator.
    ['Name,"City;a;b;c",City,State,Zip', 1, ',', [NO_NETWORKS], { isSheet: true }],
  ])('of %j is on line %i', (text, line, delimiter, notes, options) => {
    const { header, ...layout } = layoutOf(`${text}\n`, options);
    expect({ line: header.line, ...layout }).toMatchObject({ line, delimiter, notes });
  });

  const known = 'name the columns so, or by one of the usual other names (docs/directory-files.md)';
  const orState = `${known}; --state TX gives every hospital that state`;
  const pass =
    'add them, or pass --networks ultra (or a comma-separated list) to give every hospital those networks';
  const many = Array.from({ length: 32 }, (_, at) => `"c${at}"`);
  const first30 = `${many.slice(0, 30).join(', ')} and 2 more`;
  const lastLine = (text: string): string => `"${text.split('\n').at(-1)?.replaceAll(',', '", "')}"`;
  test.each<[text: string, missing: string, advice: string, header?: string, options?: Options]>([
    [`${'x\n'.repeat(50)}${HEADER}`, '1:1: columns Provider Name, City, State are', orState, '"x"'],
    [`\n  \n${many}`, '3:1: columns Provider Name, City are', known, first30, { state: 'OK' }],
    ['Report\nName,City', '2:1: column State is', orState],
    ['Name,City,State,Zip,Plus', '1:1: columns Ultra, Core are', pass],
    ['Trauma Hospital,City,Zip,Plus', '1:1: columns Provider Name, State, Ultra, Core are', orState],
    ['x\nName,State', '2:1: column City is', known],
  ])('that lacks columns is refused: %j', (text, missing, advice, header = lastLine(text), options) => {
    expect(messageOf(`${text}\n`, options)).toBe(
      `f.csv:${missing} missing; the header has ${header}; ${advice}`,
    );
  });

  test.each(['', ' \n'])('of an empty file is refused: %j', (text) => {
    expect(messageOf(text)).toBe('f.csv:1:1: the file is empty; give it a header and at least one hospital');
  });
});

describe('columns', () => {
  test.each<[string, Readonly<Record<string, number>>]>([
    ['NAME,Cîty,sTate,Zip', { name: 0, city: 1, state: 2, zip: 3 }],
    ['Name,Facility Name,City', { name: 1, city: 2 }],
    ['Facility Hospital Name,Provider Facility Hospital Name,City', { name: 0, city: 2 }],
    ['Name,City,city', { name: 0, city: 1 }],
    ['Name,City,St', { name: 0, city: 1, state: 2 }],
    ['Name,City,Street St', { name: 0, city: 1, address: 2 }],
    ['Name,City,Facility State', { name: 0, city: 1, state: 2 }],
    ['Name,City,State,Address', { name: 0, city: 1, state: 2, address: 3 }],
    ['Name,City,Address', { name: 0, city: 1, address: 2 }],
    ['siteName,facilityCity', { name: 0, city: 1 }],
    ['Name,(Facility) City', { name: 0, city: 1 }],
    ['Name,City,State,Location', { name: 0, city: 1, state: 2 }],
    ['Name,City,Location', { name: 0, city: 1, place: 2 }],
    ['Name,Location,State', { name: 0, place: 1, state: 2 }],
    ['Name,Address', { name: 0, place: 1 }],
    ['Name,Address,State', { name: 0, place: 1, state: 2 }],
    ['Name,City,ZIP+4,In-Network: Ultra', { name: 0, city: 1, zip: 2, ultra: 3 }],
    ['Name,City,Main Phone,properties.phone,Facility', { name: 0, city: 1, telephone: 2 }],
  ])('of %j', (header, columns) => {
    expect(columnsOf(header)).toEqual(columns);
  });
});

describe('network columns with marks', () => {
  const markersOf = (...rows: readonly string[]) =>
    [...layoutOf(['Name,City,State,Zip,Ultra,Plus,Core', ...rows, ''].join('\n')).markers].sort();
  test.each<[readonly string[], readonly string[]]>([
    [['A,Ada,OK,74820,x,,'], ['ultra']],
    [
      ['A,Ada,OK,74820,1,0,', 'A,Ada,OK,74820,,1,yes', 'B,Ada,OK,74820'],
      ['core', 'ultra'],
    ],
    [['A,Ada,OK,74820,1,0,0', 'B,Ada,OK,74820,no,1,1', 'C,Ada,OK,74820,1,1,1'], []],
    [['A,Ada,OK,74820,maybe,,', '"A" B,Ada,OK,74820,1,1,0'], []],
    [
      ['"A" B,Ada,OK,74820,1,1,0', 'A,Ada,OK,74820,1,1,1'],
      ['core', 'plus', 'ultra'],
    ],
  ])('%j: %j', (rows, markers) => {
    expect(markersOf(...rows)).toEqual(markers);
  });
  test('are counted only below the header', () => {
    const text = 'List,,,,0,0,0\nName,City,State,Zip,Ultra,Plus,Core\nA,Ada,OK,74820,x,x,x\n';
    expect([...layoutOf(text).markers]).toEqual(['ultra', 'plus', 'core']);
  });
});

describe('zips in a column with an unknown name', () => {
  const refuse = (title: string, ...cells: readonly string[]): string | undefined =>
    messageOf(`List\nName,City,State,${title}\n${cells.map((cell) => `A,Ada,OK,${cell}\n`).join('')}`);
  const message = (title: string): string =>
    `f.csv:2:1: column Zipcode is missing; "${title}" may have the zips: name it so, or leave it out`;

  test.each<[string, readonly string[], boolean]>([
    ['Our ZIPs', [], true],
    ['Postal area', ['x'], true],
    ['C.P.', ['74820', '74820-1234', '', '74820', ' 74820 ', 'none'], true],
    ['C.P.', ['74820', '74820', '74820', 'x', 'x'], false],
    ['C.P.', ['74820', '74820', '74820', '74820', '748201'], true],
    ['C.P.', ['', ''], false],
    ['C.P.', ['1234'], false],
    ['C.P.', ['374820-1234'], false],
    ['C.P.', ['74820-12345'], false],
  ])('%s with %j: %s', (title, cells, isRefused) => {
    expect(refuse(title, ...cells)).toBe(isRefused ? message(title) : undefined);
  });
  test('are looked for in every column and in short rows, but not if a column has the whole place', () => {
    expect(messageOf(' Zips ,Name,City,State\n')).toBe(message('Zips').replace('2:1', '1:1'));
    expect(messageOf('Name,City,State,A,C.P.\nA,Ada,OK,x,74820\nB,Ada,OK\n')).toBe(
      message('C.P.').replace('2:1', '1:1'),
    );
    expect(messageOf('Name,Location,C.P.\nA,"Ada, OK",74820\n')).toBeUndefined();
  });
  test('are looked for in the first 250 rows', () => {
    const repeat = (cell: string, count: number): string[] => Array.from({ length: count }, () => cell);
    expect(refuse('C.P.', ...repeat('x', 50), ...repeat('74820', 199), ...repeat('x', 99))).toBeUndefined();
    expect(refuse('C.P.', ...repeat('x', 50), ...repeat('74820', 200), ...repeat('x', 99))).toBe(
      message('C.P.'),
    );
  });
});
