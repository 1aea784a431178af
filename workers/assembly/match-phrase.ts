import { listStart } from './derived';
import { LONG } from './lists';
import { matchPair } from './match-pair';
import { out, wordsA, wordsB } from './scratch';
import { rows } from './sizes';
import { get } from './u32';
import { verifyList } from './verify';

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

/** The rows of the rarest piece are looked at, unless there are only two pieces, both in many rows. */
export function matchPhrase(foundA: u32, foundB: u32, between: u32): void {
  const rowsA = totalRows(wordsA, foundA);
  const rowsB = totalRows(wordsB, foundB);
  let rarest: u32 = 0;
  let rowsBetween: u32 = u32.MAX_VALUE;
  for (let nth: u32 = 0; nth < between; nth++) {
    const rowsOfIt = totalRows(out + (nth << 2), 1);
    if (rowsOfIt < rowsBetween) rarest = nth;
    rowsBetween = min(rowsBetween, rowsOfIt);
  }
  if (between === 0 && min(rowsA, rowsB) > rows / LONG) matchPair(foundA, foundB);
  else if (rowsBetween <= rowsA && rowsBetween <= rowsB) verifyList(get(out, rarest), between);
  else if (rowsA <= rowsB) verifyAll(wordsA, foundA, between);
  else verifyAll(wordsB, foundB, between);
}
