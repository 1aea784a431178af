import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '#data/words/en/states.json' with { type: 'json' };
import es from '#data/words/es/states.json' with { type: 'json' };
import pt from '#data/words/pt/states.json' with { type: 'json' };
import { compareNames } from '#domain/fold.ts';
import {
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
  formatRank,
  isSingular,
} from '#domain/format.ts';
import { runs } from '../support/runs.ts';

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
