import { clear, setBit, stateBitmap } from './bitmap';
import {
  bitmapBytes,
  bitmaps,
  COMMON,
  commonOf,
  growBitmaps,
  listBitmap,
  listRows,
  listStart,
  lists,
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
import { add, get, put, sumUp } from './u32';

/*
 * Lists of rows, built by counting sort: while list l is being filled, listStart[l + 1] is the position of its next row;
 * afterwards it is the end of list l and the start of list l + 1.
 */

/** A list with more than a 32nd of the rows is longer than a bitmap, which takes one bit per row; a list takes 32 per entry. */
export const LONG: u32 = 32;

/** Returns the list of the pair (word, next word) if both are common; otherwise -1. */
export function pairList(word: u32, next: u32): i32 {
  const left = <i32>get(commonOf, word);
  const right = <i32>get(commonOf, next);
  return left < 0 || right < 0 ? -1 : nameWords + left * COMMON + right;
}

/** Writes the counts to listStart[word + 2], so that after summing, filling list l can move listStart[l + 1]. */
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

/** Returns the address of a list's bitmap, or 0 if it has none. */
export function bitmapOf(list: u32): usize {
  const number = <i32>get(listBitmap, list);
  return number < 0 ? 0 : bitmaps + <usize>number * bitmapBytes;
}

function makeBitmaps(): void {
  let made: u32 = 0;
  for (let list: u32 = 0; list < lists(); list++) {
    const isLong = get(listStart, list + 1) - get(listStart, list) > rows / LONG;
    put(listBitmap, list, isLong ? made++ : -1);
  }
  growBitmaps(made);
  for (let list: u32 = 0; list < lists(); list++) {
    const bitmap = bitmapOf(list);
    if (bitmap === 0) continue;
    clear(bitmap);
    for (let at = get(listStart, list); at < get(listStart, list + 1); at++)
      setBit(bitmap, get(listRows, at));
  }
}

/** Makes a list of the rows of every place, and a bitmap of the rows of every state. */
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

/** Fills the derived areas from the inputs. Called once, after the host has written the inputs. */
export function derive(): void {
  countWords();
  chooseCommon();
  countPairs();
  sumUp(listStart, lists() + 2);
  fillLists();
  makeBitmaps();
  groupPlaces();
}
