/** Sets of rows, one bit each, lowest bit first, in 32-bit words. */
export type Bitmap = Uint32Array;

export const emptyBitmap = (rows: number): Bitmap => new Uint32Array(Math.ceil(rows / 32));

export const setBit = (bitmap: Bitmap, row: number): void => {
  bitmap[row >> 5] = (bitmap[row >> 5] ?? 0) | (1 << (row & 31));
};

export const hasBit = (bitmap: Bitmap, row: number): boolean =>
  (((bitmap[row >> 5] ?? 0) >>> (row & 31)) & 1) === 1;

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
