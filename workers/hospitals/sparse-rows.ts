import type { Bitmap } from './bitmap.ts';

/** A set of rows in which few of a bitmap's words are not 0: those words, and where they stand. */
export interface SparseRows {
  readonly at: number[];
  readonly bits: number[];
}

const put = ({ at, bits }: SparseRows, where: number, word: number): void => {
  if (word === 0) return;
  at.push(where);
  bits.push(word);
};

/**
 * Rows that are in all of the sets, and for each of several sets those that are not in it but in all others.
 * Quickest with the smallest sets first: two of them leave little.
 */
export const meet = (sets: readonly Bitmap[]) => {
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
