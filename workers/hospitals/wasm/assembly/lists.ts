import { commonOf, listRows, listStart } from './derived';
import { rowStart, rowWords } from './inputs';
import { COMMON, lists, nameWords, rows } from './sizes';
import { add, get, put, sumUp } from './u32';

/*
 * Lists of rows, made by counting: while a list is being filled, listStart[l + 1] is where its next row goes; when all
 * are filled, that is where list l ends and l + 1 begins.
 */

/** A list with more than a 32nd of the rows is shorter as a bitmap: one bit against 32 per row. */
export const LONG: u32 = 32;

/** List of the pair (word, next word), when both are common; else -1. */
export function pairList(word: u32, next: u32): i32 {
  const left = <i32>get(commonOf, word);
  const right = <i32>get(commonOf, next);
  return left < 0 || right < 0 ? -1 : nameWords + left * COMMON + right;
}

/** Counts go to listStart[word + 2], so that after summing, filling list l can move listStart[l + 1]. */
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

/** Puts a row at the end of a list that is being filled. */
export function append(start: usize, members: usize, list: u32, row: u32): void {
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

/** The rows of every word, and of every pair of common words that stand side by side. */
export function makeLists(): void {
  countWords();
  chooseCommon();
  countPairs();
  sumUp(listStart, lists() + 2);
  fillLists();
}
