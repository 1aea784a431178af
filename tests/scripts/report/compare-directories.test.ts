import { describe, expect, test } from 'vitest';
import type { DetailedHospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { compareDirectories } from '#scripts/report/compare-directories.ts';
import { readIndex } from '#workers/hospitals/index-file.ts';
import { readRecords } from '#workers/hospitals/records.ts';
import { hospitalWith } from '../../support/hospital.ts';

const at = (name: string, rest: Partial<DetailedHospital> = {}): DetailedHospital =>
  hospitalWith({ name, ...rest });
const show = ({ name, zip }: DetailedHospital): string => `${name} ${zip}`;

/** Compares two directories and returns only the lists that are not empty. */
const changes = (before: readonly DetailedHospital[], after: readonly DetailedHospital[]) => {
  const { added, gone, renamed, moved } = compareDirectories(before, after);
  const lists = {
    added: added.map(show),
    gone: gone.map(show),
    renamed: renamed.map((pair) => `${show(pair.before)} → ${show(pair.after)}`),
    moved: moved.map((pair) => `${show(pair.before)} → ${show(pair.after)}`),
  };
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
};

test('unchanged hospitals are recognized at any row position, and after a round trip through hospitals.index', () => {
  const rows = [at('Mercy', { zip: '33101' }), at('Grace'), at('Hope', { plus: true, core: true })];
  expect(changes(rows, rows.toReversed())).toEqual({});
  expect(compareDirectories(rows, readRecords(readIndex(encodeIndex(rows)))).networks).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['is the same in another case', 'Mercy Hospital', 'MERCY HOSPITAL', ''],
  ['is the same with other punctuation', "St. Mary's Hospital", 'ST MARYS HOSPITAL', ''],
  ['is renamed by an abbreviation', "St. Mary's Hosp", 'SAINT MARYS HOSPITAL', 'renamed'],
  ['is renamed by a chain', "St. Vincent's Hospital", 'ASCENSION ST VINCENT HOSPITAL', 'renamed'],
  ['is renamed by its kind', 'Mercy Hospital', 'Mercy Medical Center', 'renamed'],
  ['has a typing error', 'Lakeside Memorial Hospital', 'LAKESDIE MEMORIAL HOSPITAL', 'renamed'],
  ['has joined words', 'Advent Health Grace', 'ADVENTHEALTH GRACE INC', 'renamed'],
  ['is another if only common words are equal', 'Mercy Medical Center', 'Grace Medical Center', 'added gone'],
  ['is another if only the city is equal', 'Miami Harbor Hospital', 'Miami Cypress Hospital', 'added gone'],
  ['is another if it is for other patients', 'Mercy Hospital', "Mercy Children's Hospital", 'added gone'],
  ['is another elsewhere in the city', 'Baptist Hospital North', 'Baptist Hospital South', 'added gone'],
  ['is another with another number', 'Ward 9 Hospital', 'Ward 10 Hospital', 'added gone'],
])('a hospital in the same place %s: %s, %s', (_, before, after, kinds) => {
  expect(Object.keys(changes([at(before)], [at(after)])).join(' ')).toBe(kinds);
});

test('a renamed hospital is paired once, with the closest name', () => {
  const before = [at('Mercy North'), at('Mercy South'), at('Mercy')];
  const after = [at('Ascension Mercy South'), at('Ascension Mercy North'), at('Ascension Mercy')];
  expect(changes(before, after)).toEqual({
    renamed: [
      'Mercy 33176 → Ascension Mercy 33176',
      'Mercy North 33176 → Ascension Mercy North 33176',
      'Mercy South 33176 → Ascension Mercy South 33176',
    ],
  });
});

test('a renamed hospital also counts as moved if its ZIP code in the city differs', () => {
  const pair = 'Mercy Hospital 33176 → Mercy Medical Center 33133';
  expect(changes([at('Mercy Hospital')], [at('Mercy Medical Center', { zip: '33133' })])).toEqual({
    renamed: [pair],
    moved: [pair],
  });
});

describe('moved hospital', () => {
  test.each<[string, Partial<DetailedHospital>]>([
    ['to another ZIP code of its city', { zip: '33133' }],
    ['to another city of its state', { city: 'Tampa', zip: '33601' }],
    ['to another name of its city', { city: 'Kendall' }],
    ['to the state of its ZIP code', { state: 'GA' }],
  ])('is recognized after a move %s', (_, place) => {
    const after = at('MERCY HOSPITAL', place);
    expect(changes([at('Mercy Hospital')], [after])).toEqual({
      moved: [`Mercy Hospital 33176 → ${show(after)}`],
    });
  });

  test('is not assumed in another state, for a common name, or for a chain with several hospitals of that name', () => {
    const tampa = { city: 'Tampa', zip: '33601' };
    const isOther = (before: readonly DetailedHospital[], after: readonly DetailedHospital[]) =>
      expect(Object.keys(changes(before, after))).toEqual(['added', 'gone']);
    isOther([at('Mercy Hospital')], [at('Mercy Hospital', { city: 'Atlanta', state: 'GA', zip: '30301' })]);
    isOther([at('Community Hospital')], [at('Community Hospital', tampa)]);
    const ocala = at('Select Hospital', { city: 'Ocala', zip: '34470' });
    isOther([at('Select Hospital'), ocala], [at('Select Hospital', tampa), ocala]);
  });

  test('is recognized while other hospitals of the same name in the city stay', () => {
    const zips = (...list: readonly string[]) => list.map((zip) => at('Select', { zip }));
    expect(changes(zips('33101', '33133', '33176'), zips('33133', '33177', '33101'))).toEqual({
      moved: ['Select 33176 → Select 33177'],
    });
    expect(changes(zips('33101', '33133'), zips('33101'))).toEqual({ gone: ['Select 33133'] });
  });
});

test('lists gained and lost networks, also of renamed and moved hospitals', () => {
  const before = [at('Mercy Hospital', { plus: true }), at('Grace', { zip: '33101' }), at('Hope')];
  const after = [at('Mercy Clinic', { core: true }), at('Grace', { ultra: false }), at('Hope')];
  const { networks, networkCounts } = compareDirectories(before, after);
  expect(networks.map(({ after: { name }, lost, gained }) => [name, lost, gained])).toEqual([
    ['Grace', ['ultra'], []],
    ['Mercy Clinic', ['plus'], ['core']],
  ]);
  expect(networkCounts).toEqual([
    { name: 'Ultra', before: 3, after: 2, lost: 1, gained: 0 },
    { name: 'Plus', before: 1, after: 0, lost: 1, gained: 0 },
    { name: 'Core', before: 0, after: 1, lost: 0, gained: 1 },
  ]);
});

test('lists changed details if both directories have the column', () => {
  const before = [
    at('Mercy', { details: { telephone: '555-0100', emergency: true } }),
    at('Hope', { details: { telephone: '555-0101' } }),
  ];
  const after = [
    at('Mercy', { details: { telephone: '555-0199', emergency: false, type: 'Acute' } }),
    at('Hope'),
  ];
  const { details } = compareDirectories(before, after);
  expect(details.map(({ after: { name }, detail, from, to }) => [name, detail, from, to])).toEqual([
    ['Hope', 'telephone', '555-0101', ''],
    ['Mercy', 'telephone', '555-0100', '555-0199'],
    ['Mercy', 'emergency', 'yes', 'no'],
  ]);
});

test('a truncated file shows losses of states and networks, which additions do not offset', () => {
  const inState = (state: string, count: number, rest: Partial<DetailedHospital> = {}) =>
    Array.from({ length: count }, (_, index) =>
      at(`${rest.city ?? 'H'}${index}x`, { state, zip: '', ...rest }),
    );
  const before = [...inState('TX', 10), ...inState('FL', 4, { plus: true })];
  const after = [...inState('TX', 8), ...inState('TX', 5, { city: 'New' }), ...inState('FL', 4)];
  expect(compareDirectories(before, after).states).toEqual([
    { name: 'Florida', before: 4, after: 4, lost: 0, gained: 0 },
    { name: 'Texas', before: 10, after: 13, lost: 2, gained: 5 },
  ]);
});
