import { MAX_TEXT } from '../contract.ts';
import { mendSpaces } from '../hospitals/suggest/suggest.ts';
import { better, type Fits, type WordFinder } from '../hospitals/suggest/suggest-words.ts';
import { type HelpIndex, withoutStops } from './help-index.ts';
import { termsOf } from './tokens.ts';

/** A word of the query, and the words of the texts that fit it. */
export interface QueryTerm {
  readonly term: string;
  /** By themselves: these are marked. */
  readonly direct: Fits;
  /** These, and words that mean nearly the same. */
  readonly fits: Fits;
}

export interface QueryTerms {
  readonly terms: readonly QueryTerm[];
  /** Words that say little: "where", "when". */
  readonly asides: readonly string[];
  /** How many of the words the language has, from 0 to 1: as they stand or in another form; unfinished ones count less. */
  readonly known: number;
}

/** A word of the same stem. */
const SAME_STEM = 0.92;
/** A word that begins with the term, when the term is a word itself or not the last one. */
const LONGER = 0.7;
/** Terms before the last one complete words from this length on. */
const COMPLETED_FROM = 5;
/** A word that means nearly the same, of one that fits at least so well. */
const [ALIKE, ALIKE_FROM] = [0.55, 0.65];
/** A corrected word fits at least so well, a corrected beginning less: that is for a last word of so many letters. */
const [WHOLE_WORD, UNFINISHED_FROM] = [0.5, 6];
/** So much of an unfinished word tells its language, though less than a whole one. */
const [KNOWN_FROM, UNFINISHED] = [4, 0.9];
/** Words that are looked at: MAX_TEXT of single letters would be fifty. */
const MOST_TERMS = 20;

const ofStem = ({ byStem, numberOf, stem }: HelpIndex, term: string): Map<number, number> => {
  const fits = new Map<number, number>();
  const same = numberOf.get(term);
  for (const word of byStem.get(stem(term)) ?? []) fits.set(word, SAME_STEM);
  if (same !== undefined) fits.set(same, 1);
  return fits;
};

const withAlike = ({ alike, stems }: HelpIndex, direct: Fits): Fits => {
  const fits = new Map(direct);
  for (const [word, fit] of direct)
    if (fit >= ALIKE_FROM)
      for (const other of alike.get(stems[word] ?? '') ?? []) better(fits, other, fit * ALIKE);
  return fits;
};

/** Words themselves and of one stem; then words that begin so; only when there is no such word, those a typo away. */
const directFits = (index: HelpIndex, term: string, isLast: boolean): Fits => {
  const fits = ofStem(index, term);
  const isKnown = fits.size > 0;
  if (term.length > 1 && (isLast || term.length >= COMPLETED_FROM))
    for (const [word, fit] of index.finder.complete(term))
      better(fits, word, isKnown || !isLast ? fit * LONGER : fit);
  if (!isKnown)
    for (const [word, fit] of index.finder.correct(term))
      if (fit >= WHOLE_WORD || (isLast && term.length >= UNFINISHED_FROM)) better(fits, word, fit);
  return fits;
};

/** Takes a query apart: slips of the space mended, words without meaning left out unless there is nothing else. */
export const createTermReader = (index: HelpIndex): ((text: string) => QueryTerms) => {
  const { stops } = index;
  const finder: WordFinder = {
    ...index.finder,
    complete: (term) => (stops.has(term) ? new Map([[0, 1]]) : ofStem(index, term)),
  };
  return (text) => {
    const typed = mendSpaces(termsOf(text.slice(0, MAX_TEXT)).slice(0, MOST_TERMS), finder);
    const last = typed.at(-1);
    const meant = withoutStops(typed, stops);
    const terms = meant.map((term) => {
      const direct = directFits(index, term, term === last);
      return { term, direct, fits: withAlike(index, direct) };
    });
    const knows = (term: string): number => {
      if (stops.has(term) || ofStem(index, term).size > 0) return 1;
      const isBegun = term === last && term.length >= KNOWN_FROM && index.finder.complete(term).size > 0;
      return isBegun ? UNFINISHED : 0;
    };
    const known = typed.reduce((sum, term) => sum + knows(term), 0) / Math.max(1, typed.length);
    return { terms, known, asides: typed.filter((term) => stops.has(term) && !meant.includes(term)) };
  };
};
