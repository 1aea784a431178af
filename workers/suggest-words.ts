import type { Index } from 'flexsearch';
import type { SearchCore } from './core.ts';
import { alphabetical, BLOCK, terms } from './suggest-index.ts';

/** Word of the vocabulary → how well it fits what was typed: 1 exactly, less for a beginning, still less for a typo. */
export type Fits = ReadonlyMap<number, number>;

/** Terms shorter than this are not corrected: too many words are one edit away. */
const CORRECTED_FROM = 4;
/** Terms from this length on may have two typos. */
const TWO_TYPOS_FROM = 8;
/** Words that a typo is corrected to, at most. */
const CORRECTIONS = 16;

export interface WordFinder {
  /** Words that begin with the term. */
  complete(term: string): Fits;
  /** Words near to the term, and what they begin. */
  correct(term: string): Fits;
  /** Does some word consist of this term, or have it as a part? */
  isTerm(term: string): boolean;
}

/** Keeps the better of what is known and what is found. */
export const better = (fits: Map<number, number>, word: number, fit: number): void => {
  if (fit > (fits.get(word) ?? 0)) fits.set(word, fit);
};

const fitOfTerm = (typed: string, term: string): number =>
  term === typed ? 1 : term.startsWith(typed) ? 0.75 + (0.2 * typed.length) / term.length : 0;

/** Over the words of an opened export, and the edit distance to them. */
export const createWordFinder = (
  index: Index,
  near: SearchCore['near'],
  words: readonly string[],
): WordFinder => {
  const order = alphabetical(words);
  const limit = Math.max(1, order.length);
  const termsOf = new Map<number, readonly string[]>();
  const wordTerms = (word: number): readonly string[] => {
    const known = termsOf.get(word) ?? terms(words[word] ?? '');
    termsOf.set(word, known);
    return known;
  };

  const complete = (typed: string): Fits => {
    const fits = new Map<number, number>();
    for (const block of index.search(typed, { limit }))
      for (const word of order.slice(Number(block) * BLOCK, (Number(block) + 1) * BLOCK))
        for (const term of wordTerms(word)) better(fits, word, fitOfTerm(typed, term));
    return fits;
  };
  const correct = (typed: string): Fits => {
    const fits = new Map<number, number>();
    if (typed.length < CORRECTED_FROM) return fits;
    const most = typed.length < TWO_TYPOS_FROM ? 1 : 2;
    const nearest = near(typed, most).map(({ word, whole, prefix }) => ({
      word,
      fit: whole <= most ? 0.9 - 0.2 * whole : 0.6 - 0.15 * prefix,
    }));
    nearest.sort((left, right) => right.fit - left.fit || left.word - right.word);
    for (const { word, fit } of nearest.slice(0, CORRECTIONS))
      for (const [completed, share] of complete(wordTerms(word)[0] ?? ''))
        better(fits, completed, fit * share);
    return fits;
  };
  const isTerm = (term: string): boolean => [...complete(term).values()].includes(1);
  return { complete, correct, isTerm };
};
