import { area } from '../memory';

/** Address of the last 64 KB page that a WebAssembly memory can have. */
const MOST: u64 = 0xffff0000;

/**
 * Makes memory available after all areas. Returns its address. Grows the memory by at least half of its size if the browser
 * allows, because frequent growing costs seconds at a million rows. Traps when the browser refuses to grow the memory.
 */
export function makeRoom(bytes: u64): usize {
  const from = area(0);
  if (bytes > MOST || from + bytes > MOST) unreachable();
  const size = memory.size();
  const missing = <i32>((from + <usize>bytes + 0xffff) >> 16) - size;
  if (missing > 0 && memory.grow(max(missing, size >> 1)) < 0 && memory.grow(missing) < 0) unreachable();
  return from;
}

/** Reserves an area of zeros. Returns its address. */
export function reserve(bytes: u64): usize {
  makeRoom(bytes);
  return area(<usize>bytes);
}

/** Reserves an area of zeros for `length` 32-bit numbers. Returns its address. */
export function reserveList(length: u64): usize {
  return reserve(length << 2);
}
