import { clear, fill } from './bitmap';
import { query } from './inputs';
import { matchPhrase } from './match-phrase';
import { matchWord } from './match-word';
import { findBetween, pieceEnd } from './pieces';
import { findWords, unmark } from './scan';
import { markA, markB, match, wordsA, wordsB } from './scratch';

/*
 * A name is words joined by single spaces, so a text with m spaces occurs in it exactly where m + 1 neighbouring words
 * fit its pieces: the first ends with the first piece, the last begins with the last, those between are equal.
 */

function matchPieces(firstSpace: u32, length: u32): void {
  let lastSpace = length - 1;
  while (load<u8>(query + lastSpace) !== 0x20) lastSpace--;
  const between = findBetween(firstSpace, lastSpace);
  if (between < 0) return;
  const foundA = findWords(0, firstSpace + 1, 0, wordsA, markA);
  const foundB = findWords(lastSpace, length - lastSpace, 1, wordsB, markB);
  matchPhrase(foundA, foundB, between);
  unmark(wordsA, foundA, markA);
  unmark(wordsB, foundB, markB);
}

/** Makes `match` the rows whose folded name holds the `length` bytes at `query`. */
export function matchText(length: u32): void {
  if (length === 0) {
    fill(match);
    return;
  }
  clear(match);
  const firstSpace = pieceEnd(0, length);
  if (firstSpace === length) matchWord(length);
  else matchPieces(firstSpace, length);
}
