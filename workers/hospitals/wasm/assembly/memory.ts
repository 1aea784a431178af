/*
 * Memory map, from byte 0 upwards; numbers are little-endian.
 *
 *  0 ┌────────────────────────────────────────
 *    │ data of the compiler: constants and static data, up to __heap_base
 *    ╞═ INPUTS: written by the host between plan() and derive(); query and chosen before every query ═══
 *    │ rowStart     u32[rows + 1]           row r's words are rowWords[rowStart[r] … rowStart[r + 1]); ascending
 *    │ rowWords     u32[entries]            folded words of the names, in written order; each < nameWords
 *    │ rowPlace     u32[rows]               each < places; rows are in name order
 *    │ placeState   u32[places]             each < states; places are sorted by city, then by state
 *    │ cityRank     u32[places]             rank of the place's city; each < places; ties share a rank
 *    │ stateRank    u32[places]             rank of the place's state; each < states; ties share a rank
 *    │ wordStart    u32[words + 1]          byte of `text` where each folded word begins; a separator follows each word
 *    │ text         u8[textBytes + 128]     " word word … word ", CESU-8; then 128 bytes of zeros, for wide loads
 *    │ flags        4 × bitmap              ultra, plus, core, open
 *    │ sameName     bitmap                  1 where the row's name collates equal to the name of the previous row
 *    │ query        u8[4096]                folded text of a query; CESU-8
 *    │ chosen       u32[states + places]    allowed states of a query, then its allowed places
 *    ╞═ DERIVED: filled once by derive(), except `orders`, filled by queries that sort by city or state ═══
 *    │ listStart    u32[lists + 2]          rows of list l are listRows[listStart[l] … listStart[l + 1]);
 *    │                                      lists: nameWords words, then 32 × 32 pairs of common words
 *    │ listRows     u32[2 × entries]        maximum length; ascending within a list; a row twice if it has a word twice
 *    │ listBitmap   i32[lists]              number of the list's bitmap, or -1
 *    │ commonOf     i32[nameWords]          number of a word among the common words (0 … 31), or -1
 *    │ placeStart   u32[places + 2]         rows of place p are placeRows[placeStart[p] … placeStart[p + 1])
 *    │ placeRows    u32[rows]               ascending within a place
 *    │ inState      states × bitmap
 *    │ orders       4 × u32[rows]           all rows by city ascending, city descending, state ascending, state descending
 *    ╞═ SCRATCH: written by the last query, valid until the next query ═══
 *    │ match        bitmap                  rows that match the query
 *    │ other        bitmap                  temporary set of rows
 *    │ wordsA/B     u32[nameWords]          words that fit a part of the text; ascending
 *    │ markA/B      u8[nameWords]           1 where the word is in wordsA/B; all 0 between queries
 *    │ counts       u32[max(places, states, words) + 2]
 *    │ out          u32[max(rows, places)]   the result: rows or counts
 *    │ keys         u64[4096]               rank × 2^32 + row of each matching row, if these are few
 *    ╞═ BITMAPS: one per list longer than a 32nd of the rows; sized by derive() ═══
 *    │ bitmaps      n × bitmap
 *    └────────────────────────────────────────
 *
 * Every area begins at a multiple of 16 bytes, for 128-bit loads, and never moves. A bitmap has one bit per row, lowest bit of a
 * byte first, and is padded with zeros to `bitmapBytes`, a multiple of 16: bits from `rows` on are always 0. The memory grows at
 * most twice, in plan() and derive(), because frequent growing costs seconds at a million rows.
 */

/** Size of the query area in bytes. */
const QUERY: usize = 4096;
/** Number of bytes that a scan may read past the end of `text`. */
const PADDING: usize = 128;
/** Maximum number of common words: words whose pairs have lists. */
export const COMMON: u32 = 32;
/** Maximum number of matching rows that are sorted by their ranks. */
export const GATHER: u32 = 4096;

/* Sizes of the directory, set once by `plan`. */

/** Number of hospitals. */
export let rows: u32 = 0;
/** Number of different folded words that occur in names; they come before those that occur in cities only. */
export let nameWords: u32 = 0;
/** Number of bytes of `text` up to and including the separator after the last word of names. */
export let nameBytes: u32 = 0;
/** Number of places: cities with their state. */
export let places: u32 = 0;
export let states: u32 = 0;
/** Size of a bitmap of rows in bytes, a multiple of 16. */
export let bitmapBytes: usize = 0;

/** Returns the number of lists of rows: one per word of names, then one per pair of common words. */
export function lists(): u32 {
  return nameWords + COMMON * COMMON;
}

/* A bump allocator: areas follow one another at multiples of 16 bytes and are never freed. */

/** Address of the next area. */
let end: usize = 0;

/** Reserves bytes and returns their address. The area may lie beyond the end of the memory until `grow` is called. */
function area(bytes: usize): usize {
  const start = end;
  end = (end + bytes + 15) & ~15;
  return start;
}

/** Grows the memory to hold all areas. Traps when the browser refuses to grow it. */
function grow(): void {
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
}

export let rowStart: usize = 0;
export let rowWords: usize = 0;
export let rowPlace: usize = 0;
export let placeState: usize = 0;
export let cityRank: usize = 0;
export let stateRank: usize = 0;
export let wordStart: usize = 0;
export let text: usize = 0;
export let flags: usize = 0;
export let sameName: usize = 0;
export let query: usize = 0;
export let chosen: usize = 0;

export let listStart: usize = 0;
export let listRows: usize = 0;
export let listBitmap: usize = 0;
export let commonOf: usize = 0;
export let placeStart: usize = 0;
export let placeRows: usize = 0;
export let inState: usize = 0;
export let orders: usize = 0;
/** Address of the bitmaps, after all other areas, because the number of bitmaps is known only in derive(). */
export let bitmaps: usize = 0;

export function growBitmaps(count: u32): void {
  bitmaps = area(<usize>count * bitmapBytes);
  grow();
}

export let match: usize = 0;
export let other: usize = 0;
export let wordsA: usize = 0;
export let wordsB: usize = 0;
export let markA: usize = 0;
export let markB: usize = 0;
export let counts: usize = 0;
export let out: usize = 0;
export let keys: usize = 0;

/**
 * Reserves all areas and grows the memory. Called once, before the host writes anything. `entries`: number of words in all
 * names, repeated words included; `words`: number of different folded words.
 */
export function plan(
  rowCount: u32,
  entries: u32,
  words: u32,
  nameWordCount: u32,
  nameByteCount: u32,
  textBytes: u32,
  placeCount: u32,
  stateCount: u32,
): void {
  rows = rowCount;
  nameWords = nameWordCount;
  nameBytes = nameByteCount;
  places = placeCount;
  states = stateCount;
  bitmapBytes = ((<usize>rowCount + 127) >> 7) << 4;
  end = (__heap_base + 15) & ~15;
  rowStart = area((rows + 1) << 2);
  rowWords = area(entries << 2);
  rowPlace = area(rows << 2);
  placeState = area(places << 2);
  cityRank = area(places << 2);
  stateRank = area(places << 2);
  wordStart = area((words + 1) << 2);
  text = area(textBytes + PADDING);
  flags = area(4 * bitmapBytes);
  sameName = area(bitmapBytes);
  query = area(QUERY);
  chosen = area((states + places) << 2);
  listStart = area((lists() + 2) << 2);
  listRows = area(entries << 3);
  listBitmap = area(lists() << 2);
  commonOf = area(nameWords << 2);
  placeStart = area((places + 2) << 2);
  placeRows = area(rows << 2);
  inState = area(<usize>states * bitmapBytes);
  orders = area(rows << 4);
  match = area(bitmapBytes);
  other = area(bitmapBytes);
  wordsA = area(nameWords << 2);
  wordsB = area(nameWords << 2);
  markA = area(nameWords);
  markB = area(nameWords);
  counts = area((max(max(places, states), words) + 2) << 2);
  out = area(max(rows, places) << 2);
  keys = area(GATHER << 3);
  grow();
}
