import { check, SECTION } from './refuse';
import { blobEnd, extendTexts } from './texts';
import { below, first, letters, WIDE } from './wide';

/** One byte further, behind the last byte of the sixteen before. */
// @inline
function shifted(before: v128, bytes: v128): v128 {
  return i8x16.shuffle(before, bytes, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
}

/** Appends a text in title case: all letters small, but a capital after whatever is none. Returns where it begins. */
export function appendTitle(from: usize, to: usize): usize {
  const title = blobEnd;
  let before = i8x16.splat(0);
  for (let at = from; at < to; at += WIDE) {
    const bytes = v128.load(at);
    const usual = i8x16.bitmask(below(i8x16.sub(bytes, i8x16.splat(0x20)), 0x5f));
    check((~usual & first(to - at)) === 0, SECTION);
    const found = letters(bytes);
    const within = v128.and(found, shifted(before, found));
    const capital = v128.andnot(bytes, v128.and(found, i8x16.splat(0x20)));
    v128.store(title + (at - from), v128.or(capital, v128.and(within, i8x16.splat(0x20))));
    before = found;
  }
  extendTexts(to - from);
  return title;
}
