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

let pattern: i32 = 0;
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

/** Distance between the first `length` bytes of the pattern and the first `at` bytes of the word, which end at `column`. */
function distance(column: usize, at: i32, length: i32): i32 {
  const rows = <u32>(((<u64>1) << length) - 1);
  return at + <i32>popcnt(load<u32>(column) & rows) - <i32>popcnt(load<u32>(column, 4) & rows);
}

/** Bit-parallel optimal string alignment (Hyyrö 2003), as in reference-near.ts: one column from the one before. */
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
  store<i32>(column, min(load<i32>(column, 16), distance(column + COLUMN, at, pattern)), 36);
}

/** Is every distance of the column more than `most`, and so every one of longer words? Only those near the diagonal can be less. */
function isLost(column: usize, at: i32, most: i32): bool {
  if (load<i32>(column, 16) <= most) return false;
  for (let row = max(at - most, 0); row <= min(at + most, pattern); row++)
    if (distance(column, at, row) <= most) return false;
  return true;
}

/** The pattern's masks and the column before the first byte. */
function begin(length: u32): void {
  if (!isShared) share();
  pattern = min(<i32>length, MOST);
  memory.fill(masks, 0, 1024);
  for (let at = 0; at < pattern; at++) {
    const byte = load<u8>(query + at);
    put(masks, byte, get(masks, byte) | (1 << at));
  }
  store<u32>(columns, -1);
  store<i32>(columns, pattern, 16);
}

/**
 * Words of which a beginning is at most `most` edits from the `length` bytes at `query`: pairs to `out`, the word and
 * whole distance × 65536 + prefix distance. Returns their number.
 */
export function near(length: u32, most: i32): u32 {
  begin(length);
  let found: u32 = 0;
  let at: i32 = 0;
  let lost = false;
  for (let word: u32 = 0; word < words; word++) {
    const alike = <i32>load<u8>(shared + word);
    if (lost && alike >= at) continue;
    lost = false;
    at = min(at, alike);
    const from = get(wordStart, word);
    const size = min(<i32>(get(wordStart, word + 1) - from - 1), MOST);
    if (size + most < pattern) continue;
    while (at < size && !lost) {
      step(columns + at * COLUMN, load<u8>(text + from + at), at + 1);
      at++;
      lost = isLost(columns + at * COLUMN, at, most);
    }
    const column = columns + at * COLUMN;
    const prefix = load<i32>(column, 16);
    if (prefix > most) continue;
    put(out, found << 1, word);
    put(out, (found << 1) + 1, (distance(column, size, pattern) << 16) | prefix);
    found++;
  }
  return found;
}
