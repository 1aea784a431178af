import { type Bitmap, emptyBitmap, setBit } from '../bitmap.ts';
import type { Vocabulary } from '../core.ts';
import type { TermFits } from './fits.ts';

/** A sparse bitmap: its words that are not 0, and their positions. */
export interface SparseRows {
  readonly at: number[];
  readonly bits: number[];
}

const put = ({ at, bits }: SparseRows, where: number, word: number): void => {
  if (word === 0) return;
  at.push(where);
  bits.push(word);
};

/** Rows in all sets, and for each of several sets those in all others only. Fastest with the smallest sets first. */
const meet = (sets: readonly Bitmap[]) => {
  const all: SparseRows = { at: [], bits: [] };
  const without = (sets.length > 1 ? sets : []).map((): SparseRows => ({ at: [], bits: [] }));
  const words = sets[0]?.length ?? 0;
  for (let at = 0; at < words; at++) {
    let fit = -1;
    let butOne = 0;
    for (let nth = 0; nth < sets.length && (fit | butOne) !== 0; nth++) {
      const bits = sets[nth]?.[at] ?? 0;
      butOne = (butOne & bits) | (fit & ~bits);
      fit &= bits;
    }
    put(all, at, fit);
    if (butOne !== 0)
      without.forEach((set, nth) => {
        put(set, at, butOne & ~(sets[nth]?.[at] ?? 0));
      });
  }
  return { all, without };
};

/** Calls back for each row that is in both sets, ascending, until the callback returns false. */
export const eachRow = ({ at, bits }: SparseRows, others: Bitmap, visit: (row: number) => boolean): void => {
  for (let nth = 0; nth < at.length; nth++) {
    const where = at[nth] ?? 0;
    for (let word = (bits[nth] ?? 0) & (others[where] ?? 0); word !== 0; word &= word - 1)
      if (!visit(32 * where + 31 - Math.clz32(word & -word))) return;
  }
};

/** Rows of so many words and more form one set. */
const MANY_WORDS = 8;

/** Rows that are in both sets. */
export interface Candidates {
  readonly rows: SparseRows;
  readonly ofSize: Bitmap;
  /** Number of terms that fit each of them. */
  readonly fitting: number;
  /** No row has a higher score. */
  readonly bound: number;
}

/** The share of a name that is typed, scaled to 0.7 … 1. */
export const coverage = (fitting: number, words: number): number =>
  0.7 + (0.3 * fitting) / Math.max(fitting, words);

/** Rows by the number of their words: those of one word, of two, … */
export const rowsBySize = (rows: number, { rowStart }: Vocabulary): readonly Bitmap[] => {
  const sets = Array.from({ length: MANY_WORDS }, () => emptyBitmap(rows));
  for (let row = 0; row < rows; row++) {
    const words = (rowStart[row + 1] ?? 0) - (rowStart[row] ?? 0);
    const set = sets[Math.min(words, MANY_WORDS) - 1];
    if (set !== undefined) setBit(set, row);
  }
  return sets;
};

/**
 * Rows that all terms fit, or all but one of several, in sets by descending bound. Sums are in the order of the scorer's, so
 * that rounding cannot lift a score above its bound.
 */
export const candidatesOf = (terms: readonly TermFits[], bySize: readonly Bitmap[]): Candidates[] => {
  const rarest = [...terms].sort((left, right) => right.rowWeight - left.rowWeight);
  const { all, without } = meet(rarest.map(({ rows }) => rows));
  const setsOf = (rows: SparseRows, fitting: readonly TermFits[]): Candidates[] => {
    if (rows.at.length === 0) return [];
    // The highest score of a row before coverage.
    const sum = fitting.reduce((total, { most, rowWeight }) => total + most * rowWeight, 0);
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
