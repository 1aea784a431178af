import { packNetworks } from '#domain/network.ts';
import { listTexts } from '#workers/hospitals/directory.ts';
import { networksOf, readRecord } from '#workers/hospitals/records.ts';
import { createResolver } from '#workers/hospitals/resolve.ts';
import { firstOfName } from '#workers/shards/shard-part.ts';
import { collate, collateStates, rankTexts } from '../encode/encode-order.ts';
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
  const { directory, core } = openDirectory(index);
  const { rows, rowPlace, placeCity, placeState } = directory;
  const [cities, states] = [listTexts(directory.cities), listTexts(directory.states)];
  return {
    directory,
    rows: Array.from({ length: rows }, (_, row) => row) as Rows,
    cities,
    states,
    vocabulary: core.vocabulary(),
    /** City → rank, and state → rank: equal for texts that collate equal. */
    cityRank: rankTexts(cities, collate),
    stateRank: rankTexts(states, collateStates),
    /** Row → the first row with the same name. */
    firsts: firstOfName(rows, core.sameNames()),
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
