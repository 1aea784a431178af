import { nameBytes, nameWords, query, text, wordStart } from './memory';
import { get, put } from './u32';

const SPACE: u8 = 0x20;

/** Number of bytes per step. `text` is padded, so the last step may read past the end of `text`. */
const STEP: u32 = 64;

/**
 * Returns the word at or after `known` that byte `at` of `text` belongs to, by galloping and binary search. A separator belongs
 * to the word before it.
 */
function wordAt(at: u32, known: u32): u32 {
  let low = known;
  let high = known + 1;
  for (let step: u32 = 1; high < nameWords && get(wordStart, high) <= at; step <<= 1) {
    low = high;
    high += step;
  }
  high = min(high, nameWords);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (get(wordStart, middle) <= at) low = middle;
    else high = middle;
  }
  return low;
}

function equal(left: usize, right: usize, length: usize): bool {
  for (let at: usize = 0; at < length; at++) if (load<u8>(left + at) !== load<u8>(right + at)) return false;
  return true;
}

/** Returns a mask of the 16 positions from `at` on: all bits where `first` matches, and `last` matches `between` bytes later. */
// @inline
function probe(at: usize, first: v128, last: v128, between: usize): v128 {
  return v128.and(i8x16.eq(v128.load(at), first), i8x16.eq(v128.load(at + between), last));
}

let list: usize = 0;
let marks: usize = 0;
let found: u32 = 0;
/** The last word looked up, and the byte where the next word begins. */
let word: u32 = 0;
let next: u32 = 0;

function add(at: u32): void {
  word = wordAt(at, word);
  next = get(wordStart, word + 1);
  if (load<u8>(marks + word) !== 0) return;
  store<u8>(marks + word, 1);
  put(list, found++, word);
}

/**
 * Writes the words that contain a pattern to `into`, ascending, and marks them in `marked`. Returns their number. The pattern
 * is at query + from. A space at its start (`atStart` is then 1) or end matches only at the start or end of a word. Tests 64
 * positions at a time for the first and last letter of the pattern (Muła, "SIMD-friendly algorithms for substring searching").
 */
export function findWords(from: u32, length: u32, atStart: u32, into: usize, marked: usize): u32 {
  list = into;
  marks = marked;
  found = 0;
  word = 0;
  next = 0;
  if (nameWords === 0 || length > nameBytes) return 0;
  const pattern = query + from;
  // Compares letters, because they are rarer than the spaces at the ends of the pattern.
  const head: u32 = length > 1 && load<u8>(pattern) === SPACE ? 1 : 0;
  const tail: u32 = length > head + 1 && load<u8>(pattern + length - 1) === SPACE ? length - 2 : length - 1;
  const first = i8x16.splat(load<i8>(pattern + head));
  const last = i8x16.splat(load<i8>(pattern + tail));
  const between: usize = tail - head;
  const stop = nameBytes - length + 1;
  for (let block: u32 = 0; block < stop; block += STEP) {
    const at = text + block + head;
    const some = v128.or(
      v128.or(probe(at, first, last, between), probe(at + 16, first, last, between)),
      v128.or(probe(at + 32, first, last, between), probe(at + 48, first, last, between)),
    );
    if (!v128.any_true(some)) continue;
    for (let part: u32 = 0; part < STEP; part += 16) {
      let hits = <u32>i8x16.bitmask(probe(at + part, first, last, between));
      for (; hits !== 0; hits &= hits - 1) {
        const hit = block + part + ctz(hits);
        if (hit >= stop || hit + atStart >= nameBytes) break;
        if (hit + atStart >= next && equal(text + hit, pattern, length)) add(hit + atStart);
      }
    }
  }
  return found;
}

/** Removes the marks of these words, which is cheaper than clearing all marks. */
export function unmark(words: usize, length: u32, marked: usize): void {
  for (let at: u32 = 0; at < length; at++) store<u8>(marked + get(words, at), 0);
}
