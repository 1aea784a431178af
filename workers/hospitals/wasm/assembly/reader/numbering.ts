import { get, put } from '../u32';
import { reserveList } from './reserve';
import { putPair } from './table';

/* Numbers texts in the order of their first appearance: a hash table whose slots hold number + 1, or 0. */

let slots: usize = 0;
let mask: u32 = 0;
/** Where each text begins and ends in memory, by its number. */
export let pairs: usize = 0;
export let count: u32 = 0;

/** Starts a new table for at most `most` different texts. */
export function startNumbering(most: u32): void {
  let size: u64 = 16;
  while (2 * size < 3 * <u64>most) size <<= 1;
  slots = reserveList(size);
  mask = <u32>(size - 1);
  pairs = reserveList(2 * <u64>most);
  count = 0;
}

/** Odd, with bits everywhere: the finaliser of MurmurHash3 multiplies by two such. */
const SCATTER: u64 = ((<u64>0xff51afd7) << 32) | 0xed558ccd;

/** Eight bytes of a text, zeros after its end. */
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

/** The number of the text between these addresses. If it is new, `count` grows and the text must stay in place. */
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
