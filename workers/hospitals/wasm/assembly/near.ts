import { out, query, shared, text, wordStart } from './memory';
import { words } from './sizes';
import { get } from './u32';

/** Longest pattern and word compared, in bytes: one 32-bit word of differences. */
const MOST: i32 = 32;

/** Byte → the positions of the pattern that hold it. */
const masks: usize = memory.data(1024);

/*
 * The table of distances between the pattern and the word looked at, a column for each byte of the word and one before
 * them: up, down (the ±1 differences within the column), diagonal, equal, and the smallest distance of the whole pattern
 * so far. Words with a common beginning share their first columns, and neighbours in the vocabulary have one.
 */
const COLUMN: usize = 20;
const columns: usize = memory.data(33 * 20);

/**
 * Bytes that a word has in common with the word before. No word is the beginning of another with its separator; the
 * first word is compared with itself, so the first number says whether this has been done.
 */
// @inline
function share(): void {
  let before = text + 1;
  for (let word: u32 = 0; word < words; word++) {
    const from = text + get(wordStart, word);
    let at: i32 = 0;
    while (at < MOST && load<u8>(before + at) === load<u8>(from + at)) at++;
    store<u8>(shared + word, at);
    before = from;
  }
}

/** Distance between the bytes of the pattern that `rows` has bits for and the first `at` bytes of the word, which end at `column`. */
// @inline
function distance(column: usize, at: i32, rows: u32): i32 {
  return at + <i32>popcnt(load<u32>(column) & rows) - <i32>popcnt(load<u32>(column, 4) & rows);
}

/**
 * Bit-parallel optimal string alignment (Hyyrö 2003, "A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances"): the column of one more byte, the `at`-th.
 * `all` has a bit for each byte of the pattern.
 */
// @inline
function step(column: usize, byte: u32, at: i32, all: u32): void {
  const up = load<u32>(column);
  const down = load<u32>(column, 4);
  const equal = load<u32>((<usize>byte) << 2, masks);
  const swapped = ((~load<u32>(column, 8) & equal) << 1) & load<u32>(column, 12);
  const diagonal = (((equal & up) + up) ^ up) | equal | down | swapped;
  const plus = ((down | ~(diagonal | up)) << 1) | 1;
  store<u32>(column, ((diagonal & up) << 1) | ~(diagonal | plus), 20);
  store<u32>(column, plus & diagonal, 24);
  store<u32>(column, diagonal, 28);
  store<u32>(column, equal, 32);
  store<i32>(column, min(load<i32>(column, 16), distance(column + COLUMN, at, all)), 36);
}

/** Whether every distance of the column exceeds `most`, and so those of longer words. Only those near the diagonal can be less. */
// @inline
function isLost(column: usize, at: i32, most: i32): bool {
  if (load<i32>(column, 16) <= most) return false;
  for (let row = at - most; row <= at + most; row++)
    if (distance(column, at, (1 << row) - 1) <= most) return false;
  return true;
}

/** The pattern's masks and the column before the first byte. */
// @inline
function begin(pattern: i32): void {
  if (load<u8>(shared) === 0) share();
  memory.fill(masks, 0, 1024);
  for (let at = 0; at < pattern; at++) {
    const slot = (<usize>load<u8>(query + at)) << 2;
    store<u32>(slot, load<u32>(slot, masks) | (1 << at), masks);
  }
  store<u32>(columns, -1);
  store<i32>(columns, pattern, 16);
}

/**
 * Words of which a beginning is at most `most` edits from the `pattern` bytes at `query`, 1 to 32: pairs to `out`, the word and
 * whole distance × 65536 + prefix distance. Returns their number.
 */
export function near(pattern: i32, most: i32): u32 {
  const all = <u32>-1 >> (32 - pattern);
  begin(pattern);
  let to = out;
  let at: i32 = 0;
  let column = columns;
  let lost = false;
  for (let word: u32 = 0; word < words; word++) {
    const common = <i32>load<u8>(shared + word);
    if (common < at) {
      at = common;
      column = columns + at * COLUMN;
      lost = false;
    }
    if (lost) continue;
    const start = wordStart + ((<usize>word) << 2);
    const from = load<u32>(start);
    const size = min(<i32>(load<u32>(start, 4) - from) - 1, MOST);
    while (at < size) {
      step(column, load<u8>(text + from + at), ++at, all);
      column += COLUMN;
      lost = isLost(column, at, most);
      if (lost) break;
    }
    const prefix = load<i32>(column, 16);
    if (prefix > most) continue;
    store<u32>(to, word);
    store<i32>(to, (distance(column, at, all) << 16) | prefix, 4);
    to += 8;
  }
  return <u32>((to - out) >> 3);
}
