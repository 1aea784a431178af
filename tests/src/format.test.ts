import { describe, expect, it } from 'vitest';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate, formatMoney, formatNumber, plural } from '#domain/format.ts';

describe('numbers and money', () => {
  it.each([
    ['ENG', 500, 'US$500'],
    ['ENG', 1000, 'US$1,000'],
    ['ENG', 5000, 'US$5,000'],
    ['ENG', 15_000_000, 'US$15,000,000'],
    ['ESP', 500, 'US$500'],
    ['ESP', 1000, 'US$1000'],
    ['ESP', 5000, 'US$5000'],
    ['ESP', 15_000_000, 'US$15\u202f000\u202f000'],
    ['POR', 500, 'US$\u00a0500'],
    ['POR', 1000, 'US$\u00a01.000'],
    ['POR', 5000, 'US$\u00a05.000'],
    ['POR', 15_000_000, 'US$\u00a015.000.000'],
  ] as const)('in %s %i dollars are written %s', (language, dollars, written) => {
    expect(formatMoney(language, dollars)).toBe(written);
  });

  it('Spanish groups with a narrow no-break space', () => {
    expect(formatNumber('ESP', 16_200)).toBe('16\u202f200');
  });
});

describe('words with values', () => {
  it('a count takes the plural of its language', () => {
    const words = { one: '{count} hospital', other: '{count} hospitais' };
    expect([0, 1, 2, 1867].map((count) => plural('POR', words, count))).toEqual([
      '0 hospital',
      '1 hospital',
      '2 hospitais',
      '1.867 hospitais',
    ]);
  });

  it('a value that holds braces or dollar signs is put in as it is', () => {
    expect(fill('with “{text}” in {place}', { text: '$& {place} \\1' })).toBe(
      'with “$& {place} \\1” in {place}',
    );
  });

  it('a month alone is written without a day', () => {
    expect(['ENG', 'ESP', 'POR'].map((language) => formatDate(language as 'ENG', '2025-01'))).toEqual([
      'January\u00a02025',
      'enero\u00a0de\u00a02025',
      'janeiro\u00a0de\u00a02025',
    ]);
  });

  it('the day is that of the visitor, as an ISO date', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(localDay()).toBe(new Date().toLocaleDateString('sv'));
  });
});
