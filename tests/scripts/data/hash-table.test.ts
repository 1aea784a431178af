import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HashTable, hashNumber, hashText } from '#scripts/data/hash-table.ts';

/** The number of the first equal text for each, found with the table and with a Map. */
const firsts = (texts: readonly string[], hash: (text: string) => number) => {
  const [table, map] = [new HashTable(), new Map<string, number>()];
  return texts.map((text, at) => {
    const found = table.find(hash(text), (member) => texts[member] === text);
    if (found === undefined) table.add(hash(text), at);
    const known = map.get(text);
    if (known === undefined) map.set(text, at);
    return [found, known];
  });
};

describe('A table of numbered members', () => {
  test('finds the same members as a Map of their texts, even where all texts hash alike', () => {
    const texts = fc.array(fc.string({ maxLength: 2 }), { maxLength: 60 });
    for (const hash of [(text: string) => hashText(0, text), () => 7, () => -1])
      fc.assert(
        fc.property(texts, (list) => {
          for (const [found, known] of firsts(list, hash)) expect(found).toBe(known);
        }),
      );
  });

  test('grows with its members', () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => String(at % 9000));
    const found = firsts(texts, (text) => hashText(0, text));
    expect(found.filter(([first]) => first === undefined)).toHaveLength(9000);
    expect(found[9000]).toEqual([0, 0]);
    expect(found[19_999]).toEqual([1999, 1999]);
  });
});

describe('The hash of texts', () => {
  test('tells apart texts that read alike when they run together', () => {
    const hashOf = (...texts: readonly string[]): number => texts.reduce(hashText, 0);
    expect(hashOf('1', '2')).not.toBe(hashOf('12', ''));
    expect(hashOf('ab')).not.toBe(hashOf('ba'));
    expect(hashOf('a')).toBe(hashOf('a'));
  });

  test('stays within 32 bits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (hash, value) => {
        expect(hashNumber(hash, value) | 0).toBe(hashNumber(hash, value));
      }),
    );
  });
});
