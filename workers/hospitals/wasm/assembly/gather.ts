import { rankOf } from './orders';
import { keys, match } from './scratch';
import { bitmapBytes, GATHER, places, rows } from './sizes';
import { sortKeys } from './sort';
import { isFull, skip, take, wanted } from './take';

/** Fetches (rank, row) of every matching row to `keys`; returns their number. */
function collect(key: u32, descending: u32): u32 {
  let length: u32 = 0;
  for (let at: usize = 0; at < bitmapBytes; at += 8)
    for (let bits = load<u64>(match + at); bits !== 0; bits &= bits - 1) {
      const row = <u32>(at << 3) + <u32>ctz(bits);
      const rank = rankOf(key, row);
      const slot = keys + ((<usize>length) << 3);
      store<u64>(slot, ((<u64>(descending !== 0 ? places - rank : rank)) << 32) | row);
      length++;
    }
  return length;
}

/** Few matches far apart: fetching their ranks and sorting them is cheaper than walking past all other rows. */
export function gather(key: u32, descending: u32): void {
  const length = collect(key, descending);
  sortKeys(keys, length);
  for (let at: u32 = 0; at < length && !isFull(); at++) take(<u32>load<u64>(keys + ((<usize>at) << 3)));
}

/** Expected steps: a walk passes rows / total for each match it wants, a sort takes total × log2 total. */
export function isSparse(total: u32): bool {
  if (total > GATHER) return false;
  const steps = (<u64>rows * (skip + wanted)) / max(total, 1);
  return <u64>total * (32 - clz(total)) < min(<u64>rows, steps);
}
