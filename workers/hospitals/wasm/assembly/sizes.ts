/* Sizes of the directory, set once by `plan`, and fixed limits. */

/** Size of the query area in bytes. */
export const QUERY: usize = 4096;
/** Number of bytes that a scan may read past the end of `text`. */
export const PADDING: usize = 128;
/** Maximum number of common words: words whose pairs have lists. */
export const COMMON: u32 = 32;
/** Maximum number of matching rows that are sorted by their ranks. */
export const GATHER: u32 = 4096;

/** Number of hospitals. */
export let rows: u32 = 0;
/** Number of words in all names, repeated words included. */
export let entries: u32 = 0;
/** Number of different folded words: the first `nameWords` words occur in names, the others in cities only. */
export let words: u32 = 0;
export let nameWords: u32 = 0;
/** Number of bytes of `text` up to and including the separator after the last word of names. */
export let nameBytes: u32 = 0;
/** Number of places: cities with their state. */
export let places: u32 = 0;
export let states: u32 = 0;
/** Size of a bitmap of rows in bytes, a multiple of 16. */
export let bitmapBytes: usize = 0;

/** Returns the size in bytes of a bitmap of `rowCount` rows. */
export function bytesOfBits(rowCount: u32): usize {
  return ((<usize>rowCount + 127) >> 7) << 4;
}

/** Returns the number of lists of rows: one per word of names, then one per pair of common words. */
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
