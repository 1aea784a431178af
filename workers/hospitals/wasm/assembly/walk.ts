import { flagBitmap, hasBit } from './bitmap';
import { sameName } from './inputs';
import { match } from './scratch';
import { bitmapBytes, rows } from './sizes';
import { isFull, pass, take } from './take';
import { get } from './u32';

/** Ways through the matching rows, each as far as the page needs them. */

/**
 * The rows of `match` that are in a bitmap too, ascending; where `outside` is all ones, those that are not in it. Whole words
 * are passed over by their bit count.
 */
export function walkBits(bitmap: usize, outside: u64): void {
  for (let at: usize = 0; at < bitmapBytes && !isFull(); at += 8) {
    let bits = load<u64>(match + at) & (load<u64>(bitmap + at) ^ outside);
    if (pass(<u32>popcnt(bits))) continue;
    for (; bits !== 0 && !isFull(); bits &= bits - 1) take(<u32>(at << 3) + <u32>ctz(bits));
  }
}

/** All of `match`, ascending. */
export function walkNames(): void {
  walkBits(match, 0);
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
export function walkNamesDown(): void {
  let last = lastBefore(rows);
  while (last >= 0 && !isFull()) {
    let start: u32 = last;
    while (start > 0 && hasBit(sameName, start)) start--;
    for (let row = start; row <= <u32>last && !isFull(); row++) if (hasBit(match, row)) take(row);
    last = lastBefore(start);
  }
}

/** First the rows outside the network, or those in it, then the others; each part by name. */
export function walkFlag(network: u32, descending: u32): void {
  const flag = flagBitmap(network);
  // All ones upwards.
  const outside = <u64>descending - 1;
  walkBits(flag, outside);
  walkBits(flag, ~outside);
}

/** The matching rows of a list that holds them all. */
export function walkAll(order: usize): void {
  for (let at: u32 = 0; at < rows && !isFull(); at++) {
    const row = get(order, at);
    if (hasBit(match, row)) take(row);
  }
}
