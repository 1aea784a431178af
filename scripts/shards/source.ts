import type { Hospital } from '#domain/hospital.ts';
import { readRecord } from '#workers/hospitals/records.ts';
import { type DecodedDirectory, readDirectory } from '#workers/hospitals/reference/directory-decoder.ts';
import { readVocabulary, type Vocabulary } from '#workers/hospitals/vocabulary.ts';
import { COMBINATIONS } from '#workers/shards/shard-counts.ts';

/** Numbers of rows in the order of names. */
export type Rows = readonly number[];

export const sortRows = (rows: Iterable<number>): Rows => [...rows].sort((left, right) => left - right);

/**
 * The whole directory as its index tells it. Parts are cut from the index, not from the records that it was made of: what it
 * says of orders and ties is then what they say, and only the records of one part are held at a time.
 */
export interface Source {
  readonly directory: DecodedDirectory;
  readonly vocabulary: Vocabulary;
  /** City → rank without gaps: how many come before it that collate otherwise. */
  readonly cityRank: Uint32Array;
  readonly cityOf: (row: number) => number;
  readonly stateOf: (row: number) => number;
  readonly records: (rows: Rows) => Hospital[];
  /** Rows per combination of networks. */
  readonly countNetworks: (rows: Rows) => number[];
}

const rankWithoutGaps = ({ cityRank }: DecodedDirectory): Uint32Array => {
  const ranks = new Uint32Array(cityRank.length);
  for (let city = 1; city < ranks.length; city++)
    ranks[city] = (ranks[city - 1] ?? 0) + (cityRank[city] === cityRank[city - 1] ? 0 : 1);
  return ranks;
};

const bit = (bits: Uint8Array, row: number): number => ((bits[row >> 3] ?? 0) >> (row & 7)) & 1;

const createCounter =
  ({ flags: { ultra, plus, core } }: DecodedDirectory) =>
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
  const directory = readDirectory(index);
  const { rowPlace, placeCity, placeState } = directory;
  return {
    directory,
    vocabulary: readVocabulary(directory),
    cityRank: rankWithoutGaps(directory),
    cityOf: (row) => placeCity[rowPlace[row] ?? 0] ?? 0,
    stateOf: (row) => placeState[rowPlace[row] ?? 0] ?? 0,
    records: (rows) => rows.map((row) => readRecord(directory, row)),
    countNetworks: createCounter(directory),
  };
};
