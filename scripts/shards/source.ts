import { packNetworks } from '#domain/network.ts';
import { collate, collateStates, rankSorted } from '#workers/hospitals/collation.ts';
import { networksOf, readRecord } from '#workers/hospitals/records.ts';
import { createResolver } from '#workers/hospitals/resolve.ts';
import { firstOfName } from '#workers/shards/shard-part.ts';
import { openDirectory } from '../encode/open-directory.ts';

/** Row numbers, ascending, which is the order of names. */
export type Rows = readonly number[];

export const sortRows = (rows: Iterable<number>): Rows => [...rows].sort((left, right) => left - right);

export type Source = ReturnType<typeof readSource>;

/**
 * Reads a directory from its index. Parts are cut from the index, not from the original records, so orders and ties are those
 * of the index, and only the records of one part are in memory at a time.
 */
export const readSource = (index: Uint8Array) => {
  const { directory, vocabulary } = openDirectory(index);
  const { rows, rowPlace, cities, states, placeCity, placeState } = directory;
  return {
    directory,
    rows: Array.from({ length: rows }, (_, row) => row) as Rows,
    cities,
    states,
    vocabulary,
    /** City → rank, and state → rank: equal for texts that collate equal. */
    cityRank: rankSorted(cities, collate),
    stateRank: rankSorted(states, collateStates),
    /** Row → the first row with the same name. */
    firsts: firstOfName(directory),
    isAmbiguous: createResolver(directory).isAmbiguous,
    cityOf: (row: number) => placeCity[rowPlace[row] ?? 0] ?? 0,
    stateOf: (row: number) => placeState[rowPlace[row] ?? 0] ?? 0,
    records: (numbers: Rows) => numbers.map((row) => readRecord(directory, row)),
    /** Counts rows per combination of networks, as NetworkCounts. */
    countNetworks: (numbers: Rows): number[] => {
      const counts = new Array<number>(directory.flags.open === undefined ? 8 : 32).fill(0);
      for (const row of numbers) {
        const combination = packNetworks(networksOf(directory, row));
        counts[combination] = (counts[combination] ?? 0) + 1;
      }
      return counts;
    },
  };
};
