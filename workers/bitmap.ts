/** Sets of rows, one bit each, lowest bit first, in 32-bit words. */
export type Bitmap = Uint32Array;

export const emptyBitmap = (rows: number): Bitmap => new Uint32Array(Math.ceil(rows / 32));

export const setBit = (bitmap: Bitmap, row: number): void => {
  bitmap[row >> 5] = (bitmap[row >> 5] ?? 0) | (1 << (row & 31));
};

export const hasBit = (bitmap: Bitmap, row: number): boolean =>
  (((bitmap[row >> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export const fillBitmap = (bitmap: Bitmap, rows: number): void => {
  bitmap.fill(0xffff_ffff);
  if ((rows & 31) !== 0) bitmap[bitmap.length - 1] = 2 ** (rows & 31) - 1;
};

export const intersect = (target: Bitmap, other: Bitmap): void => {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) & (other[at] ?? 0);
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

/** Lists grouped by a number: group g's members are members[start[g] … start[g + 1] - 1], in the order given. */
export interface Groups {
  readonly start: Uint32Array;
  readonly members: Uint32Array;
}

/** Counting sort of 0 … keys.length - 1 by key; stable. `value` says what stands in the list, by default the position. */
export const groupBy = (keys: Uint32Array, groups: number, value?: Uint32Array): Groups => {
  const start = new Uint32Array(groups + 1);
  for (const key of keys) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let group = 0; group < groups; group++)
    start[group + 1] = (start[group + 1] ?? 0) + (start[group] ?? 0);
  const next = start.slice();
  const members = new Uint32Array(keys.length);
  keys.forEach((key, at) => {
    const slot = next[key] ?? 0;
    members[slot] = value === undefined ? at : (value[at] ?? 0);
    next[key] = slot + 1;
  });
  return { start, members };
};

export const groupOf = ({ start, members }: Groups, group: number): Uint32Array =>
  members.subarray(start[group] ?? 0, start[group + 1] ?? 0);
