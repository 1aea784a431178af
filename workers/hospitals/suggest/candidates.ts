import { type Bitmap, emptyBitmap, setBit } from '../bitmap.ts';
import { meet, type SparseRows } from '../sparse-rows.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { TermFits } from './fits.ts';

/** Rows of so many words and more are taken together. */
const MANY_WORDS = 8;

/** Rows that are in both sets. */
export interface Candidates {
  readonly rows: SparseRows;
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

export const rowsBySize = (rows: number, { rowStart }: Vocabulary): RowsBySize => {
  const sets = Array.from({ length: MANY_WORDS }, () => emptyBitmap(rows));
  for (let row = 0; row < rows; row++) {
    const words = (rowStart[row + 1] ?? 0) - (rowStart[row] ?? 0);
    const set = sets[Math.min(words, MANY_WORDS) - 1];
    if (set !== undefined) setBit(set, row);
  }
  return sets;
};

/** What a row scores at most, its number of words left aside. */
const sumOfMost = (terms: readonly TermFits[]): number =>
  terms.reduce((sum, { most, rowWeight }) => sum + most * rowWeight, 0);

/**
 * Rows that all terms fit, or all but one of several, in sets; that with the highest bound first. Sums are made in the
 * order in which scores are, so that rounding cannot lift a score above its bound.
 */
export const candidatesOf = (terms: readonly TermFits[], bySize: RowsBySize): Candidates[] => {
  const rarest = [...terms].sort((left, right) => right.rowWeight - left.rowWeight);
  const { all, without } = meet(rarest.map(({ rows }) => rows));
  const setsOf = (rows: SparseRows, fitting: readonly TermFits[]): Candidates[] => {
    if (rows.at.length === 0) return [];
    const sum = sumOfMost(fitting);
    const bound = (words: number): number => sum * coverage(fitting.length, words);
    return bySize.map((ofSize, at) => ({ rows, ofSize, fitting: fitting.length, bound: bound(at + 1) }));
  };
  const lacking = without.flatMap((rows, nth) =>
    setsOf(
      rows,
      terms.filter((term) => term !== rarest[nth]),
    ),
  );
  return [...setsOf(all, terms), ...lacking].sort((left, right) => right.bound - left.bound);
};
