import { get, put } from '../u32';
import { reserveList } from './reserve';
import { putPair } from './table';

/** Gives texts numbers in the order of their first appearance: a hash table whose slots hold number + 1, or 0. */

let slots: usize = 0;
let mask: u32 = 0;
/** Where each text begins and ends in memory, by its number. */
export let pairs: usize = 0;
export let count: u32 = 0;

/** Begins anew, for at most so many different texts. */
export function startNumbering(most: u32): void {
  let size: u64 = 16;
  while (size < 2 * <u64>most) size <<= 1;
  slots = reserveList(size);
  mask = <u32>(size - 1);
  pairs = reserveList(2 * <u64>most);
  count = 0;
}

/** FNV-1a, with the high bits brought down. */
function hash(from: usize, to: usize): u32 {
  let value: u32 = 0x811c9dc5;
  for (let at = from; at < to; at++) value = (value ^ load<u8>(at)) * 0x01000193;
  return value ^ (value >> 15);
}

function isText(number: u32, from: usize, to: usize): bool {
  const known = get(pairs, 2 * number);
  if (get(pairs, 2 * number + 1) - known !== to - from) return false;
  for (let at = from; at < to; at++) if (load<u8>(at) !== load<u8>(known + (at - from))) return false;
  return true;
}

/** The number of the text between these addresses; `count` grows when it is new, and the text must then stay there. */
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
