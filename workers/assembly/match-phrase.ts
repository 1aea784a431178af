import { listStart } from './derived';
import { out, wordsA, wordsB } from './scratch';
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

/** Three pieces and more: the rows of the rarest are looked at. */
export function matchPhrase(foundA: u32, foundB: u32, between: u32): void {
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
