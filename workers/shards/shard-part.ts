import { memoize } from '#domain/memoize.ts';
import type { Hospital, HospitalQuery } from '../contract.ts';
import { hasBit } from '../hospitals/bits.ts';
import type { CorePage, EngineParts } from '../hospitals/core.ts';
import type { Directory } from '../hospitals/directory.ts';
import { createEngine } from '../hospitals/hospital-engine.ts';
import { createRecords } from '../hospitals/records.ts';
import { createResolver } from '../hospitals/resolve.ts';
import type { Part } from './shard-manifest.ts';

/** Positions of the rows of a part among all rows that they are compared with. */
export interface Positions {
  at(row: number): number;
  /** Position of the first row with the same name. */
  first(row: number): number;
}

/** Ranks of cities and of states, to order rows of several parts. */
export type Ranks = Readonly<Record<'city' | 'state', ReadonlyMap<string, number>>>;

/** A row with its sort keys: by `major`, then by `minor`, both ascending. */
export interface RankedRow {
  readonly major: number;
  readonly minor: number;
  readonly row: Hospital;
}

/** Returns for each row the first row whose name collates equal. */
export const firstOfName = ({ rows, sameName }: Directory): Uint32Array => {
  const first = new Uint32Array(rows);
  for (let row = 1; row < first.length; row++)
    first[row] = hasBit(sameName, row) ? (first[row - 1] ?? 0) : row;
  return first;
};

/** Returns the positions of a part's rows in a cut of consecutive rows. */
const positionsIn = ({ base, group }: Part, directory: Directory): Positions => {
  const firsts = memoize(() => firstOfName(directory));
  return {
    at: (row) => base + row,
    first: (row) => {
      const first = firsts()[row] ?? 0;
      return first === 0 ? group : base + first;
    },
  };
};

export type OpenPart = ReturnType<typeof openPart>;

/** `isCity`: whether a key with a comma is the key of a city of the whole directory. */
export const openPart = (part: Part, { directory, core }: EngineParts, isCity: (key: string) => boolean) => {
  const resolver = createResolver(directory, isCity);
  const record = createRecords(directory);
  const own = positionsIn(part, directory);
  /** Returns a function that gives the ascending rank of a row by the key. */
  const rankOf = (key: CorePage['key'], ranks: Ranks, positions: Positions) => {
    if (key === 'distance') return () => 0;
    if (key === 'name') return positions.first;
    if (key === 'city' || key === 'state') return (row: number) => ranks[key].get(record(row)[key]) ?? 0;
    return (row: number) => Number(record(row)[key]);
  };
  return {
    facets: createEngine(directory, core, resolver).facets,
    /** Returns the number of matches, and the page's rows. A part searched alone needs no `ranks`: its rows are sorted. */
    search: (query: HospitalQuery, page: CorePage, ranks?: Ranks, positions = own) => {
      const resolved = resolver.query(query);
      if (resolved === undefined) return { total: 0, rows: [] };
      const { total, rows } = core.search(resolved, page);
      if (ranks === undefined)
        return { total, rows: Array.from(rows, (row, minor) => ({ major: 0, minor, row: record(row) })) };
      const rank = rankOf(page.key, ranks, positions);
      const sign = page.descending ? -1 : 1;
      return {
        total,
        rows: Array.from(
          rows,
          (row): RankedRow => ({ major: sign * rank(row), minor: positions.at(row), row: record(row) }),
        ),
      };
    },
  };
};
