import { cityRank, counts, orders, places, rowPlace, rows, stateRank } from './memory';
import { add, get, put, sumUp } from './u32';

/** Sort keys, numbered as in `SORT_KEYS` of the contract. */
export const NAME: u32 = 0;
export const CITY: u32 = 1;
export const STATE: u32 = 2;
export const DISTANCE: u32 = 6;

/** Bit set of the orders that have been made. */
let made: u32 = 0;

/** Returns the rank of the row's city or state. */
export function rankOf(key: u32, row: u32): u32 {
  return get(key === CITY ? cityRank : stateRank, get(rowPlace, row));
}

function slotOf(key: u32, descending: u32, row: u32): u32 {
  const rank = rankOf(key, row);
  return descending !== 0 ? places - 1 - rank : rank;
}

/** Sorts all rows by rank with a counting sort, which is stable: rows start in name order, so ties stay in name order. */
function makeOrder(key: u32, descending: u32, order: usize): void {
  memory.fill(counts, 0, (places + 2) << 2);
  for (let row: u32 = 0; row < rows; row++) add(counts, slotOf(key, descending, row) + 1, 1);
  sumUp(counts, places + 1);
  for (let row: u32 = 0; row < rows; row++) {
    const slot = slotOf(key, descending, row);
    put(order, get(counts, slot), row);
    add(counts, slot, 1);
  }
}

/** Returns the address of all rows sorted by city or state; sorts them on first use. */
export function orderBy(key: u32, descending: u32): usize {
  const number = (key - CITY) * 2 + descending;
  const order = orders + <usize>number * ((<usize>rows) << 2);
  if (((made >> number) & 1) === 0) makeOrder(key, descending, order);
  made |= 1 << number;
  return order;
}
