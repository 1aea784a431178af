import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import type { HospitalPage, HospitalQuery, HospitalSort } from '#workers/contract.ts';
import { sortRows } from '#workers/hospitals/collation.ts';

/** Returns the position of each row in a sort order. Rows are numbered in name order. */
export type Ranks = (sort: HospitalSort) => Uint32Array;

/** Creates the ranks of all sort orders. */
export const createRanks = (rows: readonly Hospital[]): Ranks => {
  const numbers = new Map(rows.map((hospital, row) => [hospital, row]));
  const made = new Map<string, Uint32Array>();
  return (sort) => {
    const order = `${sort.key} ${sort.direction}`;
    const known = made.get(order);
    if (known !== undefined) return known;
    const ranks = new Uint32Array(rows.length);
    sortRows(rows, sort).forEach((hospital, rank) => {
      ranks[numbers.get(hospital) ?? 0] = rank;
    });
    made.set(order, ranks);
    return ranks;
  };
};

/** Whether a hospital matches the filters of a query, without its text. */
export const isIn = ({ state, city, network }: HospitalQuery, hospital: Hospital): boolean => {
  const flag = FLAG_NETWORKS.find((name) => name === network);
  return (
    (state === undefined || hospital.state === state) &&
    (city === undefined || hospital.city === city) &&
    (flag === undefined || hospital[flag])
  );
};

/** A query and its expected result: the number of matching rows, and the rows of the page. */
export interface ExpectedResult extends HospitalPage {
  readonly query: HospitalQuery;
}

/** Creates a search that checks every row. It shares only `fold` and the ranks with the engines. */
export const createOracle = (hospitals: readonly Hospital[], ranks: Ranks) => {
  const names = hospitals.map(({ name }) => fold(name));
  return (query: HospitalQuery): ExpectedResult => {
    const { text = '', sort, offset, limit } = query;
    const wanted = fold(text.trim());
    const rank = ranks(sort);
    const found = [...hospitals.keys()].filter(
      (row) => isIn(query, hospitals[row] as Hospital) && names[row]?.includes(wanted),
    );
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
