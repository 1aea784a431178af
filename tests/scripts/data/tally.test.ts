import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Tally } from '#scripts/data/report.ts';

interface Entry {
  readonly zip: string;
  readonly why: string;
  readonly lines: readonly number[];
}

const text = fc.constantFrom('', '1', '12', '2', 'a\nb', 'a', '__proto__');
const anyCalls = fc.array(fc.tuple(fc.nat(99), text, text), { maxLength: 40 });

/** Groups entries by their texts, in order of first appearance. */
const naive = (calls: readonly (readonly [number, string, string])[]): Entry[] => {
  const groups = new Map<string, { zip: string; why: string; lines: number[] }>();
  for (const [line, zip, why] of calls) {
    const key = JSON.stringify([zip, why]);
    const group = groups.get(key) ?? { zip, why, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
};

describe('tally', () => {
  test('yields each distinct entry once, by first appearance, with its lines in order, at every iteration', () => {
    fc.assert(
      fc.property(anyCalls, (calls) => {
        const tally = new Tally<Entry>();
        for (const [line, zip, why] of calls) tally.add(line, { zip, why });
        expect([...tally]).toEqual(naive(calls));
        expect([...tally]).toEqual(naive(calls));
      }),
    );
  });
});
