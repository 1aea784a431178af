import { describe, expect, test } from 'vitest';
import { byteList, numberList } from '#scripts/encode/packed-list.ts';

describe('A packed list', () => {
  test.each([
    ['bytes', byteList(), 256],
    ['numbers', numberList(), 2 ** 32],
  ])('gives back all %s pushed into it, in their order', (_, list, limit) => {
    const values = Array.from({ length: 5000 }, (_, at) => (at * 7919 * 65_537) % limit);
    for (const value of values) list.push(value);
    expect(list.length).toBe(5000);
    expect([...list.values]).toEqual(values);
  });

  test('is empty at first', () => {
    expect([...byteList().values]).toEqual([]);
  });
});
