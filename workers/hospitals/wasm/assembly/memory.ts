import { grow, start } from './area';
import { planDerived } from './derived';
import { planInputs } from './inputs';
import { planScratch } from './scratch';
import { setSizes } from './sizes';

/*
 * The memory map, from byte 0 upwards; numbers are little-endian.
 *
 *  0 ┌────────────────────────────────────────
 *    │ the compiler's own: constants and static data (masks and columns of near.ts), up to __heap_base
 *    ╞═ INPUTS (inputs.ts): the host writes them between plan() and derive(); query and chosen before every question ═══
 *    │ rowStart     u32[rows + 1]           row r's words are rowWords[rowStart[r] … rowStart[r + 1]); ascending
 *    │ rowWords     u32[entries]            folded words of the names, in their order; each < nameWords
 *    │ rowPlace     u32[rows]               each < places; rows are in name order
 *    │ placeState   u32[places]             each < states; places are sorted by city, then by state
 *    │ cityRank     u32[places]             rank of the place's city; each < places; ties share a rank
 *    │ stateRank    u32[places]             rank of the place's state; each < states; ties share a rank
 *    │ wordStart    u32[words + 1]          byte of `text` where each folded word begins; its separator follows it
 *    │ text         u8[textBytes + 128]     " word word … word ", CESU-8; then 128 bytes of zeros, for wide loads
 *    │ flags        3 × bitmap              ultra, plus, core
 *    │ sameName     bitmap                  the row's name collates equal to the name of the row before
 *    │ query        u8[4096]                folded text of a question, or the pattern of near(); CESU-8
 *    │ chosen       u32[states + places]    states, then places, that a question allows
 *    ╞═ DERIVED (derived.ts): derive() fills them once; `orders` by sorted questions ═══
 *    │ listStart    u32[lists + 2]          rows of list l are listRows[listStart[l] … listStart[l + 1]);
 *    │                                      lists: nameWords words, then 32 × 32 pairs of common words
 *    │ listRows     u32[2 × entries]        at most so many; ascending within a list; a row twice if it has a word twice
 *    │ listBitmap   i32[lists]              number of the list's bitmap, or -1
 *    │ commonOf     i32[nameWords]          number of a common word among the common ones (0 … 31), or -1
 *    │ placeStart   u32[places + 2]         rows of place p are placeRows[placeStart[p] … placeStart[p + 1])
 *    │ placeRows    u32[rows]               ascending within a place
 *    │ inState      states × bitmap
 *    │ orders       4 × u32[rows]           all rows by city up, city down, state up, state down
 *    ╞═ SCRATCH (scratch.ts): of the last question, good until the next ═══
 *    │ match        bitmap                  rows that the question finds
 *    │ other        bitmap
 *    │ wordsA/B     u32[nameWords]          words that fit a piece of the text; ascending
 *    │ markA/B      u8[nameWords]           1 where the word is in wordsA/B; all 0 between questions
 *    │ counts       u32[max(places, states, words) + 2]
 *    │ out          u32[max(rows, 2 × words, places)]   the answer: rows, counts, or pairs of near()
 *    │ keys         u64[4096]               rank × 2^32 + row, of few matching rows
 *    │ shared       u8[words]               bytes that a word has in common with the one before, at most 32; made by near()
 *    ╞═ BITMAPS (derived.ts): sized by derive(), one per list longer than a 32nd of the rows ═══
 *    │ bitmaps      n × bitmap
 *    └────────────────────────────────────────
 *
 * Every area begins at a multiple of 16 bytes, for 128-bit loads, and keeps its place for good. A bitmap has one bit per
 * row, lowest bit of a byte first, and is padded with zeros to `bitmapBytes`, a multiple of 16: bits from `rows` on are
 * always 0. The memory grows at most twice, in plan() and derive(): growing again and again costs seconds at a million
 * rows.
 */

/** Lays the areas out and makes room for them. Called once, before the host writes anything. Counts as in sizes.ts. */
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
  setSizes(rowCount, entryCount, wordCount, nameWordCount, nameByteCount, placeCount, stateCount);
  start();
  planInputs(textBytes);
  planDerived();
  planScratch();
  grow();
}
