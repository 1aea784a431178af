/*
 * The memory map. Everything but distances stands in one block that is sized once: growing a memory again and again costs seconds
 * at a million rows. Every area starts at a multiple of 16 bytes, for the 128-bit loads.
 *
 *   written by the host before derive()            units, invariants
 *   ┌ rowStart    u32[rows + 1]    row's words are rowWords[rowStart[r] … rowStart[r + 1])
 *   │ rowWords    u32[entries]     folded words, each < nameWords
 *   │ rowPlace    u32[rows]        each < places
 *   │ placeState  u32[places]      each < states
 *   │ cityRank    u32[places]      rank of the place's city, each < places; ties share a rank
 *   │ stateRank   u32[places]      rank of the place's state, each < states
 *   │ wordStart   u32[words + 1]   byte in `text` where each folded word begins; its separator follows it
 *   │ text        u8[textBytes]    " word word … word ", CESU-8, then 128 bytes of zeros
 *   │ flags       3 × bitmap       ultra, plus, core
 *   │ sameName    bitmap           the row's name collates equal to the name of the row before
 *   │ query       u8[QUERY]        folded text of a query, or the pattern of near()
 *   │ chosen      u32[states + places]   states, then places, that a query allows
 *   ├ made by derive()
 *   │ listStart   u32[words' lists + PAIRS + 1]   rows of list l are listRows[listStart[l] … listStart[l + 1])
 *   │ listRows    u32[≤ 2 × entries]
 *   │ listBitmap  i32[lists]       number of the list's bitmap, or -1
 *   │ commonOf    i32[nameWords]   number of a common word among the common ones, or -1
 *   │ placeStart  u32[places + 1]  rows of a place, by name, in placeRows
 *   │ placeRows   u32[rows]
 *   │ inState     states × bitmap
 *   │ orders      4 × u32[rows]    rows by city, by state, ascending and descending; made when first asked for
 *   ├ scratch
 *   │ match       bitmap           rows of the last query; bits from `rows` on are 0
 *   │ other       bitmap
 *   │ wordsA/B    u32[nameWords]   words that fit a piece of the text
 *   │ markA/B     u8[nameWords]    1 where the word is in wordsA/B; all 0 between queries
 *   │ counts      u32[max(places, states, words) + 2]
 *   │ out         u32[max(rows, 2 × words, places)]   the answer
 *   │ keys        u64[GATHER]      (rank, row) of few matching rows
 *   ├ bitmaps     n × bitmap       of lists longer than a 32nd of the rows; sized by derive()
 *   │ written by the host after locate(), when a query first names a place
 *   ├ pointX/Y/Z  f32[points]      unit vectors of the distinct points, padded to 16 bytes
 *   │ rowPoint    u32[rows]        each ≤ points; `points` itself where the row's place is unknown
 *   ├ made by place() and aim()
 *   │ unplaced    bitmap           rows of unknown place
 *   │ chords      f32[points + 1]  squared chord of each point from the origin; -1 for the unknown place
 *   │ nearby      bitmap           rows within the circle, and those of unknown place
 *   │ pointRank   u32[points + 1]  rank of the point's chord; equal chords share a rank
 *   │ pointKeys   u64[points]      (chord, point) of the points within the circle, sorted
 *   │ pointCounts u32[points + 2]
 *   └ nearOrders  2 × u32[rows]    the circle's rows by distance, ascending and descending; made when first asked for
 */

export const QUERY: usize = 4096;
/** So far may a scan read past the end of `text`. */
const PADDING: usize = 128;
/** Words that may have pair lists, and lists of all their pairs. */
export const COMMON: u32 = 32;
export const PAIRS: u32 = COMMON * COMMON;
/** Most rows that are sorted instead of walked to. */
export const GATHER: u32 = 4096;

export let rows: u32 = 0;
export let entries: u32 = 0;
export let words: u32 = 0;
export let nameWords: u32 = 0;
export let nameBytes: u32 = 0;
export let places: u32 = 0;
export let states: u32 = 0;
/** Bytes of a bitmap of rows, a multiple of 16. */
export let bitmapBytes: usize = 0;

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
export let match: usize = 0;
export let other: usize = 0;
export let wordsA: usize = 0;
export let wordsB: usize = 0;
export let markA: usize = 0;
export let markB: usize = 0;
export let counts: usize = 0;
export let out: usize = 0;
export let keys: usize = 0;
export let bitmaps: usize = 0;

export let points: u32 = 0;
export let pointX: usize = 0;
export let pointY: usize = 0;
export let pointZ: usize = 0;
export let rowPoint: usize = 0;
export let unplaced: usize = 0;
export let chords: usize = 0;
export let nearby: usize = 0;
export let pointRank: usize = 0;
export let pointKeys: usize = 0;
export let pointCounts: usize = 0;
export let nearOrders: usize = 0;

let end: usize = 0;

function area(bytes: usize): usize {
  const start = end;
  end = (end + bytes + 15) & ~15;
  return start;
}

function grow(): void {
  const missing = <i32>((end + 0xffff) >> 16) - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) unreachable();
}

export function lists(): u32 {
  return nameWords + PAIRS;
}

function planInputs(textBytes: u32): void {
  rowStart = area((rows + 1) << 2);
  rowWords = area(entries << 2);
  rowPlace = area(rows << 2);
  placeState = area(places << 2);
  cityRank = area(places << 2);
  stateRank = area(places << 2);
  wordStart = area((words + 1) << 2);
  text = area(textBytes + PADDING);
  flags = area(3 * bitmapBytes);
  sameName = area(bitmapBytes);
  query = area(QUERY);
  chosen = area((states + places) << 2);
}

function planDerived(): void {
  listStart = area((lists() + 2) << 2);
  listRows = area(entries << 3);
  listBitmap = area(lists() << 2);
  commonOf = area(nameWords << 2);
  placeStart = area((places + 2) << 2);
  placeRows = area(rows << 2);
  inState = area(<usize>states * bitmapBytes);
  orders = area(rows << 4);
}

function planScratch(): void {
  match = area(bitmapBytes);
  other = area(bitmapBytes);
  wordsA = area(nameWords << 2);
  wordsB = area(nameWords << 2);
  markA = area(nameWords);
  markB = area(nameWords);
  counts = area((max(max(places, states), words) + 2) << 2);
  out = area(max(max(rows, words << 1), places) << 2);
  keys = area(GATHER << 3);
  bitmaps = end;
}

/** Lays the areas out and makes room for them. Called once, before the host writes anything. */
export function plan(
  rowCount: u32,
  entryCount: u32,
  wordCount: u32,
  nameWordCount: u32,
  nameByteCount: u32,
  textBytes: u32,
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
  bitmapBytes = ((<usize>rowCount + 127) >> 7) << 4;
  end = (__heap_base + 15) & ~15;
  planInputs(textBytes);
  planDerived();
  planScratch();
  grow();
}

/** Makes room for the bitmaps of long lists. */
export function growBitmaps(count: u32): void {
  area(<usize>count * bitmapBytes);
  grow();
}

/** Lays out what distances need. Called at most once, before the host writes points. */
export function locate(pointCount: u32): void {
  points = pointCount;
  const floats = (<usize>pointCount + 1) << 2;
  pointX = area(floats);
  pointY = area(floats);
  pointZ = area(floats);
  rowPoint = area(rows << 2);
  unplaced = area(bitmapBytes);
  chords = area(floats);
  nearby = area(bitmapBytes);
  pointRank = area(floats);
  pointKeys = area((<usize>pointCount) << 3);
  pointCounts = area((<usize>pointCount + 2) << 2);
  nearOrders = area((<usize>rows) << 3);
  grow();
}
