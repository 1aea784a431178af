import { query, text, wordStart } from './inputs';
import { out } from './scratch';
import { words } from './sizes';

/** Longest pattern and longest word looked at, in bytes: one 32-bit word of differences. */
const MOST: u32 = 32;

/** Byte → the positions of the pattern that hold it. */
const masks: usize = memory.data(1024);

let whole: u32 = 0;
let prefix: u32 = 0;

/**
 * Bit-parallel optimal string alignment (Hyyrö 2003), as in reference-near.ts: one column of the table of distances is
 * kept as two words of ±1 differences.
 */
function align(from: usize, length: u32, pattern: u32): void {
  const last: u32 = 1 << (pattern - 1);
  let up: u32 = 0xffff_ffff;
  let down: u32 = 0;
  let diagonal: u32 = 0;
  let before: u32 = 0;
  whole = pattern;
  prefix = pattern;
  for (let at: u32 = 0; at < length; at++) {
    const equal = load<u32>(masks + ((<usize>load<u8>(from + at)) << 2));
    const swapped = ((~diagonal & equal) << 1) & before;
    diagonal = (((equal & up) + up) ^ up) | equal | down | swapped;
    let plus = down | ~(diagonal | up);
    const minus = diagonal & up;
    whole += <u32>((plus & last) !== 0);
    whole -= <u32>((minus & last) !== 0);
    plus = (plus << 1) | 1;
    up = (minus << 1) | ~(diagonal | plus);
    down = plus & diagonal;
    before = equal;
    prefix = min(prefix, whole);
  }
}

/**
 * Words of which a beginning is at most `most` edits from the `length` bytes at `query`: pairs to `out`, the word and
 * whole distance × 65536 + prefix distance. Returns their number.
 */
export function near(length: u32, most: u32): u32 {
  const pattern = min(length, MOST);
  if (pattern === 0) return 0;
  memory.fill(masks, 0, 1024);
  for (let at: u32 = 0; at < pattern; at++) {
    const slot = masks + ((<usize>load<u8>(query + at)) << 2);
    store<u32>(slot, load<u32>(slot) | (1 << at));
  }
  let found: usize = 0;
  for (let word: u32 = 0; word < words; word++) {
    const from = load<u32>(wordStart + ((<usize>word) << 2));
    const size = min(load<u32>(wordStart + ((<usize>(word + 1)) << 2)) - from - 1, MOST);
    if (size + most < pattern) continue;
    align(text + from, size, pattern);
    if (prefix > most) continue;
    store<u32>(out + (found << 3), word);
    store<u32>(out + (found << 3) + 4, (whole << 16) | prefix);
    found++;
  }
  return <u32>found;
}
