import { query, text, wordStart } from './inputs';
import { out, shared } from './scratch';
import { words } from './sizes';
import { get, put } from './u32';

/** Longest pattern and longest word looked at, in bytes: one 32-bit word of differences. */
const MOST: i32 = 32;

/** Byte → the positions of the pattern that hold it. */
const masks: usize = memory.data(1024);

/*
 * The table of distances between the pattern and the word looked at, a column for each byte of the word and one before
 * them: up, down (the ±1 differences within the column), diagonal, equal, and the smallest distance so far of the whole
 * pattern. Words that begin alike share their first columns, and neighbours in the vocabulary begin alike.
 */
const COLUMN: usize = 20;
const columns: usize = memory.data(33 * 20);

/** A bit for each byte of the pattern. */
let all: u32 = 0;
let isShared: bool = false;

/** Bytes that a word has in common with the word before. No word is the beginning of another with its separator. */
function share(): void {
  for (let word: u32 = 1; word < words; word++) {
    const before = text + get(wordStart, word - 1);
    const from = text + get(wordStart, word);
    let at: i32 = 0;
    while (at < MOST && load<u8>(before + at) === load<u8>(from + at)) at++;
    store<u8>(shared + word, at);
  }
  isShared = true;
}

/** Distance between the bytes of the pattern that `rows` has bits for and the first `at` bytes of the word, which end at `column`. */
// @inline
function distance(column: usize, at: i32, rows: u32): i32 {
  return at + <i32>popcnt(load<u32>(column) & rows) - <i32>popcnt(load<u32>(column, 4) & rows);
}

/** Bit-parallel optimal string alignment (Hyyrö 2003), as in reference-near.ts: the column of one more byte, the `at`-th. */
// @inline
function step(column: usize, byte: u32, at: i32): void {
  const up = load<u32>(column);
  const down = load<u32>(column, 4);
  const equal = get(masks, byte);
  const swapped = ((~load<u32>(column, 8) & equal) << 1) & load<u32>(column, 12);
  const diagonal = (((equal & up) + up) ^ up) | equal | down | swapped;
  const plus = ((down | ~(diagonal | up)) << 1) | 1;
  store<u32>(column, ((diagonal & up) << 1) | ~(diagonal | plus), 20);
  store<u32>(column, plus & diagonal, 24);
  store<u32>(column, diagonal, 28);
  store<u32>(column, equal, 32);
  store<i32>(column, min(load<i32>(column, 16), distance(column + COLUMN, at, all)), 36);
}

/** Is every distance of the column more than `most`, and so every one of longer words? Only those near the diagonal can be less. */
// @inline
function isLost(column: usize, at: i32, most: i32): bool {
  if (load<i32>(column, 16) <= most) return false;
  for (let row = at - most; row <= at + most; row++)
    if (distance(column, at, (1 << row) - 1) <= most) return false;
  return true;
}

/** The pattern's masks and the column before the first byte. Returns the pattern's length. */
function begin(length: u32): i32 {
  if (!isShared) share();
  const pattern = min(<i32>length, MOST);
  all = <u32>-1 >> (32 - pattern);
  memory.fill(masks, 0, 1024);
  for (let at = 0; at < pattern; at++) {
    const byte = load<u8>(query + at);
    put(masks, byte, get(masks, byte) | (1 << at));
  }
  store<u32>(columns, -1);
  store<i32>(columns, pattern, 16);
  return pattern;
}

/**
 * Words of which a beginning is at most `most` edits from the `length` bytes at `query`: pairs to `out`, the word and
 * whole distance × 65536 + prefix distance. Returns their number.
 */
export function near(length: u32, most: i32): u32 {
  if (length === 0) return 0;
  const pattern = begin(length);
  let to = out;
  let at: i32 = 0;
  let column = columns;
  let lost = false;
  for (let word: u32 = 0; word < words; word++) {
    const alike = <i32>load<u8>(shared + word);
    if (alike < at) {
      at = alike;
      column = columns + at * COLUMN;
      lost = false;
    }
    if (lost) continue;
    const start = wordStart + ((<usize>word) << 2);
    const from = load<u32>(start);
    const size = min(<i32>(load<u32>(start, 4) - from) - 1, MOST);
    if (size + most < pattern) continue;
    while (at < size && !lost) {
      step(column, load<u8>(text + from + at), ++at);
      column += COLUMN;
      lost = isLost(column, at, most);
    }
    const prefix = load<i32>(column, 16);
    if (prefix > most) continue;
    store<u32>(to, word);
    store<i32>(to, (distance(column, at, all) << 16) | prefix, 4);
    to += 8;
  }
  return <u32>((to - out) >> 3);
}
