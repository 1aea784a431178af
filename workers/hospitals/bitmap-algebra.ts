import type { Bitmap } from './bitmap.ts';

/* What the twin and suggestions do with sets of rows; apart, because a visit that has WebAssembly begins without it. */

export const hasBit = (bitmap: Bitmap, row: number): boolean =>
  (((bitmap[row >> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export const fillBitmap = (bitmap: Bitmap, rows: number): void => {
  bitmap.fill(0xffff_ffff);
  if ((rows & 31) !== 0) bitmap[bitmap.length - 1] = 2 ** (rows & 31) - 1;
};

export const intersect = (target: Bitmap, other: Bitmap): void => {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) & (other[at] ?? 0);
};

export const unite = (target: Bitmap, other: Bitmap): void => {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) | (other[at] ?? 0);
};

const popcount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
};

export const countBits = (bitmap: Bitmap): number => {
  let total = 0;
  for (let at = 0; at < bitmap.length; at++) total += popcount(bitmap[at] ?? 0);
  return total;
};

export const countCommonBits = (left: Bitmap, right: Bitmap): number => {
  let total = 0;
  for (let at = 0; at < left.length; at++) total += popcount((left[at] ?? 0) & (right[at] ?? 0));
  return total;
};

/** Calls back for each row of the set, ascending, until the callback returns false. */
export const eachBit = (bitmap: Bitmap, visit: (row: number) => boolean): void => {
  for (let at = 0; at < bitmap.length; at++)
    for (let word = bitmap[at] ?? 0; word !== 0; word &= word - 1)
      if (!visit(32 * at + 31 - Math.clz32(word & -word))) return;
};

/** The bytes of a bit plane as 32-bit words. */
export const toBitmap = (bytes: Uint8Array): Bitmap => {
  const bitmap = new Uint32Array(Math.ceil(bytes.length / 4));
  bytes.forEach((byte, at) => {
    bitmap[at >> 2] = (bitmap[at >> 2] ?? 0) | (byte << (8 * (at & 3)));
  });
  return bitmap;
};
