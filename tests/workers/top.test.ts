import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTop } from '#workers/hospitals/suggest/top.ts';

describe('the best few', () => {
  it('are those of the highest scores, of equals those of the smallest numbers, in whichever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 30 }), fc.integer({ min: 1, max: 8 }), (scores, size) => {
        const all = scores.map((score, number) => ({ number, score }));
        const expected = all.toSorted((left, right) => right.score - left.score).slice(0, size);
        for (const order of [
          all,
          all.toReversed(),
          all.toSorted((left, right) => left.score - right.score),
        ]) {
          const { add, best } = createTop(size);
          for (const { number, score } of order) add(number, score);
          expect(best).toEqual(expected);
        }
      }),
    );
  });

  it('take what is better than the last of them, or as good with a smaller number', () => {
    const { add, takes } = createTop(2);
    add(5, 1);
    expect(takes(9, 0)).toBe(true);
    add(7, 3);
    expect([takes(4, 1), takes(5, 1), takes(6, 1), takes(9, 2)]).toEqual([true, false, false, true]);
  });
});
