import type { Index } from 'flexsearch';
import { wordsNear } from '#workers/edit-distance.ts';
import { terms } from './suggest-index.ts';
import { bestOf } from './suggest-score.ts';

/** Maps a word to its fit for a typed term: 1 for an exact match, less for a prefix, still less for a typo. */
export type WordScores = ReadonlyMap<number, number>;

/** Minimum length of a term to be corrected; too many words are one edit away from a shorter term. */
const MIN_CORRECTED = 4;
/** Minimum length of a term that may have two typos. */
const MIN_TWO_TYPOS = 8;
const CORRECTIONS = 16;

export interface WordFinder {
  /** Returns the words that begin with the term. */
  complete(term: string): WordScores;
  /** Returns the words near the term, and the words that begin with a near word. */
  correct(term: string): WordScores;
  /** Whether the text is a complete term of a word. */
  isTerm(term: string): boolean;
}

export const setMax = (fits: Map<number, number>, word: number, fit: number): void => {
  if (fit > (fits.get(word) ?? 0)) fits.set(word, fit);
};

const fitOfTerm = (typed: string, term: string): number => {
  if (!term.startsWith(typed)) return 0;
  return term.length === typed.length ? 1 : 0.75 + (0.2 * typed.length) / term.length;
};

export const createWordFinder = (index: Index, words: readonly string[]): WordFinder => {
  const limit = Math.max(1, words.length);
  const termsByWord: string[][] = [];
  const termsOf = (word: number): readonly string[] => {
    termsByWord[word] ??= terms(words[word] ?? '');
    return termsByWord[word];
  };

  const addCompletions = (fits: Map<number, number>, typed: string, share: number): void => {
    for (const id of index.search(typed, { limit })) {
      const word = Number(id);
      for (const term of termsOf(word)) setMax(fits, word, share * fitOfTerm(typed, term));
    }
  };
  const complete = (typed: string): WordScores => {
    const fits = new Map<number, number>();
    addCompletions(fits, typed, 1);
    return fits;
  };
  const correct = (typed: string): WordScores => {
    const fits = new Map<number, number>();
    if (typed.length < MIN_CORRECTED) return fits;
    const most = typed.length < MIN_TWO_TYPOS ? 1 : 2;
    const nearest = wordsNear(words, typed, most).map(({ word, wordDistance, prefixDistance }) => ({
      number: word,
      score: wordDistance <= most ? 0.9 - 0.2 * wordDistance : 0.6 - 0.15 * prefixDistance,
    }));
    for (const { number, score } of bestOf(nearest, CORRECTIONS)) {
      const [term] = termsOf(number);
      if (term !== undefined) addCompletions(fits, term, score);
    }
    return fits;
  };
  const isTerm = (typed: string): boolean => [...complete(typed).values()].includes(1);
  return { complete, correct, isTerm };
};
