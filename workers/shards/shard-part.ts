import { memoize } from '#domain/once.ts';
import type { Hospital, HospitalQuery } from '../contract.ts';
import { type Bitmap, hasBit } from '../hospitals/bitmap.ts';
import type { CorePage, EngineParts, SearchCore } from '../hospitals/core.ts';
import type { Directory } from '../hospitals/directory.ts';
import { IndexError } from '../hospitals/index-error.ts';
import { createRecords } from '../hospitals/records.ts';
import { createResolver, type Resolver } from '../hospitals/resolve.ts';
import type { Part } from './shard-manifest.ts';
import type { Positions } from './shard-positions.ts';

/** What rows are compared by that are in several parts: rank of a city, rank of a state. */
export interface Ranks {
  readonly city: ReadonlyMap<string, number>;
  readonly state: ReadonlyMap<string, number>;
}

/** A row with its place in the order asked for: by `major`, then by `minor`, both ascending. */
export interface Placed {
  readonly major: number;
  readonly minor: number;
  readonly row: Hospital;
}

export interface OpenPart {
  readonly directory: Directory;
  readonly core: SearchCore;
  readonly resolver: Resolver;
  /** How many match, and those of the page. Without `ranks` they are placed as they come: for a part that is asked alone. */
  search(
    query: HospitalQuery,
    page: CorePage,
    ranks?: Ranks,
    positions?: Positions,
  ): { total: number; rows: Placed[] };
}

const rankIn = (ranks: ReadonlyMap<string, number>, text: string): number => {
  const rank = ranks.get(text);
  if (rank === undefined) throw new IndexError('range', `"${text}" is not among those of this build`);
  return rank;
};

/** Row → the first row of the directory that has its name, as collation sees it. */
export const firstOfName = (rows: number, same: Bitmap): Uint32Array => {
  const first = new Uint32Array(rows);
  for (let row = 1; row < first.length; row++) first[row] = hasBit(same, row) ? (first[row - 1] ?? 0) : row;
  return first;
};

/** Positions in a cut of rows that come one after the other. */
const positionsIn = ({ rows, base, group }: Part, core: SearchCore): Positions => {
  const first = memoize(() => firstOfName(rows, core.sameNames()));
  return {
    at: (row) => base + row,
    first: (row) => ((first()[row] ?? 0) === 0 ? group : base + (first()[row] ?? 0)),
  };
};

type RecordOf = (row: number) => Hospital;

/** Row → number, lowest first, as the key orders it ascending. */
const measureOf = (
  key: CorePage['key'],
  record: RecordOf,
  ranks: Ranks,
  positions: Positions,
): ((row: number) => number) => {
  if (key === 'distance') return () => 0;
  if (key === 'name') return positions.first;
  if (key === 'city' || key === 'state') return (row) => rankIn(ranks[key], record(row)[key]);
  return (row) => Number(record(row)[key]);
};

export const openPart = (
  part: Part,
  { directory, core }: EngineParts,
  isCity: (key: string) => boolean,
): OpenPart => {
  if (directory.rows !== part.rows)
    throw new IndexError('range', `${directory.rows} rows, the manifest says ${part.rows}`);
  const resolver = createResolver(directory, isCity);
  const record = createRecords(directory);
  const own = positionsIn(part, core);
  return {
    directory,
    core,
    resolver,
    search: (query, page, ranks, positions = own) => {
      const resolved = resolver.query(query);
      if (resolved === undefined) return { total: 0, rows: [] };
      const { total, rows } = core.search(resolved, page);
      if (ranks === undefined)
        return { total, rows: Array.from(rows, (row, minor) => ({ major: 0, minor, row: record(row) })) };
      const measure = measureOf(page.key, record, ranks, positions);
      const sign = page.descending ? -1 : 1;
      const place = (row: number): Placed => ({
        major: sign * measure(row),
        minor: positions.at(row),
        row: record(row),
      });
      return { total, rows: Array.from(rows, place) };
    },
  };
};
