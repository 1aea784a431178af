import { setBit } from '../bitmap';
import * as inputs from '../inputs';
import { rows } from '../sizes';
import { get, put } from '../u32';
import { tieCount, ties } from './bits';
import { reserveList } from './reserve';
import { rowTokens, tokenStart } from './tokens';
import { splitFolded } from './vocabulary';
import { splitStart, splitWords } from './words';

/** The words of all names as they are written, in the layout of the core's `rowWords`. */
export let rowWords: usize = 0;

export function planNames(entries: u32): void {
  rowWords = reserveList(entries);
}

/** Writes a token's words from entry `at` on, as they are written and folded. Returns the entry behind them. */
function fillToken(token: u32, at: u32): u32 {
  const last = get(splitStart, token + 1);
  for (let split = get(splitStart, token); split < last; split++) {
    put(rowWords, at, get(splitWords, split));
    put(inputs.rowWords, at++, get(splitFolded, split));
  }
  return at;
}

/** Writes a row's words from entry `at` on. Returns where the next row's begin. */
function fillRow(row: u32, at: u32): u32 {
  const end = get(tokenStart, row + 1);
  for (let nth = get(tokenStart, row); nth < end; nth++) at = fillToken(get(rowTokens, nth), at);
  return at;
}

/** Has the row the very words of the row before? */
function isRepeated(row: u32): bool {
  const from = get(inputs.rowStart, row);
  const before = get(inputs.rowStart, row - 1);
  const size = from - before;
  if (get(inputs.rowStart, row + 1) - from !== size) return false;
  for (let nth: u32 = 0; nth < size; nth++)
    if (get(rowWords, before + nth) !== get(rowWords, from + nth)) return false;
  return true;
}

/** Fills the core's rowStart, rowWords and sameName. */
export function fillNames(): void {
  for (let row: u32 = 0; row < rows; row++)
    put(inputs.rowStart, row + 1, fillRow(row, get(inputs.rowStart, row)));
  for (let row: u32 = 1; row < rows; row++) if (isRepeated(row)) setBit(inputs.sameName, row);
  for (let at: u32 = 0; at < tieCount; at++) setBit(inputs.sameName, get(ties, at));
}
