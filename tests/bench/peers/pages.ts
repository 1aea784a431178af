import type { HospitalQuery } from '../../../workers/contract.ts';
import type { Orders } from './orders.ts';

/** The rows of a page of what was found: `found` holds `count` row numbers in any order, each once. */
export type Pager = (found: Uint32Array, count: number, query: HospitalQuery) => Uint32Array;

/** What a team writes that has a rank for each row. A typed array: its sort is quicker than that of an array. */
const byRank = (orders: Orders): Pager => {
  return (found, count, { sort, offset, limit }) => {
    const rank = orders.rank(sort);
    return found
      .slice(0, count)
      .sort((left, right) => (rank[left] ?? 0) - (rank[right] ?? 0))
      .subarray(offset, offset + limit);
  };
};

const byNumber = (orders: Orders): Pager => {
  return (found, count, { sort, offset, limit }) => {
    const rank = orders.rank(sort);
    const order = orders.order(sort);
    const ranks = new Uint32Array(count);
    for (let at = 0; at < count; at++) ranks[at] = rank[found[at] ?? 0] ?? 0;
    return ranks
      .sort()
      .subarray(offset, offset + limit)
      .map((at) => order[at] ?? 0);
  };
};

const byWalk = (orders: Orders, rows: number): Pager => {
  const isFound = new Uint8Array(rows);
  return (found, count, { sort, offset, limit }) => {
    for (let at = 0; at < count; at++) isFound[found[at] ?? 0] = 1;
    const order = orders.order(sort);
    const page = new Uint32Array(Math.max(0, Math.min(limit, count - offset)));
    let [taken, seen] = [0, 0];
    for (let at = 0; taken < page.length; at++) {
      const row = order[at] ?? 0;
      if (isFound[row] === 1 && seen++ >= offset) page[taken++] = row;
    }
    for (let at = 0; at < count; at++) isFound[found[at] ?? 0] = 0;
    return page;
  };
};

/** Whichever way is shorter: sort the ranks of what was found as numbers, or walk the order. */
const byOrder = (orders: Orders, rows: number): Pager => {
  const [sorting, walking] = [byNumber(orders), byWalk(orders, rows)];
  return (found, count, query) => {
    const { sort, offset, limit } = query;
    if (count === rows) return orders.order(sort).subarray(offset, offset + limit);
    const walk = 2 * count + (rows * (offset + limit)) / Math.max(1, count);
    return (count * Math.log2(count + 1) < walk ? sorting : walking)(found, count, query);
  };
};

/** Cuts pages with what is free. */
export const createPager = (orders: Orders, rows: number): Pager =>
  orders.gift === 'ranks' ? byRank(orders) : byOrder(orders, rows);
