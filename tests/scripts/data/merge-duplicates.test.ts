import { describe, expect, test } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { mergeDuplicates } from '#scripts/data/merge-duplicates.ts';
import { hospitalWith } from '../../support/hospital.ts';

const MERCY = hospitalWith({ name: 'MERCY', city: 'Ada', state: 'OK', zip: '74820', plus: true });
const number = (hospitals: readonly Hospital[]) =>
  hospitals.map((hospital, index) => ({ hospital, line: index + 2 }));

describe('rows of the same hospital', () => {
  test('are merged if name, city, state and ZIP code are equal, ignoring case in the name', () => {
    const { hospitals, duplicates } = mergeDuplicates(number([{ ...MERCY, name: 'Mercy' }, MERCY]));
    expect(hospitals).toEqual([MERCY]);
    expect(duplicates).toMatchObject([{ name: 'MERCY', lines: [2, 3], disagree: false }]);
  });

  test('keep only the networks on which all rows agree', () => {
    const rows = [MERCY, { ...MERCY, plus: false }, { ...MERCY, core: true }];
    const { hospitals, duplicates } = mergeDuplicates(number(rows));
    expect(hospitals).toEqual([{ ...MERCY, plus: false, core: false }]);
    expect(duplicates).toMatchObject([{ lines: [2, 3, 4], disagree: true, kept: ['ultra'] }]);
    const other = { ...MERCY, ultra: false, core: true };
    expect(mergeDuplicates(number([{ ...MERCY, core: true }, other])).hospitals).toEqual([other]);
  });

  test.each(['name', 'city', 'state', 'zip'] as const)(
    'are not merged if the %s differs, and any order of them gives the same directory',
    (key) => {
      const rows = [MERCY, { ...MERCY, [key]: 'other' }];
      const { hospitals, duplicates } = mergeDuplicates(number(rows));
      expect(hospitals).toHaveLength(2);
      expect(duplicates).toEqual([]);
      expect(mergeDuplicates(number(rows.toReversed())).hospitals).toEqual(hospitals);
    },
  );
});
