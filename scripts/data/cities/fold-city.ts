import { expandWord } from './abbreviations.ts';

/** Military bases: nobody writes the long form, so it counts as the same word but is never shown. */
const SAME_WORDS: ReadonlyMap<string, string> = new Map([
  ['AFB', 'AIR FORCE BASE'],
  ['NAS', 'NAVAL AIR STATION'],
]);

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const expand = (word: string): string => {
  const long = expandWord(word);
  return SAME_WORDS.get(long) ?? long;
};

/** Upper-case words, abbreviations written out. Apostrophes and their look-alikes join (O'Fallon); other signs part. */
export const foldWords = (text: string): string[] =>
  withoutAccents(text)
    .toUpperCase()
    .replace(/['`´ʻʼ‘’]/g, '')
    .split(/[^A-Z0-9]/)
    .filter((word) => word !== '')
    .map(expand);

/** The letters that make a city the same city: "St. Louis", "SAINT  LOUIS" → SAINTLOUIS; "DeWitt", "De Witt" → DEWITT. */
export const foldCity = (text: string): string => foldWords(text).join('').replaceAll(' ', '');
