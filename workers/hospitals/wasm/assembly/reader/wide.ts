/* Operations on sixteen bytes at a time. Loads may read past the end of a text; bytes after the end are ignored. */

export const WIDE: usize = 16;

/** Number of bytes that may be written past the end of a text. */
export const SLACK: u64 = 32;

/** Returns a mask with one bit for each of the first `bytes` bytes, up to sixteen. */
// @inline
export function first(bytes: usize): i32 {
  return bytes >= WIDE ? 0xffff : (1 << (<i32>bytes)) - 1;
}

/** Returns a mask with all bits of each byte that is below `limit`. */
// @inline
export function below(bytes: v128, limit: u8): v128 {
  return i8x16.lt_u(bytes, i8x16.splat(limit));
}

/** Returns a mask with all bits of each byte that is a letter, A–Z or a–z. */
// @inline
export function letters(bytes: v128): v128 {
  const small = v128.or(bytes, i8x16.splat(0x20));
  return below(i8x16.sub(small, i8x16.splat(0x61)), 26);
}

/** Returns the sum of sixteen bytes. */
// @inline
export function sum(bytes: v128): u32 {
  const pairs = i16x8.extadd_pairwise_i8x16_u(bytes);
  const fours = i32x4.extadd_pairwise_i16x8_u(pairs);
  const eights = i64x2.add(i64x2.extend_low_i32x4_u(fours), i64x2.extend_high_i32x4_u(fours));
  return <u32>(i64x2.extract_lane(eights, 0) + i64x2.extract_lane(eights, 1));
}

/** Counts the bytes below `limit` between two addresses. */
export function countBelow(from: usize, to: usize, limit: u8): u32 {
  let count: u32 = 0;
  for (let at = from; at < to; at += WIDE)
    count += popcnt(i8x16.bitmask(below(v128.load(at), limit)) & first(to - at));
  return count;
}

/** Writes sixteen bytes as 32-bit numbers. */
export function widen(bytes: v128, into: usize): void {
  const low = i16x8.extend_low_i8x16_u(bytes);
  const high = i16x8.extend_high_i8x16_u(bytes);
  v128.store(into, i32x4.extend_low_i16x8_u(low));
  v128.store(into + 16, i32x4.extend_high_i16x8_u(low));
  v128.store(into + 32, i32x4.extend_low_i16x8_u(high));
  v128.store(into + 48, i32x4.extend_high_i16x8_u(high));
}
