import { formatMoney, isSingular, type PluralWords } from './format.ts';
import type { Language } from './language.ts';

/** Words for large amounts, the largest first. Spanish counts on in millions: its "billón" is a thousand times larger. */
const BIG_UNITS: Readonly<Record<Language, readonly (PluralWords & { readonly size: number })[]>> = {
  ENG: [
    { size: 1e9, one: 'billion', other: 'billion' },
    { size: 1e6, one: 'million', other: 'million' },
  ],
  ESP: [{ size: 1e6, one: 'millón', other: 'millones' }],
  POR: [
    { size: 1e9, one: 'bilhão', other: 'bilhões' },
    { size: 1e6, one: 'milhão', other: 'milhões' },
  ],
};

/**
 * US dollars for headlines, cards and leads. From a million up in words: "US$15 million", "US$1300 millones", "US$ 1,3 bilhão";
 * below, in figures. Its spaces are no-break ones.
 */
export const formatBigMoney = (language: Language, dollars: number): string => {
  const unit = BIG_UNITS[language].find(({ size }) => dollars >= size);
  if (unit === undefined) return formatMoney(language, dollars);
  const count = dollars / unit.size;
  return `${formatMoney(language, count)}\u00a0${isSingular(language, count) ? unit.one : unit.other}`;
};

const ENGLISH_SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** 1st, 2nd, 3rd, but 11th, 12th, 13th. */
const englishSuffix = (rank: number): string =>
  (Math.floor(rank / 10) % 10 === 1 ? undefined : ENGLISH_SUFFIXES[rank % 10]) ?? 'th';

/** A place in a list: "2nd", "2.ª", "2ª" (feminine, as of a rating: "la 2.ª calificación", "a 2ª nota"). */
export const formatRank = (language: Language, rank: number): string => {
  if (language !== 'ENG') return `${rank}${language === 'ESP' ? '.' : ''}ª`;
  return `${rank}${englishSuffix(rank)}`;
};
