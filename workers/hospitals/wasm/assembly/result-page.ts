import { flagBitmap, hasBit } from './bitmap';
import { bitmapBytes, GATHER, keys, match, out, places, rows, sameName } from './memory';
import { DISTANCE, NAME, orderBy, rankOf, STATE } from './orders';
import { get, put } from './u32';

/** Number of rows still to skip. */
let skip: u32 = 0;
/** Number of rows of the full page. */
let wanted: u32 = 0;
/** Number of rows in the page so far. */
let taken: u32 = 0;

// @inline
function isFull(): bool {
  return taken >= wanted;
}

/** Skips the next row of the order or adds it to the page. */
// @inline
function take(row: u32): void {
  if (skip > 0) {
    skip--;
    return;
  }
  put(out, taken, row);
  taken++;
}

/** Takes the rows of `match` in the bitmap, or outside it if `outside` is all ones, ascending. Skips 64 rows at a time. */
function walkBits(bitmap: usize, outside: u64): void {
  for (let at: usize = 0; at < bitmapBytes && !isFull(); at += 8) {
    let bits = load<u64>(match + at) & (load<u64>(bitmap + at) ^ outside);
    const size = <u32>popcnt(bits);
    if (size <= skip) {
      skip -= size;
      continue;
    }
    for (; bits !== 0 && !isFull(); bits &= bits - 1) take(<u32>(at << 3) + <u32>ctz(bits));
  }
}

/** Returns the last row of `match` before `end`, or -1. */
function lastBefore(end: u32): i32 {
  let at = (end + 63) >> 6;
  let bits: u64 = 0;
  while (at > 0 && bits === 0) {
    at--;
    bits = load<u64>(match + ((<usize>at) << 3));
    const left = end - (at << 6);
    if (left < 64) bits &= ((<u64>1) << left) - 1;
  }
  return bits === 0 ? -1 : (at << 6) + 63 - <i32>clz(bits);
}

/** Takes rows by name, descending; rows whose names collate equal stay in ascending order. */
function walkNamesDown(): void {
  let last = lastBefore(rows);
  while (last >= 0 && !isFull()) {
    let start: u32 = last;
    while (start > 0 && hasBit(sameName, start)) start--;
    for (let row = start; row <= <u32>last && !isFull(); row++) if (hasBit(match, row)) take(row);
    last = lastBefore(start);
  }
}

/** Takes rows outside the network first when ascending, rows in the network first when descending; both in name order. */
function walkFlag(network: u32, descending: u32): void {
  const flag = flagBitmap(network);
  // All ones when ascending, otherwise 0.
  const outside = <u64>descending - 1;
  walkBits(flag, outside);
  walkBits(flag, ~outside);
}

/** Takes the matching rows in the order of a list of all rows. */
function walkAll(order: usize): void {
  for (let at: u32 = 0; at < rows && !isFull(); at++) {
    const row = get(order, at);
    if (hasBit(match, row)) take(row);
  }
}

/** Sorts u64[length] with Shell sort: little code, in place, and fast for a few thousand keys. */
function sortKeys(keys: usize, length: u32): void {
  for (let gap: u32 = 1750; gap > 0; gap = gap === 1 ? 0 : max(1, <u32>(<f64>gap / 2.3))) {
    for (let at = gap; at < length; at++) {
      const key = load<u64>(keys + ((<usize>at) << 3));
      let hole = at;
      while (hole >= gap && load<u64>(keys + ((<usize>(hole - gap)) << 3)) > key) {
        store<u64>(keys + ((<usize>hole) << 3), load<u64>(keys + ((<usize>(hole - gap)) << 3)));
        hole -= gap;
      }
      store<u64>(keys + ((<usize>hole) << 3), key);
    }
  }
}

/** Takes the matching rows by sorting their ranks: cheaper than walking past all other rows if matches are few and far apart. */
function gather(key: u32, descending: u32): void {
  let length: u32 = 0;
  for (let at: usize = 0; at < bitmapBytes; at += 8)
    for (let bits = load<u64>(match + at); bits !== 0; bits &= bits - 1) {
      const row = <u32>(at << 3) + <u32>ctz(bits);
      const rank = rankOf(key, row);
      const slot = keys + ((<usize>length) << 3);
      store<u64>(slot, ((<u64>(descending !== 0 ? places - rank : rank)) << 32) | row);
      length++;
    }
  sortKeys(keys, length);
  for (let at: u32 = 0; at < length && !isFull(); at++) take(<u32>load<u64>(keys + ((<usize>at) << 3)));
}

/** Whether a sort takes fewer steps than a walk: total × log2 total against rows / total per skipped or wanted match. */
function isSparse(total: u32): bool {
  if (total > GATHER) return false;
  const steps = (<u64>rows * (skip + wanted)) / max(total, 1);
  return <u64>total * (32 - clz(total)) < min(<u64>rows, steps);
}

/**
 * Writes a page of `match` to `out`: at most `limit` rows from index `offset` on, sorted by the key. Returns their number.
 * `total` is the count of `match`. The core has no distances, so the key DISTANCE sorts by name.
 */
export function fillResults(key: u32, descending: u32, offset: u32, limit: u32, total: u32): u32 {
  if (offset >= total || limit === 0) return 0;
  taken = 0;
  skip = offset;
  wanted = min(limit, total - offset);
  if (key === DISTANCE || (key === NAME && descending === 0)) walkBits(match, 0);
  else if (key === NAME) walkNamesDown();
  else if (key > STATE) walkFlag(key - STATE - 1, descending);
  else if (isSparse(total)) gather(key, descending);
  else walkAll(orderBy(key, descending));
  return taken;
}
