import { expect, it } from 'vitest';
import { countInWords, numberWord } from '#domain/number-word.ts';

it.each([
  ['ENG', 'one', 'two', 'nine'],
  ['ESP', 'un', 'dos', 'nueve'],
  ['POR', 'um', 'dois', 'nove'],
] as const)('below ten a count in a sentence is a word (%s)', (language, one, two, nine) => {
  expect([1, 2, 9].map((count) => numberWord(language, count))).toEqual([one, two, nine]);
});

it('from ten up it is a figure', () => {
  expect([10, 20, 1867].map((count) => numberWord('ENG', count))).toEqual(['10', '20', '1,867']);
  expect(numberWord('ESP', 0)).toBe('0');
});

it('words that bend to their noun do', () => {
  expect([1, 2, 3].map((count) => numberWord('ESP', count, 'feminine'))).toEqual(['una', 'dos', 'tres']);
  expect([1, 2, 3].map((count) => numberWord('POR', count, 'feminine'))).toEqual(['uma', 'duas', 'três']);
  expect(numberWord('ENG', 1, 'feminine')).toBe('one');
});

it('a text says which form its noun needs', () => {
  const words = { one: '{feminine} franquia', other: '{feminine} franquias' };
  expect([1, 2].map((count) => countInWords('POR', words, count))).toEqual([
    'uma franquia',
    'duas franquias',
  ]);
  expect(countInWords('ENG', { one: '{word} year', other: '{count} years' }, 2)).toBe('2 years');
});
