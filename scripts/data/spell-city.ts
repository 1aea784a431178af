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
    .replace(/(^|\s)'+/g, '$1');

const capitalize = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|[-/])\p{L}/gu, (start) => start.toUpperCase())
    .replace(
      /^([OD]')(\p{L})/iu,
      (_, start: string, letter: string) => start.toUpperCase() + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);

const spellWord = (word: string, index: number): string => {
  const upper = word.toUpperCase();
  if (LARGE_WORDS.has(upper)) return upper;
  const long = expandWord(upper.replace(/\.$/, ''));
  if (index > 0 && SMALL_WORDS.has(long)) return long.toLowerCase();
  return long.split(' ').map(capitalize).join(' ');
};

const joinPrefixes = (name: string): string =>
  name.replace(/^Mc (?=\p{Lu})/u, 'Mc').replace(/^O (?=\p{Lu})/u, "O'");

/** Any writing of a city → readable case, abbreviations written out, no accents: "ST. LOUIS" → "Saint Louis". */
export const spellCity = (written: string): string =>
  joinPrefixes(
    plain(written)
      .split(/[\s,]+/)
      .filter((word) => word !== '')
      .map(spellWord)
      .join(' '),
  );

/** As `spellCity`, but trusts the capitals that a gazetteer with mixed case has inside its words ("McAllen", "LaGrange"). */
export const tidyGazetteerName = (name: string): string =>
  plain(name)
    .split(/\s+/)
    .map((word) => {
      const long = expandWord(word.toUpperCase().replace(/\.$/, ''));
      return long === word.toUpperCase() ? word : long.split(' ').map(capitalize).join(' ');
    })
    .join(' ');
