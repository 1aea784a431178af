import { out, query, shared, text, wordStart } from './memory';
import { words } from './sizes';
import { get } from './u32';

/** Maximum number of bytes compared of a pattern and of a word: the bits of one 32-bit number of differences. */
const MOST: i32 = 32;

/** Maps each byte to the positions of the pattern that hold this byte, as a bit set. */
const masks: usize = memory.data(1024);

/*
 * The table of distances between the pattern and the current word, with a column for each byte of the word and one column before
 * the first byte. A column holds five 32-bit numbers: up, down (the ±1 differences within the column), diagonal, equal, and the
 * smallest distance of the whole pattern so far. Words with a common prefix share their first columns, and adjacent words of the
 * vocabulary often do.
 */
const COLUMN: usize = 20;
const columns: usize = memory.data(33 * 20);

/**
 * Fills `shared`: the number of leading bytes that a word shares with the previous word. Separators are compared too, so this is
 * at most the length of the shorter word. The first word is compared with itself: its number is above 0 once `shared` is filled.
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

/** Returns the distance of the pattern's bytes with a bit in `rows` from the word's first `at` bytes, which end at `column`. */
// @inline
function distance(column: usize, at: i32, rows: u32): i32 {
  return at + <i32>popcnt(load<u32>(column) & rows) - <i32>popcnt(load<u32>(column, 4) & rows);
}

/**
 * Computes the next column, for the `at`-th byte of the word, by bit-parallel optimal string alignment (Hyyrö 2003,
 * "A bit-vector algorithm for computing Levenshtein and Damerau edit distances").
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

/**
 * Whether every distance of the column exceeds `most`; then all distances of the next columns do too. Checks only rows at most
 * `most` from the diagonal, because the distances of other rows always exceed `most`.
 */
// @inline
function isLost(column: usize, at: i32, most: i32): bool {
  if (load<i32>(column, 16) <= most) return false;
  for (let row = at - most; row <= at + most; row++)
    if (distance(column, at, (1 << row) - 1) <= most) return false;
  return true;
}

/** Sets the masks of the pattern and the column before the first byte. */
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
 * Finds words with a prefix at most `most` edits from the `pattern` bytes (1 to 32) at `query`. Writes a pair per word to `out`:
 * the word, and whole distance × 65536 + prefix distance. Returns the number of pairs.
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
