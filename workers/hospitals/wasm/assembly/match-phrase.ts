import { fill } from './bitmap';
import { listStart } from './derived';
import { LONG } from './lists';
import { matchPair } from './match-pair';
import { other, out, wordsA, wordsB } from './scratch';
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
    if (rowsOfIt < rowsBetween) rarest = get(out, nth);
    rowsBetween = min(rowsBetween, rowsOfIt);
  }
  const rowsAround = min(rowsA, rowsB);
  fill(other);
  if (between === 0 && rowsAround > rows / LONG) matchPair(foundA, foundB);
  else if (rowsBetween <= rowsAround) verifyList(rarest, between);
  else verifyAll(rowsA <= rowsB ? wordsA : wordsB, rowsA <= rowsB ? foundA : foundB, between);
}
