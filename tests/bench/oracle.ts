import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import type { HospitalPage, HospitalQuery, HospitalSort } from '#workers/contract.ts';
import { collate, collateStates } from '#workers/hospitals/collation.ts';

/** Returns the position of each row in a sort order. Rows are numbered in name order. */
export type Ranks = (sort: HospitalSort) => Uint32Array;

/** Creates the ranks of all sort orders. Ties are in name order, because sorting is stable. */
export const createRanks = (rows: readonly Hospital[]): Ranks => {
  const made = new Map<string, Uint32Array>();
  return ({ key, direction }) => {
    if (key === 'distance') throw new Error('no ranks for distances');
    const order = `${key} ${direction}`;
    const known = made.get(order);
    if (known !== undefined) return known;
    const compare = (left: Hospital, right: Hospital): number => {
      if (key === 'state') return collateStates(left.state, right.state);
      if (key === 'name' || key === 'city') return collate(left[key], right[key]);
      return Number(left[key]) - Number(right[key]);
    };
    const sign = direction === 'asc' ? 1 : -1;
    const ranks = new Uint32Array(rows.length);
    [...rows.keys()]
      .sort((left, right) => sign * compare(rows[left] as Hospital, rows[right] as Hospital))
      .forEach((row, rank) => {
        ranks[row] = rank;
      });
    made.set(order, ranks);
    return ranks;
  };
};

/** A query and its expected result: the number of matching rows, and the rows of the page. */
export interface ExpectedResult extends HospitalPage {
  readonly query: HospitalQuery;
}

/** Creates a search that checks every row. It shares only `fold` and the ranks with the engines. */
export const createOracle = (hospitals: readonly Hospital[], ranks: Ranks) => {
  const names = hospitals.map(({ name }) => fold(name));
  return (query: HospitalQuery): ExpectedResult => {
    const { state, city, network, text = '', sort, offset, limit } = query;
    const wanted = fold(text.trim());
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const rank = ranks(sort);
    const found = [...hospitals.keys()].filter((row) => {
      const hospital = hospitals[row] as Hospital;
      return (
        (state === undefined || hospital.state === state) &&
        (city === undefined || hospital.city === city) &&
        (flag === undefined || hospital[flag]) &&
        names[row]?.includes(wanted)
      );
    });
    found.sort((left, right) => (rank[left] ?? 0) - (rank[right] ?? 0));
    const rows = found.slice(offset, offset + limit).map((row) => hospitals[row] as Hospital);
    return { query, total: found.length, rows };
  };
};

/** "wrong page" means that the count is right but the rows or their order differ. */
export type Verdict = 'right' | 'wrong count' | 'wrong page';

export const judge = (page: HospitalPage, { total, rows }: ExpectedResult): Verdict => {
  if (page.total !== total) return 'wrong count';
  return JSON.stringify(page.rows) === JSON.stringify(rows) ? 'right' : 'wrong page';
};
