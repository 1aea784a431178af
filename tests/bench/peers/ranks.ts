import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalSort } from '../../../workers/contract.ts';
import { collate, collateStates, rankSorted, sortTexts } from '../../../workers/hospitals/collation.ts';

/** Returns the position of each row in a sort order. Rows are numbered in name order. */
export type Ranks = (sort: HospitalSort) => Uint32Array;

const KEYS = ['name', 'city', 'state', 'ultra', 'plus', 'core'] as const;
const DIRECTIONS = ['asc', 'desc'] as const;

const rankTexts = (texts: readonly string[], compare: typeof collate): readonly number[] => {
  const sorted = sortTexts(texts, compare);
  const ranks = rankSorted(sorted, compare);
  const rankOf = new Map(sorted.map((text, at) => [text, ranks[at] ?? 0]));
  return texts.map((text) => rankOf.get(text) ?? 0);
};

const valuesOf = (rows: readonly Hospital[], key: (typeof KEYS)[number]): ArrayLike<number> =>
  key === 'ultra' || key === 'plus' || key === 'core'
    ? rows.map((row) => Number(row[key]))
    : rankTexts(
        rows.map((row) => row[key]),
        key === 'state' ? collateStates : collate,
      );

/** Returns the ranks of all twelve sort orders, concatenated. */
export const makeRanks = (rows: readonly Hospital[]): Uint32Array => {
  const all = new Uint32Array(KEYS.length * DIRECTIONS.length * rows.length);
  KEYS.forEach((key, at) => {
    const values = valuesOf(rows, key);
    DIRECTIONS.forEach((direction, nth) => {
      const sign = direction === 'asc' ? 1 : -1;
      const start = (DIRECTIONS.length * at + nth) * rows.length;
      // The sort is stable and rows are in name order, so ties are sorted by name.
      Array.from(rows.keys())
        .sort((left, right) => sign * ((values[left] ?? 0) - (values[right] ?? 0)))
        .forEach((row, rank) => {
          all[start + row] = rank;
        });
    });
  });
  return all;
};

export const readRanks = (all: Uint32Array): Ranks => {
  const rows = all.length / KEYS.length / DIRECTIONS.length;
  return ({ key, direction }) => {
    const at = (KEYS as readonly string[]).indexOf(key);
    if (at < 0) throw new Error(`no ranks for ${key}`);
    const start = (DIRECTIONS.length * at + DIRECTIONS.indexOf(direction)) * rows;
    return all.subarray(start, start + rows);
  };
};
