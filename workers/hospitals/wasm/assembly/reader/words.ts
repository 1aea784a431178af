import { get, put } from '../u32';
import { check, RANGE } from './host';
import { count, numberOf, pairs, startNumbering } from './numbering';
import { reserveList } from './reserve';
import { tokenCount, tokens } from './table';
import { blob, blobEnd } from './texts';
import { MOST_TOKENS, rowTokens, tokenStart } from './tokens';
import { countBelow, WIDE } from './wide';

/* Tokens split at spaces into words, numbered in order of first appearance. */

/** Token t's words are splitWords[splitStart[t] … splitStart[t + 1] - 1]. */
export let splitStart: usize = 0;
export let splitWords: usize = 0;
/** Start and end address of each word. */
export let words: usize = 0;
export let wordCount: u32 = 0;

/** Returns the end of the word that begins at `from`: the next space or the end of the text. */
export function wordEnd(from: usize, end: usize): usize {
  for (let at = from; at < end; at += WIDE) {
    const spaces = i8x16.bitmask(i8x16.eq(v128.load(at), i8x16.splat(0x20)));
    if (spaces !== 0) return min(at + <usize>ctz(spaces), end);
  }
  return end;
}

/** Returns an upper bound for the number of words of `texts` texts: `texts` plus the number of spaces in all texts. */
export function mostWords(texts: u32): u32 {
  return texts + countBelow(blob, blobEnd, 0x21);
}

function splitToken(token: u32, filled: u32): u32 {
  const end = get(tokens, 2 * token + 1);
  for (let from: usize = get(tokens, 2 * token); from <= end; ) {
    const to = wordEnd(from, end);
    put(splitWords, filled++, numberOf(from, to));
    from = to + 1;
  }
  return filled;
}

export function splitTokens(): void {
  const most = mostWords(tokenCount);
  splitStart = reserveList(<u64>tokenCount + 1);
  splitWords = reserveList(most);
  startNumbering(most);
  let filled: u32 = 0;
  for (let token: u32 = 0; token < tokenCount; token++) {
    filled = splitToken(token, filled);
    put(splitStart, token + 1, filled);
  }
  words = pairs;
  wordCount = count;
}

/** Returns the number of words in all names, repeated words included. */
export function countEntries(rows: u32): u32 {
  const all = get(tokenStart, rows);
  let total: u64 = 0;
  for (let at: u32 = 0; at < all; at++) {
    const token = get(rowTokens, at);
    total += get(splitStart, token + 1) - get(splitStart, token);
  }
  check(total <= 4 * MOST_TOKENS, RANGE);
  return <u32>total;
}
