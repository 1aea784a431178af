import type { Hospital } from '#domain/hospital.ts';
import type { Vocabulary } from '#workers/hospitals/core.ts';
import { allOf, type Directory } from '#workers/hospitals/directory.ts';
import { readRecord } from '#workers/hospitals/records.ts';
import { COMBINATIONS } from '#workers/shards/shard-counts.ts';
import { firstOfName } from '#workers/shards/shard-part.ts';
import { collate, collateStates } from '../encode/encode-order.ts';
import { openDirectory } from '../encode/open-directory.ts';

/** Numbers of rows in the order of names. */
export type Rows = readonly number[];

export const sortRows = (rows: Iterable<number>): Rows => [...rows].sort((left, right) => left - right);

/**
 * The whole directory as read from its index. Parts are cut from the index, not from the records that it was made of: orders
 * and ties are then those of the index, and only the records of one part are in memory at a time.
 */
export interface Source {
  readonly directory: Directory;
  readonly cities: readonly string[];
  readonly states: readonly string[];
  readonly vocabulary: Vocabulary;
  /** City → rank without gaps: how many come before it that collate otherwise. */
  readonly cityRank: Uint32Array;
  /** State → rank, equal for states that collate equal. */
  readonly stateRank: Uint32Array;
  /** Row → the first row with its name. */
  readonly firsts: Uint32Array;
  readonly cityOf: (row: number) => number;
  readonly stateOf: (row: number) => number;
  readonly records: (rows: Rows) => Hospital[];
  /** Rows per combination of networks. */
  readonly countNetworks: (rows: Rows) => number[];
}

/** Ranks of texts in collation order; `next` gives the rank of a text that differs from the one before. */
const rank = (
  texts: readonly string[],
  compare: typeof collate,
  next: (before: number, at: number) => number,
): Uint32Array => {
  const ranks = new Uint32Array(texts.length);
  for (let at = 1; at < ranks.length; at++) {
    const before = ranks[at - 1] ?? 0;
    ranks[at] = compare(texts[at - 1] ?? '', texts[at] ?? '') === 0 ? before : next(before, at);
  }
  return ranks;
};

const bit = (bits: Uint8Array, row: number): number => ((bits[row >> 3] ?? 0) >> (row & 7)) & 1;

const createCounter =
  ({ flags: { ultra, plus, core } }: Directory) =>
  (rows: Rows): number[] => {
    const counts = new Array<number>(COMBINATIONS).fill(0);
    for (const row of rows) {
      const combination = bit(ultra, row) + 2 * bit(plus, row) + 4 * bit(core, row);
      counts[combination] = (counts[combination] ?? 0) + 1;
    }
    return counts;
  };

/** Throws IndexError. */
export const readSource = (index: Uint8Array): Source => {
  const { directory, core } = openDirectory(index);
  const { rows, rowPlace, placeCity, placeState } = directory;
  const [cities, states] = [allOf(directory.cities), allOf(directory.states)];
  return {
    directory,
    cities,
    states,
    vocabulary: core.vocabulary(),
    cityRank: rank(cities, collate, (before) => before + 1),
    stateRank: rank(states, collateStates, (_, at) => at),
    firsts: firstOfName(rows, core.sameNames()),
    cityOf: (row) => placeCity[rowPlace[row] ?? 0] ?? 0,
    stateOf: (row) => placeState[rowPlace[row] ?? 0] ?? 0,
    records: (numbers) => numbers.map((row) => readRecord(directory, row)),
    countNetworks: createCounter(directory),
  };
};
