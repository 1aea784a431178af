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

/** Most tokens that all names may have together: a small file must not be able to claim more memory. */
export const MOST_TOKENS: u64 = 1 << 26;
/** From so many tokens on, a rare one's number has two lower bytes. */
const ONE_BYTE: u32 = 16384;

/** Row r's tokens are rowTokens[tokenStart[r] … tokenStart[r + 1] - 1]. */
export let tokenStart: usize = 0;
export let rowTokens: usize = 0;

/** Token that nameFirst gave last. */
let last: u64 = 0;

function readFirst(): u32 {
  last = (last + readVarint(NAME_FIRST)) % max<u64>(1, tokenCount);
  return <u32>last;
}

/** A number that is no token's, where a rare one's is too large. */
function readNext(): u32 {
  const byte = readByte(NAME_CODE);
  if (byte < commonCount) return get(common, byte);
  let id = ((byte - commonCount) << 8) | readByte(NAME_RARE);
  if (tokenCount > ONE_BYTE) id = (id << 8) | readByte(NAME_RARE);
  return id < rareCount ? get(rare, id) : tokenCount;
}

/** Checks how many tokens each row has, and returns how many all have. */
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

/** The first `shared` tokens of the row before, then the row's own. Returns the highest of those. */
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
