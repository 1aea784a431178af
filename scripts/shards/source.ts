import type { Hospital } from '#domain/hospital.ts';
import { allOf, type Directory } from '#workers/hospitals/directory.ts';
import { readRecord } from '#workers/hospitals/records.ts';
import { cityKey, stateKey } from '#workers/hospitals/resolve.ts';
import { type Vocabulary, vocabularyOf } from '#workers/hospitals/vocabulary.ts';
import { COMBINATIONS } from '#workers/shards/shard-counts.ts';
import { firstOfName } from '#workers/shards/shard-part.ts';
import { byUnits, collate, collateStates } from '../encode/encode-order.ts';
import { openDirectory } from '../encode/open-directory.ts';

/** Row numbers in name order. */
export type Rows = readonly number[];

export const sortRows = (rows: Iterable<number>): Rows => [...rows].sort((left, right) => left - right);

/**
 * The directory as read from its index. Parts are cut from the index, not from the hospitals: they share its orders and
 * ties, and only one part's records are in memory at a time.
 */
export interface Source {
  readonly directory: Directory;
  readonly cities: readonly string[];
  readonly states: readonly string[];
  readonly vocabulary: Vocabulary;
  /** City → dense rank: number of preceding cities that collate differently. */
  readonly cityRank: Uint32Array;
  /** State → rank; equal for states that collate equal. */
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
    vocabulary: vocabularyOf(core),
    cityRank: rank(cities, collate, (before) => before + 1),
    stateRank: rank(states, collateStates, (_, at) => at),
    firsts: firstOfName(rows, core.sameNames()),
    cityOf: (row) => placeCity[rowPlace[row] ?? 0] ?? 0,
    stateOf: (row) => placeState[rowPlace[row] ?? 0] ?? 0,
    records: (numbers) => numbers.map((row) => readRecord(directory, row)),
    countNetworks: createCounter(directory),
  };
};

/** Chunks of `size` consecutive rows. */
export const cutEvery = (rows: Rows, size: number): Rows[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

export const allRows = ({ directory }: Source): Rows =>
  Array.from({ length: directory.rows }, (_, row) => row);

/** Key → rows, sorted by the keys' UTF-16 units. */
const groupRows = (
  source: Source,
  keys: readonly string[],
  numberOf: (row: number) => number,
): (readonly [key: string, rows: Rows])[] => {
  const groups = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (const row of allRows(source)) groups.get(keys[numberOf(row)] ?? '')?.push(row);
  return [...groups].sort(([left], [right]) => byUnits(left, right));
};

export interface StateRows {
  readonly key: string;
  /** Used in file names. */
  readonly name: string;
  readonly rows: Rows;
}

/** Rows that a query for a state can mean: one group for all its spellings. */
export const cutStates = (source: Source): StateRows[] => {
  const keys = source.states.map(stateKey);
  return groupRows(source, keys, source.stateOf).map(([key, rows], at) => ({
    key,
    name: /^[A-Z]{2}$/.test(key) ? key.toLowerCase() : `other${at}`,
    rows,
  }));
};

export interface CityRows {
  /** The lowest key of its cities. */
  readonly key: string;
  readonly rows: Rows;
}

/** Parts for queries with a city: at most `size` rows, or one city. */
export const cutCities = (source: Source, size: number): CityRows[] => {
  const keys = source.cities.map(cityKey);
  const parts: { readonly key: string; readonly rows: number[] }[] = [];
  for (const [key, rows] of groupRows(source, keys, source.cityOf)) {
    const last = parts.at(-1);
    if (last === undefined || last.rows.length + rows.length > size) parts.push({ key, rows: [...rows] });
    else for (const row of rows) last.rows.push(row);
  }
  return parts;
};
