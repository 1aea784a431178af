import { MAX_TEXT } from '../contract.ts';
import { correctSpaces } from '../hospitals/suggest/suggest.ts';
import { type Fits, keepBest, type WordFinder } from '../hospitals/suggest/word-finder.ts';
import { type HelpIndex, withoutStops } from './help-index.ts';
import { termsOf } from './tokens.ts';

/** A term of the query, and the words of the texts that fit it. */
export interface QueryTerm {
  readonly term: string;
  /** Without synonyms: these are highlighted. */
  readonly direct: Fits;
  /** With synonyms. */
  readonly fits: Fits;
}

export interface QueryTerms {
  readonly terms: readonly QueryTerm[];
  /** Stop words of the query that are not searched: "where", "when". */
  readonly questionWords: readonly string[];
  /** Share of the words that the language has, in any form, from 0 to 1; unfinished words count less. */
  readonly known: number;
}

/** A word of the same stem. */
const SAME_STEM = 0.92;
/** A completion of a term that is a word itself or not the last one. */
const LONGER = 0.7;
/** Terms before the last one complete words from this length on. */
const COMPLETED_FROM = 5;
/** A synonym, and the least fit of the word that it is a synonym of. */
const [SYNONYM, SYNONYM_FROM] = [0.55, 0.65];
/** Least fit of a corrected whole word; corrected prefixes only count for a last term of so many letters. */
const [WHOLE_WORD, UNFINISHED_FROM] = [0.5, 6];
/** From so many letters on, an unfinished word counts nearly as known. */
const [KNOWN_FROM, UNFINISHED] = [4, 0.9];
/** Terms searched, at most: MAX_TEXT of single letters would be fifty. */
const MOST_TERMS = 20;

const ofStem = ({ byStem, numberOf, stem }: HelpIndex, term: string): Map<number, number> => {
  const fits = new Map<number, number>();
  const same = numberOf.get(term);
  for (const word of byStem.get(stem(term)) ?? []) fits.set(word, SAME_STEM);
  if (same !== undefined) fits.set(same, 1);
  return fits;
};

const withSynonyms = ({ synonyms, stems }: HelpIndex, direct: Fits): Fits => {
  const fits = new Map(direct);
  for (const [word, fit] of direct)
    if (fit >= SYNONYM_FROM)
      for (const other of synonyms.get(stems[word] ?? '') ?? []) keepBest(fits, other, fit * SYNONYM);
  return fits;
};

/** The word and those of the same stem, then completions; typos are corrected only for unknown words. */
const directFits = (index: HelpIndex, term: string, isLast: boolean): Fits => {
  const fits = ofStem(index, term);
  const isKnown = fits.size > 0;
  if (term.length > 1 && (isLast || term.length >= COMPLETED_FROM))
    for (const [word, fit] of index.finder.complete(term))
      keepBest(fits, word, isKnown || !isLast ? fit * LONGER : fit);
  if (!isKnown)
    for (const [word, fit] of index.finder.correct(term))
      if (fit >= WHOLE_WORD || (isLast && term.length >= UNFINISHED_FROM)) keepBest(fits, word, fit);
  return fits;
};

/** Splits a query into terms: corrects spaces, removes stop words unless there is nothing else. */
export const createTermReader = (index: HelpIndex): ((text: string) => QueryTerms) => {
  const { stops } = index;
  const finder: WordFinder = {
    ...index.finder,
    complete: (term) => (stops.has(term) ? new Map([[0, 1]]) : ofStem(index, term)),
  };
  return (text) => {
    const typed = correctSpaces(termsOf(text.slice(0, MAX_TEXT)).slice(0, MOST_TERMS), finder);
    const last = typed.at(-1);
    const meant = withoutStops(typed, stops);
    const terms = meant.map((term) => {
      const direct = directFits(index, term, term === last);
      return { term, direct, fits: withSynonyms(index, direct) };
    });
    const knows = (term: string): number => {
      if (stops.has(term) || ofStem(index, term).size > 0) return 1;
      const isUnfinished = term === last && term.length >= KNOWN_FROM && index.finder.complete(term).size > 0;
      return isUnfinished ? UNFINISHED : 0;
    };
    const known = typed.reduce((sum, term) => sum + knows(term), 0) / Math.max(1, typed.length);
    return { terms, known, questionWords: typed.filter((term) => stops.has(term) && !meant.includes(term)) };
  };
};
