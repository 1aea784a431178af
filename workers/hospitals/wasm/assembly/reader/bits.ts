import { get, put } from '../u32';
import { check, RANGE, SECTION } from './refuse';
import { countVarints, cursor, FLAGS, left, NAME_TIES, readVarints } from './sections';

/** Rows whose name collates equal to another name before it; ascending. */
export let ties: usize = 0;
export let tieCount: u32 = 0;

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

/** Each network has one bit per row, and none behind the last. */
export function checkFlags(rows: u32): void {
  const bytes = (rows + 7) >> 3;
  for (let flags = FLAGS; flags < FLAGS + 3; flags++) {
    check(left(flags) === bytes, SECTION);
    const rest = rows & 7;
    check(rest === 0 || load<u8>(cursor(flags) + bytes - 1) >> <u8>rest === 0, SECTION);
  }
}
