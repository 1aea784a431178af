import { hasBit, setBit } from './bitmap';
import { listRows, listStart } from './derived';
import { rowStart, rowWords } from './inputs';
import { markA, markB, match, other, out } from './scratch';
import { get } from './u32';

/** Does the word at `at` fit the first piece, and those after it the others? `out` holds the words between. */
function fits(at: u32, last: u32, between: u32): bool {
  if (at + between + 1 >= last || load<u8>(markA + get(rowWords, at)) === 0) return false;
  for (let nth: u32 = 0; nth < between; nth++)
    if (get(rowWords, at + 1 + nth) !== get(out, nth)) return false;
  return load<u8>(markB + get(rowWords, at + between + 1)) !== 0;
}

/** Adds to `match`, of the rows that have a word and stand in `other`, those where the whole text fits. */
export function verifyList(word: u32, between: u32): void {
  const end = get(listStart, word + 1);
  for (let nth = get(listStart, word); nth < end; nth++) {
    const row = get(listRows, nth);
    if (!hasBit(other, row)) continue;
    const last = get(rowStart, row + 1);
    for (let at = get(rowStart, row); at < last; at++)
      if (fits(at, last, between)) {
        setBit(match, row);
        break;
      }
  }
}
