import { out } from './scratch';
import { put } from './u32';

/** The page that is being filled: rows of the order are offered one by one. */

/** Rows still to be passed over. */
export let skip: u32 = 0;
/** Rows the page may hold, and has. */
export let wanted: u32 = 0;
export let taken: u32 = 0;

export function startPage(offset: u32, size: u32): void {
  taken = 0;
  skip = offset;
  wanted = size;
}

// @inline
export function isFull(): bool {
  return taken >= wanted;
}

/** Takes the next row of the order: passed over, or put into the page. */
// @inline
export function take(row: u32): void {
  if (skip > 0) {
    skip--;
    return;
  }
  put(out, taken, row);
  taken++;
}

/** Passes over so many rows at once, if none of them is in the page. */
// @inline
export function pass(size: u32): bool {
  if (size > skip) return false;
  skip -= size;
  return true;
}
