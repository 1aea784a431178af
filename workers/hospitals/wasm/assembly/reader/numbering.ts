import { get, put } from '../u32';
import { reserveList } from './reserve';
import { putPair } from './table';

/* Numbers texts in order of first appearance, with a hash table whose slots hold number + 1, or 0 if empty. */

let slots: usize = 0;
let mask: u32 = 0;
/** Start and end address of each text, by its number. */
export let pairs: usize = 0;
export let count: u32 = 0;

/** Starts a new table for up to `most` different texts. */
export function startNumbering(most: u32): void {
  let size: u64 = 16;
  while (2 * size < 3 * <u64>most) size <<= 1;
  slots = reserveList(size);
  mask = <u32>(size - 1);
  pairs = reserveList(2 * <u64>most);
  count = 0;
}

/** An odd multiplier with evenly spread bits: one of the two in the 64-bit finalizer of MurmurHash3. */
const SCATTER: u64 = ((<u64>0xff51afd7) << 32) | 0xed558ccd;

/** Returns eight bytes of a text, with zeros after its end. */
// @inline
function eight(at: usize, to: usize): u64 {
  const bytes = load<u64>(at);
  return to - at >= 8 ? bytes : bytes & (((<u64>1) << ((to - at) << 3)) - 1);
}

function hash(from: usize, to: usize): u32 {
  let value: u64 = 0;
  for (let at = from; at < to; at += 8) {
    value = (value ^ eight(at, to)) * SCATTER;
    value ^= value >> 32;
  }
  return <u32>value;
}

function isText(number: u32, from: usize, to: usize): bool {
  const known = get(pairs, 2 * number);
  if (get(pairs, 2 * number + 1) - known !== to - from) return false;
  const shift = known - from;
  for (let at = from; at < to; at += 8) if (eight(at, to) !== eight(at + shift, to + shift)) return false;
  return true;
}

/** Returns the number of the text between these addresses. A new text increases `count` and must stay at its address. */
export function numberOf(from: usize, to: usize): u32 {
  let slot = hash(from, to) & mask;
  for (let known = get(slots, slot); known !== 0; known = get(slots, slot)) {
    if (isText(known - 1, from, to)) return known - 1;
    slot = (slot + 1) & mask;
  }
  putPair(pairs, count, from, to);
  put(slots, slot, ++count);
  return count - 1;
}
