import { clear, fill, hasBit, setBit, unite } from './bitmap';
import { bitmapOf, LONG, pairList } from './lists';
import {
  commonOf,
  listRows,
  listStart,
  markA,
  markB,
  match,
  other,
  out,
  query,
  rowStart,
  rows,
  rowWords,
  wordsA,
  wordsB,
} from './memory';
import { findWords, unmark } from './scan';
import { get, put } from './u32';

/*
 * A name is words joined by single spaces, so a text with m spaces occurs in a name exactly where m + 1 adjacent words fit the
 * parts of the text: the first word ends with the first part, the last word begins with the last part, the middle words equal
 * the middle parts.
 */

/** Whether the word at `at` fits the first part and the following words fit the other parts. `out` holds the middle words. */
function fits(at: u32, last: u32, between: u32): bool {
  if (at + between + 1 >= last || load<u8>(markA + get(rowWords, at)) === 0) return false;
  for (let nth: u32 = 0; nth < between; nth++)
    if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;
  return load<u8>(markB + get(rowWords, at + between + 1)) !== 0;
}

/** Adds to `match` the rows of `other` whose name has this word and contains the whole text. */
function verifyList(word: u32, between: u32): void {
  const end = get(listStart, word + 1);
  for (let nth = get(listStart, word); nth < end; nth++) {
    const row = get(listRows, nth);
    if (!hasBit(other, row)) continue;
    const last = get(rowStart, row + 1);
    for (let at = get(rowStart, row); at < last; at++)
      if (fits(at, last, between)) {
        setBit(match, row);
        break;
      }
  }
}

function uniteList(list: u32, target: usize): void {
  const bitmap = bitmapOf(list);
  if (bitmap !== 0) {
    unite(target, bitmap);
    return;
  }
  const end = get(listStart, list + 1);
  for (let at = get(listStart, list); at < end; at++) setBit(target, get(listRows, at));
}

/** Matches a text without spaces: a name contains the text exactly if one of its words does. */
function matchWord(length: u32): void {
  const found = findWords(0, length, 0, wordsA, markA);
  for (let at: u32 = 0; at < found; at++) uniteList(get(wordsA, at), match);
  unmark(wordsA, found, markA);
}

function isRare(word: u32): bool {
  return <i32>get(commonOf, word) < 0;
}

/** Verifies the rows that have a rare word of `words` and any word of `others`. */
function verifyRare(words: usize, length: u32, others: usize, otherLength: u32): void {
  clear(other);
  for (let at: u32 = 0; at < otherLength; at++) uniteList(get(others, at), other);
  for (let at: u32 = 0; at < length; at++) if (isRare(get(words, at))) verifyList(get(words, at), 0);
}

function uniteNext(word: u32, foundB: u32): void {
  for (let b: u32 = 0; b < foundB; b++) {
    const pair = pairList(word, get(wordsB, b));
    if (pair >= 0) uniteList(pair, match);
  }
}

/** Matches two parts with many rows each: pairs of common words have lists; all other pairs have a rare word to verify. */
function matchPair(foundA: u32, foundB: u32): void {
  verifyRare(wordsA, foundA, wordsB, foundB);
  verifyRare(wordsB, foundB, wordsA, foundA);
  for (let a: u32 = 0; a < foundA; a++) if (!isRare(get(wordsA, a))) uniteNext(get(wordsA, a), foundB);
}

function totalRows(list: usize, length: u32): u32 {
  let total: u32 = 0;
  for (let at: u32 = 0; at < length; at++) {
    const word = get(list, at);
    total += get(listStart, word + 1) - get(listStart, word);
  }
  return total;
}

/** Verifies the rows of the rarest part, unless the text has only two parts and both occur in many rows. */
function matchPhrase(foundA: u32, foundB: u32, between: u32): void {
  const rowsA = totalRows(wordsA, foundA);
  const rowsB = totalRows(wordsB, foundB);
  let rarest: u32 = 0;
  let rowsBetween: u32 = u32.MAX_VALUE;
  for (let nth: u32 = 0; nth < between; nth++) {
    const rowsOfIt = totalRows(out + (nth << 2), 1);
    if (rowsOfIt < rowsBetween) rarest = get(out, nth);
    rowsBetween = min(rowsBetween, rowsOfIt);
  }
  const rowsAround = min(rowsA, rowsB);
  fill(other);
  if (between === 0 && rowsAround > rows / LONG) matchPair(foundA, foundB);
  else if (rowsBetween <= rowsAround) verifyList(rarest, between);
  else {
    const words = rowsA <= rowsB ? wordsA : wordsB;
    const found = rowsA <= rowsB ? foundA : foundB;
    for (let at: u32 = 0; at < found; at++) verifyList(get(words, at), between);
  }
}

/** Returns the end of the part that begins at `from`: the next space or the end of the text. */
function partEnd(from: u32, length: u32): u32 {
  let at = from;
  while (at < length && load<u8>(query + at) !== 0x20) at++;
  return at;
}

/** Writes the words of the middle parts to `out`. Returns their number, or -1 if a middle part is not a word of any name. */
function findBetween(from: u32, lastSpace: u32): i32 {
  let between: i32 = 0;
  for (let space = from; space < lastSpace; between++) {
    const end = partEnd(space + 1, lastSpace);
    if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return -1;
    put(out, between, get(wordsB, 0));
    unmark(wordsB, 1, markB);
    space = end;
  }
  return between;
}

function matchParts(firstSpace: u32, length: u32): void {
  let lastSpace = length - 1;
  while (load<u8>(query + lastSpace) !== 0x20) lastSpace--;
  const between = findBetween(firstSpace, lastSpace);
  if (between < 0) return;
  const foundA = findWords(0, firstSpace + 1, 0, wordsA, markA);
  const foundB = findWords(lastSpace, length - lastSpace, 1, wordsB, markB);
  matchPhrase(foundA, foundB, between);
  unmark(wordsA, foundA, markA);
  unmark(wordsB, foundB, markB);
}

/** Sets `match` to the rows whose folded name contains the `length` bytes at `query`. */
export function matchText(length: u32): void {
  if (length === 0) {
    fill(match);
    return;
  }
  clear(match);
  const firstSpace = partEnd(0, length);
  if (firstSpace === length) matchWord(length);
  else matchParts(firstSpace, length);
}
