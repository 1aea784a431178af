import type { Language } from './language.ts';

/*
 * Written by hand, not by `Intl`: creating the first `Intl` object blocks a phone's main thread for a tenth of a second
 * while the page hydrates (decision 006). Tests compare every function with `Intl`.
 */

const NO_BREAK_SPACE = '\u00a0';

type ListKind = 'conjunction' | 'disjunction';

/** Ways to say a count; "other" serves every plural category without words of its own. */
export interface PluralWords {
  /** Says "none" in words. */
  readonly zero?: string;
  readonly one: string;
  readonly other: string;
}

interface Format {
  readonly group: string;
  readonly point: string;
  /** Numbers of four digits are grouped too. */
  readonly groupsFourDigits: boolean;
  /** Separator between "US$" and the amount, and between a number and "%". */
  readonly currencySpace: string;
  readonly percentSpace: string;
  readonly list: Readonly<Record<ListKind, string>>;
  /** A comma before the last of three or more. */
  readonly hasSerialComma: boolean;
  /** Another conjunction before an item that begins with the same sound: "e" for "y" in Spanish. */
  readonly sameSound?: Readonly<Record<ListKind, readonly [instead: string, before: RegExp]>>;
  readonly isSingular: (count: number) => boolean;
  readonly months: string;
  readonly date: (day: number, month: string, year: number) => string;
  readonly monthOf: (month: string, year: number) => string;
  /** Words for large amounts, the largest first. */
  readonly bigUnits: readonly (PluralWords & { readonly size: number })[];
  readonly rank: (rank: number) => string;
  readonly prefersMiles: boolean;
}

const ENGLISH_SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** 1st, 2nd, 3rd, but 11th, 12th, 13th. */
const englishSuffix = (rank: number): string =>
  (Math.floor(rank / 10) % 10 === 1 ? undefined : ENGLISH_SUFFIXES[rank % 10]) ?? 'th';

const isOne = (count: number): boolean => Math.abs(count) === 1;

const FORMATS: Readonly<Record<Language, Format>> = {
  ENG: {
    group: ',',
    point: '.',
    groupsFourDigits: true,
    currencySpace: '',
    percentSpace: '',
    list: { conjunction: 'and', disjunction: 'or' },
    hasSerialComma: true,
    isSingular: isOne,
    months: 'January February March April May June July August September October November December',
    date: (day, month, year) => `${month}\u00a0${day},\u00a0${year}`,
    monthOf: (month, year) => `${month}\u00a0${year}`,
    bigUnits: [
      { size: 1e9, one: 'billion', other: 'billion' },
      { size: 1e6, one: 'million', other: 'million' },
    ],
    rank: (rank) => `${rank}${englishSuffix(rank)}`,
    prefersMiles: true,
  },
  ESP: {
    // A narrow no-break space: a point is a decimal in Mexico, a comma one in Argentina.
    group: '\u202f',
    point: ',',
    groupsFourDigits: false,
    currencySpace: '',
    percentSpace: NO_BREAK_SPACE,
    list: { conjunction: 'y', disjunction: 'o' },
    hasSerialComma: false,
    sameSound: { conjunction: ['e', /^(i|hi(?![ae]))/i], disjunction: ['u', /^(h?o|8|11( |$))/i] },
    isSingular: isOne,
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    date: (day, month, year) => `${day}\u00a0de\u00a0${month}\u00a0de\u00a0${year}`,
    monthOf: (month, year) => `${month}\u00a0de\u00a0${year}`,
    // A Spanish "billón" is a million millions.
    bigUnits: [{ size: 1e6, one: 'millón', other: 'millones' }],
    rank: (rank) => `${rank}.ª`,
    prefersMiles: false,
  },
  POR: {
    group: '.',
    point: ',',
    groupsFourDigits: true,
    currencySpace: NO_BREAK_SPACE,
    percentSpace: '',
    list: { conjunction: 'e', disjunction: 'ou' },
    hasSerialComma: false,
    isSingular: (count) => Math.abs(count) < 2,
    months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    date: (day, month, year) => `${day}\u00a0de\u00a0${month}\u00a0de\u00a0${year}`,
    monthOf: (month, year) => `${month}\u00a0de\u00a0${year}`,
    bigUnits: [
      { size: 1e9, one: 'bilhão', other: 'bilhões' },
      { size: 1e6, one: 'milhão', other: 'milhões' },
    ],
    rank: (rank) => `${rank}ª`,
    prefersMiles: false,
  },
};

export const prefersMiles = (language: Language): boolean => FORMATS[language].prefersMiles;

/** 15000000 → "15,000,000" / "15 000 000" / "15.000.000"; Spanish leaves four digits together: "5421". At most three decimals. */
export const formatNumber = (language: Language, value: number): string => {
  const { group, point, groupsFourDigits } = FORMATS[language];
  const rounded = Number.isInteger(value) ? value : Math.round(value * 1000) / 1000;
  const [digits = '', fraction] = String(rounded).split('.');
  const isTogether = !groupsFourDigits && /^-?\d{4}$/.test(digits);
  const whole = isTogether ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? whole : `${whole}${point}${fraction}`;
};

/** Whole US dollars: "US$15,000,000", "US$15 000 000", "US$ 15.000.000" (with a no-break space). */
export const formatMoney = (language: Language, dollars: number): string =>
  `US$${FORMATS[language].currencySpace}${formatNumber(language, dollars)}`;

/**
 * US dollars for headlines, cards and leads. From a million up in words: "US$15 million", "US$1300 millones", "US$ 1,3 bilhão";
 * below, in figures. Its spaces are no-break ones.
 */
export const formatBigMoney = (language: Language, dollars: number): string => {
  const unit = FORMATS[language].bigUnits.find(({ size }) => dollars >= size);
  if (unit === undefined) return formatMoney(language, dollars);
  const count = dollars / unit.size;
  return `${formatMoney(language, count)}${NO_BREAK_SPACE}${isSingular(language, count) ? unit.one : unit.other}`;
};

/** 60 → "60%", in Spanish "60 %" (with a no-break space). Whole per cents. */
export const formatPercent = (language: Language, percent: number): string =>
  `${formatNumber(language, Math.round(percent))}${FORMATS[language].percentSpace}%`;

/** Whole per cent of a total; 100 only for all of it, 0 only for none of it. 0 of 0 is 0. */
export const sharePercent = (count: number, total: number): number => {
  if (count <= 0 || total <= 0) return 0;
  if (count >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * count) / total)));
};

/** A rank: "2nd", "2.ª", "2ª" (feminine, as of a rating: "la 2.ª calificación", "a 2ª nota"). */
export const formatRank = (language: Language, rank: number): string => FORMATS[language].rank(rank);

/** "2026-11-20" → "November 20, 2026", "20 de noviembre de 2026", "20 de novembro de 2026"; "2025-01" → "January 2025", "enero de 2025". Its spaces are no-break ones. */
export const formatDate = (language: Language, isoDate: string): string => {
  const { months, date, monthOf } = FORMATS[language];
  const [year = 0, month = 0, day] = isoDate.split('-').map(Number);
  const name = months.split(' ')[month - 1] ?? '';
  return day === undefined ? monthOf(name, year) : date(day, name, year);
};

/** `formatList('ESP', ['1', '2'], 'conjunction')` → "1 y 2"; a disjunction uses "or". */
export const formatList = (
  language: Language,
  items: readonly string[],
  kind: ListKind = 'conjunction',
): string => {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  const { list, hasSerialComma, sameSound } = FORMATS[language];
  const joint = sameSound?.[kind][1].test(last) ? sameSound[kind][0] : list[kind];
  const comma = hasSerialComma && items.length > 2 ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${joint} ${last}`;
};

/** One is singular; in Portuguese everything below two is. */
export const isSingular = (language: Language, count: number): boolean => FORMATS[language].isSingular(count);

/** `plural('ENG', {one: '{count} hospital', other: '{count} hospitals'}, 5421)` → "5,421 hospitals". */
export const plural = (language: Language, words: PluralWords, count: number): string => {
  const counted = isSingular(language, count) ? words.one : words.other;
  return fill((count === 0 && words.zero) || counted, { count: formatNumber(language, count) });
};

/** Puts values into a text: `fill('Page code {code}', {code: 'H1'})`. A name without a value stays visible. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );

export type Gender = 'masculine' | 'feminine';

/** One to nine, separated by spaces. */
const WORDS: Readonly<Record<Language, string>> = {
  ENG: 'one two three four five six seven eight nine',
  ESP: 'un dos tres cuatro cinco seis siete ocho nueve',
  POR: 'um dois três quatro cinco seis sete oito nove',
};

const FEMININE: Readonly<Record<Language, readonly string[]>> = {
  ENG: [],
  ESP: ['una'],
  POR: ['uma', 'duas'],
};

/** A count in a sentence: below ten in words, as it is written before its noun ("tres años", "duas franquias"), else in figures. */
export const numberWord = (language: Language, count: number, gender: Gender = 'masculine'): string =>
  (gender === 'feminine' ? FEMININE[language][count - 1] : undefined) ??
  WORDS[language].split(' ')[count - 1] ??
  formatNumber(language, count);

/** A count with its noun in a sentence: texts name `{word}`, `{feminine}` where their noun is, or `{count}` for the figure. */
export const countInWords = (language: Language, words: PluralWords, count: number): string =>
  fill(isSingular(language, count) ? words.one : words.other, {
    count: formatNumber(language, count),
    word: numberWord(language, count),
    feminine: numberWord(language, count, 'feminine'),
  });
