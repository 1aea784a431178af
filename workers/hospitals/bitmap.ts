/** Sets of rows, one bit each, lowest bit first, in 32-bit words. */
export type Bitmap = Uint32Array;

export const emptyBitmap = (rows: number): Bitmap => new Uint32Array(Math.ceil(rows / 32));

export const setBit = (bitmap: Bitmap, row: number): void => {
  bitmap[row >> 5] = (bitmap[row >> 5] ?? 0) | (1 << (row & 31));
};
