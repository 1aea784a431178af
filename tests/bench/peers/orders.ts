import { collate, collateStates, ranksOf } from '../../../scripts/encode/encode-order.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalSort } from '../../../workers/contract.ts';

/**
 * What a peer is given to put its rows in order: the rank of each row, by which it sorts what it found, as a team would; or whole
 * orders besides, so that most pages need no sorting at all.
 */
export const GIFTS = ['ranks', 'orders'] as const;
export type Gift = (typeof GIFTS)[number];

/**
 * Every order that a page can have, made beforehand. Whoever is measured gets them for nothing: neither the bytes nor the
 * time to make them count. So peers are compared by how they find, not by how they sort.
 */
export interface Orders {
  readonly gift: Gift;
  /** The sort's rows from first to last. Rows are numbered by name, as in `rows.json`. */
  readonly order: (sort: HospitalSort) => Uint32Array;
  /** Row → its place in that order. */
  readonly rank: (sort: HospitalSort) => Uint32Array;
}

const KEYS = ['name', 'city', 'state', 'ultra', 'plus', 'core'] as const;
const DIRECTIONS = ['asc', 'desc'] as const;
const SORTS: readonly HospitalSort[] = KEYS.flatMap((key) =>
  DIRECTIONS.map((direction) => ({ key, direction })),
);

const keyRanks = (rows: readonly Hospital[], key: (typeof KEYS)[number]): ArrayLike<number> =>
  key === 'ultra' || key === 'plus' || key === 'core'
    ? rows.map((row) => Number(row[key]))
    : ranksOf(rows, (row) => row[key], key === 'state' ? collateStates : collate);

/** All orders of rows that stand in name order, one after the other: 12 × rows numbers of 32 bits. */
export const makeOrders = (rows: readonly Hospital[]): Uint32Array => {
  const all = new Uint32Array(SORTS.length * rows.length);
  KEYS.forEach((key, at) => {
    const rank = keyRanks(rows, key);
    DIRECTIONS.forEach((_, nth) => {
      const sign = nth === 0 ? 1 : -1;
      // A stable sort of rows in name order: that settles ties.
      const order = Array.from(rows.keys()).sort(
        (left, right) => sign * ((rank[left] ?? 0) - (rank[right] ?? 0)),
      );
      all.set(order, (DIRECTIONS.length * at + nth) * rows.length);
    });
  });
  return all;
};

const invert = (order: Uint32Array): Uint32Array => {
  const rank = new Uint32Array(order.length);
  order.forEach((row, at) => {
    rank[row] = at;
  });
  return rank;
};

export const readOrders = (all: Uint32Array, gift: Gift = 'ranks'): Orders => {
  const rows = all.length / SORTS.length;
  const orders = SORTS.map((_, at) => all.subarray(at * rows, (at + 1) * rows));
  const inverted = orders.map(invert);
  const numberOf = ({ key, direction }: HospitalSort): number => {
    const at = (KEYS as readonly string[]).indexOf(key);
    if (at < 0) throw new Error(`no order by ${key}`);
    return DIRECTIONS.length * at + DIRECTIONS.indexOf(direction);
  };
  const none = new Uint32Array();
  return {
    gift,
    order: (sort) => orders[numberOf(sort)] ?? none,
    rank: (sort) => inverted[numberOf(sort)] ?? none,
  };
};
