import { expect, it } from 'vitest';
import { countInWords, numberWord } from '#domain/number-word.ts';

it.each([
  ['ENG', ['one', 'two', 'nine'], ['one', 'two', 'three']],
  ['ESP', ['un', 'dos', 'nueve'], ['una', 'dos', 'tres']],
  ['POR', ['um', 'dois', 'nove'], ['uma', 'duas', 'três']],
] as const)(
  'counts below ten are words, which agree with the gender of their noun (%s)',
  (language, words, feminine) => {
    expect([1, 2, 9].map((count) => numberWord(language, count))).toEqual(words);
    expect([1, 2, 3].map((count) => numberWord(language, count, 'feminine'))).toEqual(feminine);
  },
);

it('zero and counts from ten on are digits', () => {
  expect([0, 10, 1867].map((count) => numberWord('ENG', count))).toEqual(['0', '10', '1,867']);
});

it('a text selects the form that its noun needs', () => {
  const words = { one: '{feminine} franquia', other: '{feminine} franquias, {count}' };
  expect(countInWords('POR', words, 1)).toBe('uma franquia');
  expect(countInWords('POR', words, 2)).toBe('duas franquias, 2');
});
