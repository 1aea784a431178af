import { area } from '../memory';

/** Address of the last 64 KB page that a memory can have. */
const MOST: u64 = 0xffff0000;

/**
 * Makes memory available after all areas. Returns its address. The memory grows by at least half: growing often costs seconds
 * at a million rows. Traps when the browser refuses.
 */
export function makeRoom(bytes: u64): usize {
  const from = area(0);
  if (bytes > MOST || from + bytes > MOST) unreachable();
  const size = memory.size();
  const missing = <i32>((from + <usize>bytes + 0xffff) >> 16) - size;
  if (missing > 0 && memory.grow(max(missing, size >> 1)) < 0 && memory.grow(missing) < 0) unreachable();
  return from;
}

/** An area of zeros. */
export function reserve(bytes: u64): usize {
  makeRoom(bytes);
  return area(<usize>bytes);
}

/** An area of zeros for so many numbers of 32 bits. */
export function reserveList(length: u64): usize {
  return reserve(length << 2);
}
