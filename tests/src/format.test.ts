import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '#data/words/en/states.json' with { type: 'json' };
import es from '#data/words/es/states.json' with { type: 'json' };
import pt from '#data/words/pt/states.json' with { type: 'json' };
import { localDay } from '#domain/dates.ts';
import { compareNames } from '#domain/fold.ts';
import {
  countInWords,
  fill,
  formatBigMoney,
  formatDate,
  formatList,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRank,
  isSingular,
  numberWord,
  plural,
} from '#domain/format.ts';
import { runs } from '../support/runs.ts';

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

const LANGUAGES = [
  { language: 'ENG', locale: 'en-US', states: en },
  { language: 'ESP', locale: 'es', states: es },
  { language: 'POR', locale: 'pt-BR', states: pt },
] as const;

const wholes = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 }));
const decimals = fc.integer({ min: -50_000_000, max: 50_000_000 }).map((value) => value / 1000);

describe.each(LANGUAGES)(
  'formatting in $language without Intl matches Intl',
  ({ language, locale, states }) => {
    it('for numbers, with the group separator of the language', () => {
      const numbers = new Intl.NumberFormat(locale);
      const expected = (value: number): string =>
        numbers
          .formatToParts(value)
          .map(({ type, value: part }) => (language === 'ESP' && type === 'group' ? '\u202f' : part))
          .join('');
      fc.assert(
        fc.property(fc.oneof(wholes, decimals), (value) => {
          expect(formatNumber(language, value)).toBe(expected(value));
        }),
      );
    });

    it('for percentages', () => {
      const { format } = new Intl.NumberFormat(locale, { style: 'percent' });
      for (let percent = 0; percent <= 100; percent++)
        expect(formatPercent(language, percent)).toBe(format(percent / 100));
    });

    it.each(['conjunction', 'disjunction'] as const)('for lists, as a %s', (type) => {
      const list = new Intl.ListFormat(locale, { type });
      const starts = fc.constantFrom('11 a', ...'i I hi Hie hia y o Ho 8 80 11 110 é'.split(' '));
      const item = fc.oneof(
        fc.string(),
        fc.tuple(starts, fc.string()).map((parts) => parts.join('')),
      );
      fc.assert(
        fc.property(fc.array(item, { maxLength: 5 }), (items) => {
          expect(formatList(language, items, type)).toBe(list.format(items));
        }),
        { numRuns: runs(500) },
      );
    });

    it('for singular and plural', () => {
      const rules = new Intl.PluralRules(locale);
      fc.assert(
        fc.property(fc.oneof(wholes, decimals, fc.constantFrom(0, 0.5, 1, 1.3, 1.9, 2, 1e6)), (count) => {
          expect(isSingular(language, count)).toBe(rules.select(count) === 'one');
        }),
      );
    });

    it('for every day of a leap year', () => {
      const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
      for (let day = 0; day < 366; day++) {
        const date = new Date(Date.UTC(2028, 0, 1 + day));
        expect(formatDate(language, date.toISOString().slice(0, 10))).toBe(
          format(date).replaceAll(' ', '\u00a0'),
        );
      }
    });

    it('for the order of the states', () => {
      const names = Object.values(states);
      expect([...names].sort(compareNames)).toEqual([...names].sort(new Intl.Collator(locale).compare));
    });
  },
);

it('English ordinals match the ordinal rules of Intl', () => {
  const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });
  const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
  for (let rank = 1; rank <= 300; rank++)
    expect(formatRank('ENG', rank)).toBe(`${rank}${suffixes[rules.select(rank)] ?? 'th'}`);
});
