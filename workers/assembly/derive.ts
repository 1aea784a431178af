import { clear, setBit, stateBitmap } from './bitmap';
import {
  bitmapBytes,
  bitmaps,
  COMMON,
  commonOf,
  counts,
  growBitmaps,
  listBitmap,
  listRows,
  listStart,
  lists,
  markA,
  nameWords,
  placeRows,
  placeStart,
  placeState,
  places,
  rowPlace,
  rowStart,
  rows,
  rowWords,
  states,
} from './memory';

/** A list with more than a 32nd of the rows is shorter as a bitmap: one bit against 32 per row. */
const LONG: u32 = 32;

function get(base: usize, at: u32): u32 {
  return load<u32>(base + ((<usize>at) << 2));
}

function put(base: usize, at: u32, value: u32): void {
  store<u32>(base + ((<usize>at) << 2), value);
}

function add(base: usize, at: u32, value: u32): void {
  put(base, at, get(base, at) + value);
}

/** List of the pair (word, next word), when both are common; else -1. */
export function pairList(word: u32, next: u32): i32 {
  const left = <i32>get(commonOf, word);
  const right = <i32>get(commonOf, next);
  return left < 0 || right < 0 ? -1 : nameWords + left * COMMON + right;
}

/** Word counts go to listStart[word + 2], so that after summing, filling list l can move listStart[l + 1]. */
function countWords(): void {
  memory.fill(listStart, 0, (lists() + 2) << 2);
  const end = get(rowStart, rows);
  for (let at: u32 = 0; at < end; at++) add(listStart, get(rowWords, at) + 2, 1);
}

function chooseCommon(): void {
  let common: u32 = 0;
  for (let word: u32 = 0; word < nameWords; word++) {
    const isCommon = get(listStart, word + 2) > rows / LONG && common < COMMON;
    put(commonOf, word, isCommon ? common++ : -1);
  }
}

function countPairs(): void {
  for (let row: u32 = 0; row < rows; row++) {
    const last = get(rowStart, row + 1);
    for (let at = get(rowStart, row) + 1; at < last; at++) {
      const list = pairList(get(rowWords, at - 1), get(rowWords, at));
      if (list >= 0) add(listStart, list + 2, 1);
    }
  }
}

function sumUp(base: usize, length: u32): void {
  for (let at: u32 = 1; at < length; at++) add(base, at, get(base, at - 1));
}

function append(start: usize, members: usize, list: u32, row: u32): void {
  const slot = get(start, list + 1);
  put(members, slot, row);
  put(start, list + 1, slot + 1);
}

function fillLists(): void {
  for (let row: u32 = 0; row < rows; row++) {
    const first = get(rowStart, row);
    const last = get(rowStart, row + 1);
    for (let at = first; at < last; at++) {
      const word = get(rowWords, at);
      append(listStart, listRows, word, row);
      const pair = at > first ? pairList(get(rowWords, at - 1), word) : -1;
      if (pair >= 0) append(listStart, listRows, pair, row);
    }
  }
}

function makeBitmaps(): void {
  let made: u32 = 0;
  for (let list: u32 = 0; list < lists(); list++) {
    const isLong = get(listStart, list + 1) - get(listStart, list) > rows / LONG;
    put(listBitmap, list, isLong ? made++ : -1);
  }
  growBitmaps(made);
  for (let list: u32 = 0; list < lists(); list++) {
    const number = <i32>get(listBitmap, list);
    if (number < 0) continue;
    const bitmap = bitmaps + <usize>number * bitmapBytes;
    clear(bitmap);
    for (let at = get(listStart, list); at < get(listStart, list + 1); at++)
      setBit(bitmap, get(listRows, at));
  }
}

function groupPlaces(): void {
  memory.fill(placeStart, 0, (places + 2) << 2);
  for (let row: u32 = 0; row < rows; row++) add(placeStart, get(rowPlace, row) + 2, 1);
  sumUp(placeStart, places + 2);
  for (let state: u32 = 0; state < states; state++) clear(stateBitmap(state));
  for (let row: u32 = 0; row < rows; row++) {
    const place = get(rowPlace, row);
    append(placeStart, placeRows, place, row);
    setBit(stateBitmap(get(placeState, place)), row);
  }
}

/** Everything that the inputs imply and queries need. Called once, after the host has written the inputs. */
export function derive(): void {
  countWords();
  chooseCommon();
  countPairs();
  sumUp(listStart, lists() + 2);
  fillLists();
  makeBitmaps();
  groupPlaces();
  memory.fill(markA, 0, nameWords);
  memory.fill(counts, 0, 4);
}
