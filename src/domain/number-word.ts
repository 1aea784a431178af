import { fill, formatNumber, isSingular, type PluralWords } from './format.ts';
import type { Language } from './language.ts';

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
