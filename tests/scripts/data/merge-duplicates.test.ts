import fc from 'fast-check';
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

  test.each(['name', 'city', 'state', 'zip'] as const)('are not merged if the %s differs', (key) => {
    const { hospitals, duplicates } = mergeDuplicates(number([MERCY, { ...MERCY, [key]: 'other' }]));
    expect(hospitals).toHaveLength(2);
    expect(duplicates).toEqual([]);
  });

  test('merge to the same directory in any order', () => {
    const hospital = fc.record({
      name: fc.constantFrom('MERCY', 'Mercy', 'GRACE'),
      city: fc.constantFrom('Ada', 'Enid'),
      state: fc.constant('OK'),
      zip: fc.constantFrom('74820', '73701'),
      ultra: fc.boolean(),
      plus: fc.boolean(),
      core: fc.boolean(),
    });
    const shuffled = fc
      .array(hospital, { maxLength: 12 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    fc.assert(
      fc.property(shuffled, ([rows, others]) => {
        expect(mergeDuplicates(number(others)).hospitals).toEqual(mergeDuplicates(number(rows)).hospitals);
      }),
    );
  });
});
