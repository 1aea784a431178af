import { nameBytes, nameWords, query, text, wordStart } from './memory';

/** The word whose bytes, or whose separator after it, hold this byte of `text`. */
function wordAt(at: u32): u32 {
  let low: u32 = 0;
  let high = nameWords;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (load<u32>(wordStart + (<usize>middle << 2)) <= at) low = middle;
    else high = middle;
  }
  return low;
}

function equal(left: usize, right: usize, length: usize): bool {
  for (let at: usize = 0; at < length; at++) if (load<u8>(left + at) != load<u8>(right + at)) return false;
  return true;
}

/**
 * Words that hold a pattern, in ascending order, to `list`, and marked in `marks`. The pattern stands at query + from;
 * spaces at its ends bind it to a word's beginning or end. 16 positions at a time: those whose first and last byte
 * both fit are looked at closely (Muła, "SIMD-friendly algorithms for substring searching").
 */
export function findWords(from: u32, length: u32, atStart: u32, list: usize, marks: usize): u32 {
  if (length > nameBytes) return 0;
  const pattern = query + from;
  const first = i8x16.splat(load<i8>(pattern));
  const last = i8x16.splat(load<i8>(pattern + length - 1));
  const stop = nameBytes - length + 1;
  let found: u32 = 0;
  for (let block: u32 = 0; block < stop; block += 16) {
    const starts = i8x16.eq(v128.load(text + block), first);
    const ends = i8x16.eq(v128.load(text + block + length - 1), last);
    let hits = <u32>i8x16.bitmask(v128.and(starts, ends));
    for (; hits != 0; hits &= hits - 1) {
      const at = block + ctz(hits);
      if (at >= stop || at + atStart >= nameBytes) break;
      if (!equal(text + at, pattern, length)) continue;
      const word = wordAt(at + atStart);
      if (load<u8>(marks + word) != 0) continue;
      store<u8>(marks + word, 1);
      store<u32>(list + (<usize>found << 2), word);
      found++;
    }
  }
  return found;
}

/** Takes the marks away again: cheaper than clearing all of them. */
export function unmark(list: usize, length: u32, marks: usize): void {
  for (let at: u32 = 0; at < length; at++) store<u8>(marks + load<u32>(list + (<usize>at << 2)), 0);
}
