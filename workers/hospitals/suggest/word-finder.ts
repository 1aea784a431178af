import type { Index } from 'flexsearch';
import type { SearchCore } from '../core.ts';
import { terms } from './suggest-index.ts';
import { createTop } from './top.ts';

/** Word → how well it fits a typed term: 1 exactly, less for a prefix, still less for a typo. */
export type Fits = ReadonlyMap<number, number>;

/** Terms shorter than this are not corrected: too many words are one edit away. */
const MIN_CORRECTED = 4;
/** Terms from this length on may have two typos. */
const MIN_TWO_TYPOS = 8;
const CORRECTIONS = 16;

export interface WordFinder {
  /** Words that begin with the term. */
  complete(term: string): Fits;
  /** Words near the term, and the words that begin with those. */
  correct(term: string): Fits;
  /** Whether the term is a word or one of its terms. */
  isTerm(term: string): boolean;
}

export const keepBest = (fits: Map<number, number>, word: number, fit: number): void => {
  if (fit > (fits.get(word) ?? 0)) fits.set(word, fit);
};

const fitOfTerm = (typed: string, term: string): number => {
  if (!term.startsWith(typed)) return 0;
  return term.length === typed.length ? 1 : 0.75 + (0.2 * typed.length) / term.length;
};

export const createWordFinder = (
  index: Index,
  near: SearchCore['near'],
  words: readonly string[],
): WordFinder => {
  const limit = Math.max(1, words.length);
  const termsByWord: string[][] = [];
  const termsOf = (word: number): readonly string[] => {
    termsByWord[word] ??= terms(words[word] ?? '');
    return termsByWord[word];
  };

  const addCompletions = (fits: Map<number, number>, typed: string, share: number): void => {
    for (const id of index.search(typed, { limit })) {
      const word = Number(id);
      for (const term of termsOf(word)) keepBest(fits, word, share * fitOfTerm(typed, term));
    }
  };
  const complete = (typed: string): Fits => {
    const fits = new Map<number, number>();
    addCompletions(fits, typed, 1);
    return fits;
  };
  const correct = (typed: string): Fits => {
    const fits = new Map<number, number>();
    if (typed.length < MIN_CORRECTED) return fits;
    const most = typed.length < MIN_TWO_TYPOS ? 1 : 2;
    const nearest = createTop(CORRECTIONS);
    for (const { word, whole, prefix } of near(typed, most))
      nearest.add(word, whole <= most ? 0.9 - 0.2 * whole : 0.6 - 0.15 * prefix);
    for (const { number, score } of nearest.best) {
      const [term] = termsOf(number);
      if (term !== undefined) addCompletions(fits, term, score);
    }
    return fits;
  };
  const isTerm = (typed: string): boolean => [...complete(typed).values()].includes(1);
  return { complete, correct, isTerm };
};
