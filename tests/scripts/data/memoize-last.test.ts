import { expect, test, vi } from 'vitest';
import { memoizeLast } from '#scripts/data/memoize-last.ts';

test('What was asked last is not computed again; anything else is', () => {
  const join = vi.fn((left: string, right: string) => `${left}-${right}`);
  const remembered = memoizeLast(join);
  expect([remembered('a', 'b'), remembered('a', 'b')]).toEqual(['a-b', 'a-b']);
  expect(join).toHaveBeenCalledTimes(1);
  expect([remembered('a', 'c'), remembered('b', 'c'), remembered('a', 'b')]).toEqual(['a-c', 'b-c', 'a-b']);
  expect(join).toHaveBeenCalledTimes(4);
});
