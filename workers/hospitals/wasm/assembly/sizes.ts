/* Sizes of the directory, set once by `plan`, and fixed limits. */

/** Bytes of the query area. */
export const QUERY: usize = 4096;
/** Bytes that a scan may read past the end of `text`. */
export const PADDING: usize = 128;
/** Words that may have pair lists. */
export const COMMON: u32 = 32;
/** Most rows that are sorted instead of walked to. */
export const GATHER: u32 = 4096;

/** Hospitals. */
export let rows: u32 = 0;
/** Words of all names together. */
export let entries: u32 = 0;
/** Different folded words: the first `nameWords` of them occur in names, the others in cities alone. */
export let words: u32 = 0;
export let nameWords: u32 = 0;
/** Bytes of `text` up to and with the separator behind the last word of names. */
export let nameBytes: u32 = 0;
/** Cities with their state. */
export let places: u32 = 0;
export let states: u32 = 0;
/** Bytes of a bitmap of rows, a multiple of 16. */
export let bitmapBytes: usize = 0;

/** Bytes of a bitmap of so many rows. */
export function bytesOfBits(rowCount: u32): usize {
  return ((<usize>rowCount + 127) >> 7) << 4;
}

/** Lists of rows: one per word of names, then one per pair of common words. */
export function lists(): u32 {
  return nameWords + COMMON * COMMON;
}

export function setSizes(
  rowCount: u32,
  entryCount: u32,
  wordCount: u32,
  nameWordCount: u32,
  nameByteCount: u32,
  placeCount: u32,
  stateCount: u32,
): void {
  rows = rowCount;
  entries = entryCount;
  words = wordCount;
  nameWords = nameWordCount;
  nameBytes = nameByteCount;
  places = placeCount;
  states = stateCount;
  bitmapBytes = bytesOfBits(rowCount);
}
