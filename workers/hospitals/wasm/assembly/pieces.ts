import { query } from './inputs';
import { findWords, unmark } from './scan';
import { markB, out, wordsB } from './scratch';
import { get, put } from './u32';

/** Where the piece that begins at `from` ends: at a space, or at the text's end. */
export function pieceEnd(from: u32, length: u32): u32 {
  let at = from;
  while (at < length && load<u8>(query + at) !== 0x20) at++;
  return at;
}

/** The words between, to `out`; -1 when one is in no name. Each piece is bound by the spaces around it. */
export function findBetween(from: u32, lastSpace: u32): i32 {
  let between: i32 = 0;
  for (let space = from; space < lastSpace; between++) {
    const end = pieceEnd(space + 1, lastSpace);
    if (findWords(space, end + 1 - space, 1, wordsB, markB) === 0) return -1;
    put(out, between, get(wordsB, 0));
    unmark(wordsB, 1, markB);
    space = end;
  }
  return between;
}
