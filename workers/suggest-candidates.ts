import { type Bitmap, emptyBitmap, setBit } from './bitmap.ts';
import type { Directory } from './directory.ts';
import type { TermFits } from './suggest-fits.ts';

/** Rows of so many words and more are taken together. */
const MANY_WORDS = 8;

/** Rows that are in both sets. */
export interface Candidates {
  readonly rows: Bitmap;
  readonly ofSize: Bitmap;
  /** Terms that fit each of them. */
  readonly fitting: number;
  /** None has a higher score. */
  readonly bound: number;
}

/** How much of a name is typed, from 0.7 on. */
export const coverage = (fitting: number, words: number): number =>
  0.7 + (0.3 * fitting) / Math.max(fitting, words);

/** Rows by the number of their words: those of one word, of two, … */
export type RowsBySize = readonly Bitmap[];

export const rowsBySize = ({ rows, rowStart }: Directory): RowsBySize => {
  const sets = Array.from({ length: MANY_WORDS }, () => emptyBitmap(rows));
  for (let row = 0; row < rows; row++) {
    const words = (rowStart[row + 1] ?? 0) - (rowStart[row] ?? 0);
    const set = sets[Math.min(words, MANY_WORDS) - 1];
    if (set !== undefined) setBit(set, row);
  }
  return sets;
};

/** Rows that all terms fit, and those that all but one fit. */
const meet = (terms: readonly TermFits[], words: number): readonly [all: Bitmap, butOne: Bitmap] => {
  const [all, butOne] = [new Uint32Array(words).fill(-1), new Uint32Array(words)];
  for (const { rows } of terms)
    for (let at = 0; at < words; at++) {
      const fit = rows[at] ?? 0;
      const before = all[at] ?? 0;
      butOne[at] = ((butOne[at] ?? 0) & fit) | (before & ~fit);
      all[at] = before & fit;
    }
  return [all, butOne];
};

const without = (rows: Bitmap, others: Bitmap): Bitmap => {
  const left = rows.slice();
  for (let at = 0; at < left.length; at++) left[at] = (left[at] ?? 0) & ~(others[at] ?? 0);
  return left;
};

/** What a row scores at most, its number of words left aside. */
const sumOfMost = (terms: readonly TermFits[]): number =>
  terms.reduce((sum, { most, rowWeight }) => sum + most * rowWeight, 0);

/**
 * Rows that all terms fit, or all but one of several, in sets; that with the highest bound first. Sums are made in the
 * order in which scores are, so that rounding cannot lift a score above its bound.
 */
export const candidatesOf = (terms: readonly TermFits[], bySize: RowsBySize): Candidates[] => {
  const [all, butOne] = meet(terms, bySize[0]?.length ?? 0);
  const setsOf = (rows: Bitmap, fitting: readonly TermFits[]): Candidates[] => {
    const sum = sumOfMost(fitting);
    const bound = (words: number): number => sum * coverage(fitting.length, words);
    return bySize.map((ofSize, at) => ({ rows, ofSize, fitting: fitting.length, bound: bound(at + 1) }));
  };
  const found = setsOf(all, terms);
  if (terms.length > 1)
    terms.forEach(({ rows }, nth) => {
      found.push(...setsOf(without(butOne, rows), terms.toSpliced(nth, 1)));
    });
  return found.sort((left, right) => right.bound - left.bound);
};
