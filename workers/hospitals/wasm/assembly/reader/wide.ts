/* Sixteen bytes at a time. Loads may pass a text's end; the bytes after it do not count. */

export const WIDE: usize = 16;

/** Bytes that may be written past a text's end. */
export const SLACK: u64 = 32;

/** One bit for each of the first so many bytes. */
// @inline
export function first(bytes: usize): i32 {
  return bytes >= WIDE ? 0xffff : (1 << (<i32>bytes)) - 1;
}

/** All bits of each byte that is below this one. */
// @inline
export function below(bytes: v128, limit: u8): v128 {
  return i8x16.lt_u(bytes, i8x16.splat(limit));
}

/** All bits of each letter, A–Z or a–z. */
// @inline
export function letters(bytes: v128): v128 {
  const small = v128.or(bytes, i8x16.splat(0x20));
  return below(i8x16.sub(small, i8x16.splat(0x61)), 26);
}

/** The sum of sixteen bytes. */
// @inline
export function sum(bytes: v128): u32 {
  const pairs = i16x8.extadd_pairwise_i8x16_u(bytes);
  const fours = i32x4.extadd_pairwise_i16x8_u(pairs);
  const eights = i64x2.add(i64x2.extend_low_i32x4_u(fours), i64x2.extend_high_i32x4_u(fours));
  return <u32>(i64x2.extract_lane(eights, 0) + i64x2.extract_lane(eights, 1));
}

/** How many bytes are below `limit`, between two addresses. */
export function countBelow(from: usize, to: usize, limit: u8): u32 {
  let count: u32 = 0;
  for (let at = from; at < to; at += WIDE)
    count += popcnt(i8x16.bitmask(below(v128.load(at), limit)) & first(to - at));
  return count;
}

/** Sixteen bytes as numbers of 32 bits. */
export function widen(bytes: v128, into: usize): void {
  const low = i16x8.extend_low_i8x16_u(bytes);
  const high = i16x8.extend_high_i8x16_u(bytes);
  v128.store(into, i32x4.extend_low_i16x8_u(low));
  v128.store(into + 16, i32x4.extend_high_i16x8_u(low));
  v128.store(into + 32, i32x4.extend_low_i16x8_u(high));
  v128.store(into + 48, i32x4.extend_high_i16x8_u(high));
}
