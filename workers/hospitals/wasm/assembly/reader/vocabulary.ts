import { get, put } from '../u32';
import { fold } from './host';
import { count, numberOf, pairs, startNumbering } from './numbering';
import { reserve, reserveList } from './reserve';
import { bare, bareCount } from './table';
import { below, first, SLACK, WIDE } from './wide';
import { mostWords, wordCount, wordEnd, words } from './words';

/* Folded words, each once: first the words of names, then the words that occur in cities only. */

const SPACE: u8 = 0x20;
/** Maximum factor by which folding lengthens a text, in bytes; Korean syllables grow most. */
const GROWTH: u64 = 3;

/** " word word … word ", in CESU-8. */
export let text: usize = 0;
export let textEnd: usize = 0;
/** Folded word of each unfolded word. */
export let foldedOf: usize = 0;
/** Start and end address of each folded word. */
export let folded: usize = 0;
export let foldedCount: u32 = 0;
/** Number of the words that occur in names, and their length in bytes with separators. */
export let nameWords: u32 = 0;
export let nameBytes: u32 = 0;

/** Returns the number of bytes of the texts with a separator after each text. */
function measure(list: usize, length: u32): u64 {
  let total: u64 = 0;
  for (let at: u32 = 0; at < length; at++) total += 1 + get(list, 2 * at + 1) - get(list, 2 * at);
  return total;
}

/** Folds ASCII texts here; the host folds all other texts. Returns the number of bytes written to `into`. */
function foldTo(into: usize, from: usize, to: usize): usize {
  let high: i32 = 0;
  for (let at = from; at < to; at += WIDE) {
    const bytes = v128.load(at);
    high |= i8x16.bitmask(bytes) & first(to - at);
    const capitals = below(i8x16.sub(bytes, i8x16.splat(0x41)), 26);
    v128.store(into + (at - from), v128.or(bytes, v128.and(capitals, i8x16.splat(0x20))));
  }
  if (high === 0) return to - from;
  const length = fold(from, to, into);
  if (length > GROWTH * (to - from)) unreachable();
  return length;
}

/** Returns the number of the folded word. A new word is appended to `text`. */
function add(from: usize, to: usize): u32 {
  const known = count;
  const end = textEnd + foldTo(textEnd, from, to);
  const number = numberOf(textEnd, end);
  if (number === known) {
    store<u8>(end, SPACE);
    textEnd = end + 1;
  }
  return number;
}

export function readVocabulary(): void {
  foldedOf = reserveList(wordCount);
  startNumbering(wordCount + mostWords(bareCount));
  folded = pairs;
  // No other area may be reserved until the host has folded the last word.
  text = reserve(GROWTH * (measure(words, wordCount) + measure(bare, bareCount)) + SLACK);
  store<u8>(text, SPACE);
  textEnd = text + 1;
  for (let word: u32 = 0; word < wordCount; word++)
    put(foldedOf, word, add(get(words, 2 * word), get(words, 2 * word + 1)));
  nameWords = count;
  nameBytes = textEnd - text;
  for (let city: u32 = 0; city < bareCount; city++) {
    const end = get(bare, 2 * city + 1);
    for (let at: usize = get(bare, 2 * city); at <= end; ) {
      const to = wordEnd(at, end);
      add(at, to);
      at = to + 1;
    }
  }
  foldedCount = count;
}
