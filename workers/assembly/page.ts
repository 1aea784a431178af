import { flagBitmap, hasBit } from './bitmap';
import { nearOrder } from './distance';
import {
  bitmapBytes,
  cityRank,
  counts,
  GATHER,
  keys,
  match,
  orders,
  other,
  out,
  places,
  rowPlace,
  rows,
  sameName,
  stateRank,
} from './memory';
import { sortKeys } from './sort';

/** Sort keys, numbered as in `SORT_KEYS` of the contract. */
const NAME: u32 = 0;
const CITY: u32 = 1;
const STATE: u32 = 2;
const DISTANCE: u32 = 6;

let skip: u32 = 0;
let wanted: u32 = 0;
let taken: u32 = 0;
/** One bit per order that has been made. */
let made: u32 = 0;

/** Takes the next row of the order: skipped, or put into the page. */
function take(row: u32): void {
  if (skip > 0) {
    skip--;
    return;
  }
  store<u32>(out + ((<usize>taken) << 2), row);
  taken++;
}

/** The set's rows, ascending, as far as the page needs them. Whole words are skipped by their bit count. */
function walkBits(bitmap: usize): void {
  for (let at: usize = 0; at < bitmapBytes && taken < wanted; at += 8) {
    let bits = load<u64>(bitmap + at);
    const size = <u32>popcnt(bits);
    if (size <= skip) {
      skip -= size;
      continue;
    }
    for (; bits !== 0 && taken < wanted; bits &= bits - 1) take(<u32>(at << 3) + <u32>ctz(bits));
  }
}

/** The last row of `match` before `end`, or -1. */
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

/** Names downwards; rows whose names collate equal keep their ascending order. */
function walkNamesDown(): void {
  let last = lastBefore(rows);
  while (last >= 0 && taken < wanted) {
    let start: u32 = last;
    while (start > 0 && hasBit(sameName, start)) start--;
    for (let row = start; row <= <u32>last && taken < wanted; row++) if (hasBit(match, row)) take(row);
    last = lastBefore(start);
  }
}

/** First the rows in the network, or those outside; each part by name. */
function walkFlag(network: u32, descending: u32): void {
  const flag = flagBitmap(network);
  for (let part: u32 = 0; part < 2; part++) {
    const inside = (part ^ descending) !== 0;
    for (let at: usize = 0; at < bitmapBytes; at += 16) {
      const matching = v128.load(match + at);
      const flags = v128.load(flag + at);
      v128.store(other + at, inside ? v128.and(matching, flags) : v128.andnot(matching, flags));
    }
    walkBits(other);
  }
}

function rankOf(key: u32, row: u32): u32 {
  const place = load<u32>(rowPlace + ((<usize>row) << 2));
  return load<u32>((key === CITY ? cityRank : stateRank) + ((<usize>place) << 2));
}

/** Counting sort by rank; it is stable, and rows are in name order to begin with: that settles ties. */
function makeOrder(key: u32, descending: u32, order: usize): void {
  memory.fill(counts, 0, (places + 2) << 2);
  for (let row: u32 = 0; row < rows; row++) {
    const rank = rankOf(key, row);
    const slot = counts + ((<usize>(descending !== 0 ? places - 1 - rank : rank)) << 2);
    store<u32>(slot + 4, load<u32>(slot + 4) + 1);
  }
  for (let at: usize = 1; at <= places; at++)
    store<u32>(counts + (at << 2), load<u32>(counts + (at << 2)) + load<u32>(counts + ((at - 1) << 2)));
  for (let row: u32 = 0; row < rows; row++) {
    const rank = rankOf(key, row);
    const slot = counts + ((<usize>(descending !== 0 ? places - 1 - rank : rank)) << 2);
    const at = load<u32>(slot);
    store<u32>(order + ((<usize>at) << 2), row);
    store<u32>(slot, at + 1);
  }
}

/** The matching rows of a list that holds them all, as far as the page needs them. */
function walkAll(order: usize): void {
  for (let at: usize = 0; at < rows && taken < wanted; at++) {
    const row = load<u32>(order + (at << 2));
    if (hasBit(match, row)) take(row);
  }
}

function walkOrder(key: u32, descending: u32): void {
  const number = (key - CITY) * 2 + descending;
  const order = orders + <usize>number * ((<usize>rows) << 2);
  if (((made >> number) & 1) === 0) makeOrder(key, descending, order);
  made |= 1 << number;
  walkAll(order);
}

/** Without an origin all distances are unknown, and so tied. */
function walkDistance(descending: u32): void {
  const order = nearOrder(descending);
  if (order === 0) walkBits(match);
  else walkAll(order);
}

/** Few matches far apart: fetching their ranks and sorting them is cheaper than walking past all other rows. */
function gather(key: u32, descending: u32): void {
  let length: u32 = 0;
  for (let at: usize = 0; at < bitmapBytes; at += 8)
    for (let bits = load<u64>(match + at); bits !== 0; bits &= bits - 1) {
      const row = <u32>(at << 3) + <u32>ctz(bits);
      const rank = rankOf(key, row);
      store<u64>(
        keys + ((<usize>length) << 3),
        ((<u64>(descending !== 0 ? places - rank : rank)) << 32) | row,
      );
      length++;
    }
  sortKeys(keys, length);
  for (let at: u32 = 0; at < length && taken < wanted; at++) take(<u32>load<u64>(keys + ((<usize>at) << 3)));
}

/** Expected steps: a walk passes rows / total for each match it wants, a sort takes total × log2 total. */
function isSparse(total: u32): bool {
  if (total > GATHER) return false;
  const steps = (<u64>rows * (skip + wanted)) / max(total, 1);
  return <u64>total * (32 - clz(total)) < min(<u64>rows, steps);
}

/**
 * Puts the rows of a page of `match` into `out`: `limit` rows from the `offset`-th on, sorted by the key.
 * Returns how many. `total` is the count of `match`.
 */
export function page(key: u32, descending: u32, offset: u32, limit: u32, total: u32): u32 {
  taken = 0;
  if (offset >= total || limit === 0) return 0;
  skip = offset;
  wanted = min(limit, total - offset);
  if (key === NAME && descending === 0) walkBits(match);
  else if (key === NAME) walkNamesDown();
  else if (key === DISTANCE) walkDistance(descending);
  else if (key > STATE) walkFlag(key - STATE - 1, descending);
  else if (isSparse(total)) gather(key, descending);
  else walkOrder(key, descending);
  return taken;
}
