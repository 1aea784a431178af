import { get, put } from '../u32';
import { check, RANGE } from './host';
import { reserveList } from './reserve';
import {
  expectEnd,
  NAME_CODE,
  NAME_COUNT,
  NAME_FIRST,
  NAME_RARE,
  NAME_SHARED,
  readByte,
  readVarint,
  readVarints,
} from './sections';
import { common, commonCount, rare, rareCount, tokenCount } from './table';

/** Maximum number of tokens in all names: limits the memory that a small file can claim. */
export const MOST_TOKENS: u64 = 1 << 26;
/** Maximum number of tokens with which the number of a rare token has one lower byte; with more tokens it has two. */
const ONE_BYTE: u32 = 16384;

/** Row r's tokens are rowTokens[tokenStart[r] … tokenStart[r + 1] - 1]. */
export let tokenStart: usize = 0;
export let rowTokens: usize = 0;

/** The token last read from the section nameFirst. */
let last: u64 = 0;

function readFirst(): u32 {
  last = (last + readVarint(NAME_FIRST)) % max<u64>(1, tokenCount);
  return <u32>last;
}

/** Reads the next token of a name. Returns `tokenCount`, which is not a token, if the number of a rare token is too large. */
function readNext(): u32 {
  const byte = readByte(NAME_CODE);
  if (byte < commonCount) return get(common, byte);
  let id = ((byte - commonCount) << 8) | readByte(NAME_RARE);
  if (tokenCount > ONE_BYTE) id = (id << 8) | readByte(NAME_RARE);
  return id < rareCount ? get(rare, id) : tokenCount;
}

/** Sets `tokenStart` and checks the number of tokens of each row. Returns the number of tokens of all rows. */
function measure(rows: u32, shared: usize, more: usize): u32 {
  let total: u64 = 0;
  let before: u64 = 0;
  for (let row: u32 = 0; row < rows; row++) {
    const same = get(shared, row);
    check(same <= total - before, RANGE);
    before = total;
    put(tokenStart, row, <u32>total);
    total += <u64>same + get(more, row);
    check(total > before && total <= MOST_TOKENS, RANGE);
  }
  put(tokenStart, rows, <u32>total);
  return <u32>total;
}

/** Copies the first `shared` tokens of the previous row, then reads the row's other tokens. Returns the highest token read. */
function readRow(row: u32, shared: u32): u32 {
  let at = get(tokenStart, row);
  const end = get(tokenStart, row + 1);
  const before = shared === 0 ? 0 : get(tokenStart, row - 1);
  for (let nth: u32 = 0; nth < shared; nth++) put(rowTokens, at++, get(rowTokens, before + nth));
  let highest: u32 = 0;
  if (shared === 0) {
    highest = readFirst();
    put(rowTokens, at++, highest);
  }
  while (at < end) {
    const token = readNext();
    highest = max(highest, token);
    put(rowTokens, at++, token);
  }
  return highest;
}

export function readTokens(rows: u32): void {
  const shared = readVarints(NAME_SHARED, rows);
  const more = readVarints(NAME_COUNT, rows);
  tokenStart = reserveList(<u64>rows + 1);
  rowTokens = reserveList(measure(rows, shared, more));
  let highest: u32 = 0;
  for (let row: u32 = 0; row < rows; row++) highest = max(highest, readRow(row, get(shared, row)));
  expectEnd(NAME_CODE);
  expectEnd(NAME_RARE);
  expectEnd(NAME_FIRST);
  check(rows === 0 || highest < tokenCount, RANGE);
}
