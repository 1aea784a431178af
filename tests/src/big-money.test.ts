import { describe, expect, it } from 'vitest';
import { formatBigMoney, formatRank } from '#domain/format.ts';

describe('large amounts are written in words', () => {
  it.each([
    ['ENG', 1.3e9, 'US$1.3\u00a0billion'],
    ['ENG', 16.2e9, 'US$16.2\u00a0billion'],
    ['ENG', 240e6, 'US$240\u00a0million'],
    ['ENG', 15e6, 'US$15\u00a0million'],
    ['ESP', 1.3e9, 'US$1300\u00a0millones'],
    ['ESP', 16.2e9, 'US$16\u202f200\u00a0millones'],
    ['ESP', 240e6, 'US$240\u00a0millones'],
    ['ESP', 1e6, 'US$1\u00a0millón'],
    ['POR', 1.3e9, 'US$\u00a01,3\u00a0bilhão'],
    ['POR', 16.2e9, 'US$\u00a016,2\u00a0bilhões'],
    ['POR', 240e6, 'US$\u00a0240\u00a0milhões'],
    ['POR', 1e6, 'US$\u00a01\u00a0milhão'],
  ] as const)('in %s %i dollars are %s', (language, dollars, written) => {
    expect(formatBigMoney(language, dollars)).toBe(written);
  });

  it('Spanish never says "billones"', () => {
    expect([1e9, 16.2e9, 999e9].map((dollars) => formatBigMoney('ESP', dollars)).join()).not.toMatch(/bill/);
  });

  it('below a million the amount is in figures', () => {
    expect(formatBigMoney('ENG', 999_999)).toBe('US$999,999');
    expect(formatBigMoney('POR', 500)).toBe('US$\u00a0500');
  });
});

describe('places in a list', () => {
  it('a rank takes the ordinal of its language', () => {
    expect([1, 2, 3, 4, 11, 22].map((rank) => formatRank('ENG', rank))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
    expect([formatRank('ESP', 2), formatRank('POR', 2)]).toEqual(['2.ª', '2ª']);
  });
});
