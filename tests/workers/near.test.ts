import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { textBytes } from '#workers/hospitals/cesu-8.ts';
import { NEAR_BYTES } from '#workers/hospitals/core.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory, anyName } from './arbitraries.ts';
import { openParts } from './engines.ts';
import { seeded } from './random.ts';
import { makeTypo } from './typo.ts';

const ROW = { city: 'Quito', state: 'FL', zip: '10000', ultra: true, plus: true, core: true };

/** Returns a random word of the names, or `otherwise`, with this many typos. */
const mistyped = (names: readonly string[], seed: number, slips: number, otherwise: string): string => {
  const random = seeded(seed);
  const words = names.join(' ').toLowerCase().split(' ');
  let typed = words.length > 0 && random.chance(0.8) ? random.pick(words) : otherwise;
  for (let slip = 0; slip < slips && typed !== ''; slip++) typed = makeTypo(random, typed);
  return typed;
};

/** Returns the last row of the textbook table, whose cell [i][j] is the distance of the first i bytes to the first j bytes. */
const lastRow = (left: Uint8Array, right: Uint8Array): number[] => {
  const table = Array.from({ length: left.length + 1 }, (_, i) =>
    Array.from({ length: right.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= left.length; i++)
    for (let j = 1; j <= right.length; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const swapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const row = table[i];
      if (row === undefined) continue;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost);
      if (i > 1 && j > 1 && swapped) row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
    }
  return table[left.length] ?? [];
};

/** Expects `core.near` to find every word with a prefix near enough, by the textbook table. */
const expectNear = (hospitals: readonly Hospital[], pattern: string, most: number): void => {
  const { core } = openParts(hospitals);
  const typed = textBytes(pattern).subarray(0, NEAR_BYTES);
  const expected = core.vocabulary().words.flatMap((text, word) => {
    const row = lastRow(typed, textBytes(text).subarray(0, NEAR_BYTES));
    const found = { word, wordDistance: row.at(-1) ?? 0, prefixDistance: Math.min(...row) };
    return typed.length > 0 && found.prefixDistance <= most ? [found] : [];
  });
  expect(core.near(pattern, most)).toEqual(expected);
};

/** Words of the letters a and b: many share a prefix, and some are longer than NEAR_BYTES. */
const similar = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 40 });

describe('edit distance of the core', () => {
  it('is optimal string alignment, to whole words and to prefixes', () => {
    fc.assert(
      fc.property(anyDirectory(20), anyName, fc.integer(), fc.nat(3), (hospitals, name, seed, most) => {
        const names = hospitals.map((hospital) => hospital.name);
        expectNear(hospitals, mistyped(names, seed, most, name), most);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is correct for words with a common prefix, and for words longer than NEAR_BYTES', () => {
    fc.assert(
      fc.property(
        fc.array(similar, { minLength: 1, maxLength: 40 }),
        fc.integer(),
        fc.nat(3),
        (names, seed, most) => {
          const hospitals = names.map((name) => ({ ...ROW, name }));
          for (let query = 0; query < 5; query++)
            expectNear(hospitals, mistyped(names, seed + query, query, ''), most);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});
