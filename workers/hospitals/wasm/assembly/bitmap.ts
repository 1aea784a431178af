import { bitmapBytes, flags, inState, rows } from './memory';

// @inline
export function setBit(bitmap: usize, row: u32): void {
  const at = bitmap + (row >> 3);
  store<u8>(at, load<u8>(at) | <u8>((<u32>1) << (row & 7)));
}

// @inline
export function hasBit(bitmap: usize, row: u32): bool {
  return ((load<u8>(bitmap + (row >> 3)) >> (row & 7)) & 1) !== 0;
}

export function clear(bitmap: usize): void {
  memory.fill(bitmap, 0, bitmapBytes);
}

export function fill(bitmap: usize): void {
  clear(bitmap);
  memory.fill(bitmap, 0xff, rows >> 3);
  const rest = rows & 7;
  if (rest !== 0) store<u8>(bitmap + (rows >> 3), <u8>(((<u32>1) << rest) - 1));
}

export function intersect(target: usize, source: usize): void {
  for (let at: usize = 0; at < bitmapBytes; at += 16)
    v128.store(target + at, v128.and(v128.load(target + at), v128.load(source + at)));
}

export function unite(target: usize, source: usize): void {
  for (let at: usize = 0; at < bitmapBytes; at += 16)
    v128.store(target + at, v128.or(v128.load(target + at), v128.load(source + at)));
}

/** Sums eight 16-bit lanes. `countCommon` adds at most 16 to each lane per step, and sums them every 2048 steps. */
function sum(lanes: v128): u32 {
  const wide = i32x4.extadd_pairwise_i16x8_u(lanes);
  return (
    i32x4.extract_lane(wide, 0) +
    i32x4.extract_lane(wide, 1) +
    i32x4.extract_lane(wide, 2) +
    i32x4.extract_lane(wide, 3)
  );
}

/** Counts the rows in both bitmaps. */
export function countCommon(left: usize, right: usize): u32 {
  let total: u32 = 0;
  let at: usize = 0;
  while (at < bitmapBytes) {
    const stop = min(bitmapBytes, at + 16 * 2048);
    let lanes = i16x8.splat(0);
    for (; at < stop; at += 16) {
      const both = v128.and(v128.load(left + at), v128.load(right + at));
      lanes = i16x8.add(lanes, i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(both)));
    }
    total += sum(lanes);
  }
  return total;
}

export function flagBitmap(network: u32): usize {
  return flags + <usize>network * bitmapBytes;
}

export function stateBitmap(state: u32): usize {
  return inState + <usize>state * bitmapBytes;
}
