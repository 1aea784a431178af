import { describe, expect, it } from 'vitest';
import { localDay } from '#domain/dates.ts';
import {
  countInWords,
  fill,
  formatBigMoney,
  formatDate,
  formatMoney,
  formatRank,
  numberWord,
  plural,
} from '#domain/format.ts';

describe('amounts', () => {
  it.each([
    ['ENG', 1000, 'US$1,000'],
    ['ESP', 1000, 'US$1000'],
    ['POR', 1000, 'US$\u00a01.000'],
  ] as const)('in %s of %i dollars are %s', (language, dollars, written) => {
    expect(formatMoney(language, dollars)).toBe(written);
  });

  // A Spanish "billón" is a million millions.
  it.each([
    ['ENG', 1.3e9, 'US$1.3\u00a0billion'],
    ['ENG', 999_999, 'US$999,999'],
    ['ESP', 16.2e9, 'US$16\u202f200\u00a0millones'],
    ['ESP', 1e6, 'US$1\u00a0millón'],
    ['POR', 1e6, 'US$\u00a01\u00a0milhão'],
    ['POR', 16.2e9, 'US$\u00a016,2\u00a0bilhões'],
    ['POR', 1.3e9, 'US$\u00a01,3\u00a0bilhão'],
  ] as const)('in %s of %i dollars are %s in words', (language, dollars, written) => {
    expect(formatBigMoney(language, dollars)).toBe(written);
  });
});

describe('texts with values', () => {
  it('a count uses the plural rule of its language', () => {
    const words = { one: '{count} hospital', other: '{count} hospitais' };
    expect([0, 1, 2, 1867].map((count) => plural('POR', words, count))).toEqual([
      '0 hospital',
      '1 hospital',
      '2 hospitais',
      '1.867 hospitais',
    ]);
  });

  it('a rank uses the feminine ordinal in Spanish and Portuguese', () => {
    expect([formatRank('ESP', 2), formatRank('POR', 2)]).toEqual(['2.ª', '2ª']);
  });

  it('a value with braces or dollar signs is inserted unchanged', () => {
    expect(fill('with “{text}” in {place}', { text: '$& {place} \\1' })).toBe(
      'with “$& {place} \\1” in {place}',
    );
  });

  it('a month without a day is formatted as month and year', () => {
    expect(['ENG', 'ESP', 'POR'].map((language) => formatDate(language as 'ENG', '2025-01'))).toEqual([
      'January\u00a02025',
      'enero\u00a0de\u00a02025',
      'janeiro\u00a0de\u00a02025',
    ]);
  });

  it('localDay returns the day of the visitor as an ISO date', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDay()).toBe(new Date().toLocaleDateString('sv'));
  });
});

describe('counts in words', () => {
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
});
