import type { Language } from './language.ts';

/*
 * Written here, not by `Intl`: the first of its objects keeps a phone's processor for a tenth of a second while the page wakes
 * (decision 006). Tests hold every line to what `Intl` says.
 */

const NO_BREAK_SPACE = '\u00a0';

/** How numbers are written. Spanish groups by a narrow no-break space: a point is a decimal in Mexico, a comma one in Argentina. */
const NUMBERS: Readonly<Record<Language, { readonly group: string; readonly point: string }>> = {
  ENG: { group: ',', point: '.' },
  ESP: { group: '\u202f', point: ',' },
  POR: { group: '.', point: ',' },
};

/** 15000000 → "15,000,000" / "15 000 000" / "15.000.000"; Spanish leaves four digits together: "5421". At most three decimals. */
export const formatNumber = (language: Language, value: number): string => {
  const { group, point } = NUMBERS[language];
  const rounded = Number.isInteger(value) ? value : Math.round(value * 1000) / 1000;
  const [digits = '', fraction] = String(rounded).split('.');
  const isTogether = language === 'ESP' && /^-?\d{4}$/.test(digits);
  const whole = isTogether ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? whole : `${whole}${point}${fraction}`;
};

/** Whole US dollars: "US$15,000,000", "US$15 000 000", "US$ 15.000.000" (with a no-break space). */
export const formatMoney = (language: Language, dollars: number): string =>
  `US$${language === 'POR' ? NO_BREAK_SPACE : ''}${formatNumber(language, dollars)}`;

/** 60 → "60%", in Spanish "60 %" (with a no-break space). Whole per cents. */
export const formatPercent = (language: Language, percent: number): string =>
  `${formatNumber(language, Math.round(percent))}${language === 'ESP' ? NO_BREAK_SPACE : ''}%`;

type ListKind = 'conjunction' | 'disjunction';

const JOINING: Readonly<Record<Language, Readonly<Record<ListKind, string>>>> = {
  ENG: { conjunction: 'and', disjunction: 'or' },
  ESP: { conjunction: 'y', disjunction: 'o' },
  POR: { conjunction: 'e', disjunction: 'ou' },
};

/** Spanish says "e" and "u" before words that begin with the same sound. */
const SAME_SOUND: Readonly<Record<ListKind, readonly [instead: string, before: RegExp]>> = {
  conjunction: ['e', /^(i|hi(?![ae]))/i],
  disjunction: ['u', /^(h?o|8|11( |$))/i],
};

const joiningTo = (language: Language, kind: ListKind, last: string): string => {
  const [instead, before] = SAME_SOUND[kind];
  return language === 'ESP' && before.test(last) ? instead : JOINING[language][kind];
};

/** `formatList('ESP', ['1', '2'], 'conjunction')` → "1 y 2"; a disjunction says "or". */
export const formatList = (
  language: Language,
  items: readonly string[],
  kind: ListKind = 'conjunction',
): string => {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const comma = language === 'ENG' && items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${joiningTo(language, kind, last)} ${last}`;
};

/** Ways to say a count, by the plural rules of the language; "other" serves every category without words of its own. */
export interface PluralWords {
  readonly one: string;
  readonly other: string;
}

/** One is singular; in Portuguese everything below two is. */
export const isSingular = (language: Language, count: number): boolean =>
  language === 'POR' ? Math.abs(count) < 2 : Math.abs(count) === 1;

/** `plural('ENG', {one: '{count} hospital', other: '{count} hospitals'}, 5421)` → "5,421 hospitals". */
export const plural = (language: Language, words: PluralWords, count: number): string => {
  const text = isSingular(language, count) ? words.one : words.other;
  return fill(text, { count: formatNumber(language, count) });
};

/** Puts values into a text: `fill('Page code {code}', {code: 'H1'})`. A name without a value stays visible. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
