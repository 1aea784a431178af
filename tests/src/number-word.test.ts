import { expect, it } from 'vitest';
import { countInWords, numberWord } from '#domain/number-word.ts';

it.each([
  ['ENG', 'one', 'two', 'nine'],
  ['ESP', 'un', 'dos', 'nueve'],
  ['POR', 'um', 'dois', 'nove'],
] as const)('counts below ten are words in a sentence (%s)', (language, one, two, nine) => {
  expect([1, 2, 9].map((count) => numberWord(language, count))).toEqual([one, two, nine]);
});

it('zero and counts from ten on are digits', () => {
  expect([10, 20, 1867].map((count) => numberWord('ENG', count))).toEqual(['10', '20', '1,867']);
  expect(numberWord('ESP', 0)).toBe('0');
});

it('words agree with the gender of their noun', () => {
  expect([1, 2, 3].map((count) => numberWord('ESP', count, 'feminine'))).toEqual(['una', 'dos', 'tres']);
  expect([1, 2, 3].map((count) => numberWord('POR', count, 'feminine'))).toEqual(['uma', 'duas', 'três']);
  expect(numberWord('ENG', 1, 'feminine')).toBe('one');
});

it('a text selects the form that its noun needs', () => {
  const words = { one: '{feminine} franquia', other: '{feminine} franquias' };
  expect([1, 2].map((count) => countInWords('POR', words, count))).toEqual([
    'uma franquia',
    'duas franquias',
  ]);
  expect(countInWords('ENG', { one: '{word} year', other: '{count} years' }, 2)).toBe('2 years');
});
