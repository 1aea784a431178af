import { expandWord } from './abbreviations.ts';

/** Written small inside a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(['OF', 'THE', 'ON', 'IN', 'BY', 'AND', 'AT']);
/** Written large throughout. */
const LARGE_WORDS: ReadonlySet<string> = new Set(['AFB', 'NAS', 'USAF', 'USA']);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[`´ʻʼ‘’]/g, "'")
    .replace(/(?<!\S)'+/g, '');

const capitalize = (word: string): string =>
  word.toLowerCase().replace(/(?<=^|[-/]|^[od]'|^mc)\p{L}/gu, (letter) => letter.toUpperCase());

const capitalizeAll = (words: string): string => words.split(' ').map(capitalize).join(' ');

const spellWord = (word: string, index: number): string => {
  const upper = word.toUpperCase();
  if (LARGE_WORDS.has(upper)) return upper;
  const long = expandWord(upper.replace(/\.$/, ''));
  if (index > 0 && SMALL_WORDS.has(long)) return long.toLowerCase();
  return capitalizeAll(long);
};

const joinPrefixes = (name: string): string =>
  name.replace(/\bMc (?=\p{Lu})/gu, 'Mc').replace(/^O (?=\p{Lu})/u, "O'");

/** Any writing of a city → readable case, abbreviations written out, no accents: "ST. LOUIS" → "Saint Louis". */
export const spellCity = (written: string): string =>
  joinPrefixes(
    plain(written)
      .split(/[\s,]/)
      .filter((word) => word !== '')
      .map(spellWord)
      .join(' '),
  );

/** As `spellCity`, but trusts the capitals that a gazetteer with mixed case has inside its words ("McAllen", "LaGrange"). */
export const tidyGazetteerName = (name: string): string =>
  plain(name)
    .split(' ')
    .map((word) => {
      const short = word.toUpperCase().replace(/\.$/, '');
      const long = expandWord(short);
      return long === short ? word : capitalizeAll(long);
    })
    .join(' ');
