import type { Index } from 'flexsearch';
import type { SearchCore } from '../core.ts';
import { createTop } from '../top.ts';
import { alphabetical, BLOCK, INDEXED_LETTERS, terms } from './suggest-index.ts';

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

const fitOfTerm = (typed: string, term: string): number => {
  const last = typed.length - 1;
  // Most have another letter here: that is seen sooner than that the term does not begin so.
  if (term.charCodeAt(last) !== typed.charCodeAt(last) || !term.startsWith(typed)) return 0;
  return term.length === typed.length ? 1 : 0.75 + (0.2 * typed.length) / term.length;
};

/** Word → its terms, taken apart when first asked for. */
const createWordTerms = (words: readonly string[]): ((word: number) => readonly string[]) => {
  const known = new Map<number, readonly string[]>();
  return (word) => {
    const parts = known.get(word) ?? terms(words[word] ?? '');
    known.set(word, parts);
    return parts;
  };
};

interface TermOfWord {
  readonly word: number;
  readonly term: string;
}

/** Typed term → every term of a word that has its first letters. FlexSearch is asked once for each beginning that there is. */
const createBeginnings = (
  index: Index,
  wordTerms: (word: number) => readonly string[],
  order: readonly number[],
) => {
  const limit = Math.max(1, order.length);
  const known = new Map<string, readonly TermOfWord[]>();
  const find = (letters: string): TermOfWord[] =>
    index
      .search(letters, { limit })
      .flatMap((block) => order.slice(Number(block) * BLOCK, (Number(block) + 1) * BLOCK))
      .flatMap((word) => wordTerms(word).map((term) => ({ word, term })))
      .filter(({ term }) => term.startsWith(letters));
  return (typed: string): readonly TermOfWord[] => {
    const letters = typed.slice(0, INDEXED_LETTERS);
    const found = known.get(letters) ?? find(letters);
    if (found.length > 0) known.set(letters, found);
    return found;
  };
};

/** Over the words of an opened export, and the edit distance to them. */
export const createWordFinder = (
  index: Index,
  near: SearchCore['near'],
  words: readonly string[],
): WordFinder => {
  const wordTerms = createWordTerms(words);
  const beginnings = createBeginnings(index, wordTerms, alphabetical(words));

  const add = (fits: Map<number, number>, typed: string, share: number): void => {
    for (const { word, term } of beginnings(typed)) better(fits, word, share * fitOfTerm(typed, term));
  };
  const complete = (typed: string): Fits => {
    const fits = new Map<number, number>();
    add(fits, typed, 1);
    return fits;
  };
  const correct = (typed: string): Fits => {
    const fits = new Map<number, number>();
    if (typed.length < CORRECTED_FROM) return fits;
    const most = typed.length < TWO_TYPOS_FROM ? 1 : 2;
    const nearest = createTop(CORRECTIONS);
    for (const { word, whole, prefix } of near(typed, most))
      nearest.add(word, whole <= most ? 0.9 - 0.2 * whole : 0.6 - 0.15 * prefix);
    for (const { number, score } of nearest.best) add(fits, wordTerms(number)[0] ?? '', score);
    return fits;
  };
  const isTerm = (typed: string): boolean => beginnings(typed).some(({ term }) => term === typed);
  return { complete, correct, isTerm };
};
