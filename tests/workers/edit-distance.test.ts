import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editsBetween, editsToBeginning, wordsNear } from '#workers/edit-distance.ts';
import { runs } from '../support/runs.ts';
import { anyName } from './arbitraries.ts';
import { makeTypo, seeded } from './random.ts';

/** Returns a random word, or `otherwise`, with this many typos. */
const mistyped = (words: readonly string[], seed: number, slips: number, otherwise: string): string => {
  const random = seeded(seed);
  let typed = words.length > 0 && random.chance(0.8) ? random.pick(words) : otherwise;
  for (let slip = 0; slip < slips && typed !== ''; slip++) typed = makeTypo(random, typed);
  return typed;
};

/** Returns the last row of the textbook table, whose cell [i][j] is the distance of the first i units to the first j units. */
const lastRow = (left: string, right: string): number[] => {
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

/** Words of few letters, many of them similar, and words of names. */
const words = fc.array(
  fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 40 }),
    anyName.map((name) => name.split(' ')[0] ?? ''),
  ),
  { maxLength: 40 },
);

it('distances of words and of their nearest prefixes are optimal string alignment distances', () => {
  fc.assert(
    fc.property(words, anyName, fc.integer(), fc.nat(4), fc.nat(3), (list, other, seed, slips, most) => {
      const typed = mistyped(list, seed, slips, other);
      const all = list.map((text, word) => {
        const row = lastRow(typed, text);
        return { word, wordDistance: row.at(-1) ?? 0, prefixDistance: Math.min(...row) };
      });
      const near = all.filter(({ prefixDistance }) => prefixDistance <= most);
      expect(wordsNear(list, typed, most)).toEqual(near);
      for (const { word, wordDistance, prefixDistance } of all) {
        const text = list[word] ?? '';
        expect(editsBetween(typed, text)).toBe(wordDistance);
        expect(editsToBeginning(typed, text, most)).toBe(Math.min(prefixDistance, most + 1));
      }
    }),
    { numRuns: runs(700) },
  );
});
