import { LANGUAGE_TABLE, type Language } from './language.ts';
import { once } from './once.ts';

/** Spanish groups thousands with a narrow no-break space: a point is a decimal in Mexico, a comma one in Argentina. */
const NARROW_SPACE = '\u202f';

const LOCALE: Readonly<Record<Language, string>> = { ENG: 'en-US', ESP: 'es', POR: 'pt-BR' };

const numbers = once((locale) => new Intl.NumberFormat(locale));
const pluralRules = once((tag) => new Intl.PluralRules(tag));

/** 15000000 → "15,000,000" / "15 000 000" / "15.000.000"; Spanish leaves four digits together: "5421". */
export const formatNumber = (language: Language, value: number): string =>
  numbers(LOCALE[language])
    .formatToParts(value)
    .map(({ type, value: part }) => (language === 'ESP' && type === 'group' ? NARROW_SPACE : part))
    .join('');

/** Whole US dollars: "US$15,000,000", "US$15 000 000", "US$ 15.000.000" (with a no-break space). */
export const formatMoney = (language: Language, dollars: number): string =>
  `US$${language === 'POR' ? '\u00a0' : ''}${formatNumber(language, dollars)}`;

/** 60 → "60%", in Spanish "60 %" (with a no-break space). */
export const formatPercent = (language: Language, percent: number): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'percent' }).format(percent / 100);

/** `formatList('ESP', ['1', '2'], 'conjunction')` → "1 y 2"; a disjunction says "or". */
export const formatList = (
  language: Language,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(LANGUAGE_TABLE[language].tag, { type }).format(items);

/** "2026-11-20" → "November 20, 2026", "20 de noviembre de 2026", "20 de novembro de 2026". */
export const formatDate = (language: Language, isoDate: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/** Ways to say a count, by the plural rules of the language; "other" serves every category without words of its own. */
export interface PluralWords {
  readonly one: string;
  readonly other: string;
}

/** `plural('ENG', {one: '{count} hospital', other: '{count} hospitals'}, 5421)` → "5,421 hospitals". */
export const plural = (language: Language, words: PluralWords, count: number): string => {
  const category = pluralRules(LANGUAGE_TABLE[language].tag).select(count);
  return fill(category === 'one' ? words.one : words.other, { count: formatNumber(language, count) });
};

/** Puts values into a text: `fill('Page code {code}', {code: 'H1'})`. A name without a value stays visible. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
