import { fold } from '../../../src/domain/fold.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import type { HospitalPage, HospitalQuery } from '../../../workers/contract.ts';
import type { Ranks } from './ranks.ts';

/** A query and its expected result: the number of matching rows, and the row numbers of the page. */
export interface ExpectedResult {
  readonly query: HospitalQuery;
  readonly total: number;
  readonly rows: readonly number[];
}

/** Creates a search that checks every row. It shares only `fold` and the ranks with the contestants. */
export const createOracle = (rows: readonly Hospital[], ranks: Ranks) => {
  const names = rows.map(({ name }) => fold(name));
  return (query: HospitalQuery): ExpectedResult => {
    const { state, city, network, text = '', sort, offset, limit } = query;
    const wanted = fold(text.trim());
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const rank = ranks(sort);
    const found = [...rows.keys()].filter((row) => {
      const hospital = rows[row];
      return (
        hospital !== undefined &&
        (state === undefined || hospital.state === state) &&
        (city === undefined || hospital.city === city) &&
        (flag === undefined || hospital[flag]) &&
        (names[row] ?? '').includes(wanted)
      );
    });
    found.sort((left, right) => (rank[left] ?? 0) - (rank[right] ?? 0));
    return { query, total: found.length, rows: found.slice(offset, offset + limit) };
  };
};

/** "wrong page" means that the count is right but the rows or their order differ. */
export type Verdict = 'right' | 'wrong count' | 'wrong page';

export const judge = (page: HospitalPage, asked: ExpectedResult, rows: readonly Hospital[]): Verdict => {
  if (page.total !== asked.total) return 'wrong count';
  const right = asked.rows.map((row) => rows[row]);
  return JSON.stringify(page.rows) === JSON.stringify(right) ? 'right' : 'wrong page';
};
