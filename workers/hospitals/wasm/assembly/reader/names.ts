import { setBit } from '../bitmap';
import { bytesOfBits } from '../sizes';
import { get, put } from '../u32';
import { check, RANGE } from './host';
import { reserve, reserveList } from './reserve';
import { countVarints, NAME_TIES, readVarints } from './sections';
import { rowTokens, tokenStart } from './tokens';
import { countEntries, splitStart, splitWords } from './words';

/** Row r's words, unfolded, are rowWords[rowStart[r] … rowStart[r + 1] - 1]. */
export let rowStart: usize = 0;
export let rowWords: usize = 0;
/** Number of words in all names, repeated words included. */
export let entries: u32 = 0;
/** One bit per row: 1 if the row's name equals the name of the previous row or collates equal to it. */
export let sameName: usize = 0;

/** Rows whose name differs from the previous row's name but collates equal to it, ascending. */
let ties: usize = 0;
let tieCount: u32 = 0;

export function readTies(rows: u32): void {
  tieCount = countVarints(NAME_TIES);
  ties = readVarints(NAME_TIES, tieCount);
  let row: u64 = 0;
  for (let at: u32 = 0; at < tieCount; at++) {
    const step = get(ties, at);
    row += step;
    check(step > 0 && row < rows, RANGE);
    put(ties, at, <u32>row);
  }
}

/** Writes a row's words from position `at` on. Returns the next position. */
function fillRow(row: u32, at: u32): u32 {
  const end = get(tokenStart, row + 1);
  for (let nth = get(tokenStart, row); nth < end; nth++) {
    const token = get(rowTokens, nth);
    const last = get(splitStart, token + 1);
    for (let split = get(splitStart, token); split < last; split++)
      put(rowWords, at++, get(splitWords, split));
  }
  return at;
}

function isRepeated(row: u32): bool {
  const from = get(rowStart, row);
  const before = get(rowStart, row - 1);
  const size = from - before;
  if (get(rowStart, row + 1) - from !== size) return false;
  for (let nth: u32 = 0; nth < size; nth++)
    if (get(rowWords, before + nth) !== get(rowWords, from + nth)) return false;
  return true;
}

export function readNames(rows: u32): void {
  entries = countEntries(rows);
  rowStart = reserveList(<u64>rows + 1);
  rowWords = reserveList(entries);
  sameName = reserve(bytesOfBits(rows));
  for (let row: u32 = 0; row < rows; row++) put(rowStart, row + 1, fillRow(row, get(rowStart, row)));
  for (let row: u32 = 1; row < rows; row++) if (isRepeated(row)) setBit(sameName, row);
  for (let at: u32 = 0; at < tieCount; at++) setBit(sameName, get(ties, at));
}
