import { clear, fill, setBit, unite } from './bitmap';
import { pairList } from './derive';
import {
  bitmapBytes,
  bitmaps,
  commonOf,
  listBitmap,
  listRows,
  listStart,
  markA,
  markB,
  match,
  out,
  query,
  rowStart,
  rowWords,
  wordsA,
  wordsB,
} from './memory';
import { findWords, unmark } from './scan';

/*
 * A name is words joined by single spaces, so a text with m spaces occurs in it exactly where m + 1 neighbouring words
 * fit its pieces: the first ends with the first piece, the last begins with the last, those between are equal.
 */

function get(base: usize, at: u32): u32 {
  return load<u32>(base + ((<usize>at) << 2));
}

function uniteList(list: u32): void {
  const number = <i32>get(listBitmap, list);
  if (number >= 0) {
    unite(match, bitmaps + <usize>number * bitmapBytes);
    return;
  }
  const end = get(listStart, list + 1);
  for (let at = get(listStart, list); at < end; at++) setBit(match, get(listRows, at));
}

function matchWord(length: u32): void {
  const found = findWords(0, length, 0, wordsA, markA);
  for (let at: u32 = 0; at < found; at++) uniteList(get(wordsA, at));
  unmark(wordsA, found, markA);
}

/** Does the word at `at` fit the first piece, and those after it the others? `out` holds the words between. */
function fits(at: u32, last: u32, between: u32): bool {
  if (at + between + 1 >= last || load<u8>(markA + get(rowWords, at)) === 0) return false;
  for (let nth: u32 = 0; nth < between; nth++)
    if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;
  return load<u8>(markB + get(rowWords, at + between + 1)) !== 0;
}

/** Keeps, of the rows that have a word, those where the whole text fits. */
function verifyList(word: u32, between: u32): void {
  const end = get(listStart, word + 1);
  for (let nth = get(listStart, word); nth < end; nth++) {
    const row = get(listRows, nth);
    const last = get(rowStart, row + 1);
    for (let at = get(rowStart, row); at < last; at++)
      if (fits(at, last, between)) {
        setBit(match, row);
        break;
      }
  }
}

function verifyAll(list: usize, length: u32, between: u32): void {
  for (let at: u32 = 0; at < length; at++) verifyList(get(list, at), between);
}

function totalRows(list: usize, length: u32): u32 {
  let total: u32 = 0;
  for (let at: u32 = 0; at < length; at++) {
    const word = get(list, at);
    total += get(listStart, word + 1) - get(listStart, word);
  }
  return total;
}

function isRare(word: u32): bool {
  return <i32>get(commonOf, word) < 0;
}

/** Two pieces: pairs of common words have lists; every other pair has a rare word, whose few rows are looked at. */
function matchPair(foundA: u32, foundB: u32): void {
  for (let a: u32 = 0; a < foundA; a++) {
    const word = get(wordsA, a);
    if (isRare(word)) {
      verifyList(word, 0);
      continue;
    }
    for (let b: u32 = 0; b < foundB; b++) {
      const pair = pairList(word, get(wordsB, b));
      if (pair >= 0) uniteList(pair);
    }
  }
  for (let b: u32 = 0; b < foundB; b++) if (isRare(get(wordsB, b))) verifyList(get(wordsB, b), 0);
}

/** The rows of the rarest piece are looked at. */
function matchPhrase(foundA: u32, foundB: u32, between: u32): void {
  const rowsA = totalRows(wordsA, foundA);
  const rowsB = totalRows(wordsB, foundB);
  let rarest: u32 = 0;
  for (let nth: u32 = 1; nth < between; nth++)
    if (totalRows(out + (nth << 2), 1) < totalRows(out + (rarest << 2), 1)) rarest = nth;
  const rowsBetween = between === 0 ? u32.MAX_VALUE : totalRows(out + (rarest << 2), 1);
  if (rowsBetween <= rowsA && rowsBetween <= rowsB) verifyList(get(out, rarest), between);
  else if (rowsA <= rowsB) verifyAll(wordsA, foundA, between);
  else verifyAll(wordsB, foundB, between);
}

/** Where the piece that begins at `from` ends: at a space, or at the text's end. */
function pieceEnd(from: u32, length: u32): u32 {
  let at = from;
  while (at < length && load<u8>(query + at) !== 0x20) at++;
  return at;
}

/** The words between, to `out`; -1 when one is in no name. Each piece is bound by the spaces around it. */
function findBetween(from: u32, lastSpace: u32): i32 {
  let between: i32 = 0;
  for (let space = from; space < lastSpace; between++) {
    const end = pieceEnd(space + 1, lastSpace);
    if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return -1;
    store<u32>(out + ((<usize>between) << 2), get(wordsB, 0));
    unmark(wordsB, 1, markB);
    space = end;
  }
  return between;
}

function matchPieces(firstSpace: u32, length: u32): void {
  let lastSpace = length - 1;
  while (load<u8>(query + lastSpace) !== 0x20) lastSpace--;
  const between = findBetween(firstSpace, lastSpace);
  if (between < 0) return;
  const foundA = findWords(0, firstSpace + 1, 0, wordsA, markA);
  const foundB = findWords(lastSpace, length - lastSpace, 1, wordsB, markB);
  if (between === 0 && foundA !== 0 && foundB !== 0) matchPair(foundA, foundB);
  else if (foundA !== 0 && foundB !== 0) matchPhrase(foundA, foundB, between);
  unmark(wordsA, foundA, markA);
  unmark(wordsB, foundB, markB);
}

/** Makes `match` the rows whose folded name holds the `length` bytes at `query`. */
export function matchText(length: u32): void {
  if (length === 0) {
    fill(match);
    return;
  }
  clear(match);
  const firstSpace = pieceEnd(0, length);
  if (firstSpace === length) matchWord(length);
  else matchPieces(firstSpace, length);
}
