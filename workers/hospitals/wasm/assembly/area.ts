/** Hands out areas of the memory one after the other, each from a multiple of 16 bytes on; none is ever given back. */

const PAGE_BITS: i32 = 16;

/** Where the next area begins. */
let end: usize = 0;

/** Begins anew, behind what the compiler itself keeps in memory. */
export function start(): void {
  end = (__heap_base + 15) & ~15;
}

/** Reserves so many bytes; they may lie beyond the memory's end until `grow` is called. */
export function area(bytes: usize): usize {
  const start = end;
  end = (end + bytes + 15) & ~15;
  return start;
}

/** Makes the memory as large as all areas together. Traps when the browser refuses. */
export function grow(): void {
  const missing = <i32>((end + 0xffff) >> PAGE_BITS) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
}
