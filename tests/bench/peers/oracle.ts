import { fold } from '../../../src/domain/fold.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import type { HospitalPage, HospitalQuery } from '../../../workers/contract.ts';
import type { Orders } from './orders.ts';

/** A question and its right answer: how many match, and the row numbers of the page. */
export interface Asked {
  readonly query: HospitalQuery;
  readonly total: number;
  readonly rows: readonly number[];
}

/**
 * What is right, found by reading every row: the text's folded letters occur in the folded name, and state, city and network
 * are those asked for. Shares nothing with any contestant but the orders. Rows are in name order; states and cities are
 * spelt as the rows spell them.
 */
export const createOracle = (rows: readonly Hospital[], orders: Orders) => {
  const names = rows.map(({ name }) => fold(name));
  return (query: HospitalQuery): Asked => {
    const { state, city, network, text = '', sort, offset, limit } = query;
    const wanted = fold(text.trim());
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const isRight = (row: number): boolean => {
      const hospital = rows[row];
      return (
        hospital !== undefined &&
        (state === undefined || hospital.state === state) &&
        (city === undefined || hospital.city === city) &&
        (flag === undefined || hospital[flag]) &&
        (names[row] ?? '').includes(wanted)
      );
    };
    const found = orders.order(sort).filter(isRight);
    return { query, total: found.length, rows: [...found.subarray(offset, offset + limit)] };
  };
};

export type Verdict = 'right' | 'wrong count' | 'wrong page';

/** `wrong page`: the count is right, but other rows came, or in another order. */
export const judge = (page: HospitalPage, asked: Asked, rows: readonly Hospital[]): Verdict => {
  if (page.total !== asked.total) return 'wrong count';
  const right = asked.rows.map((row) => rows[row]);
  return JSON.stringify(page.rows) === JSON.stringify(right) ? 'right' : 'wrong page';
};
