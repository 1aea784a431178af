import { area } from '../area';

/** Where the last page of 64 KB begins that a memory can have. */
const MOST: u64 = 0xffff0000;

/** No memory is so large: that ends as with a browser that refuses. */
function mustFit(end: u64): void {
  if (end > MOST) unreachable();
}

/**
 * Makes sure of so many bytes behind all areas, and returns where they begin. The memory grows by half of itself at least:
 * growing again and again costs seconds at a million rows. Traps when the browser refuses.
 */
export function makeRoom(bytes: u64): usize {
  const from = area(0);
  mustFit(bytes);
  mustFit(from + bytes);
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
