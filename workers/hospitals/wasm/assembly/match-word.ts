import { setBit, unite } from './bitmap';
import { listRows, listStart } from './derived';
import { bitmapOf } from './long-lists';
import { findWords, unmark } from './scan';
import { markA, match, wordsA } from './scratch';
import { get } from './u32';

/** Adds the rows of a list to a bitmap. */
export function uniteList(list: u32, target: usize): void {
  const bitmap = bitmapOf(list);
  if (bitmap !== 0) {
    unite(target, bitmap);
    return;
  }
  const end = get(listStart, list + 1);
  for (let at = get(listStart, list); at < end; at++) setBit(target, get(listRows, at));
}

/** A text without spaces: it is in a name exactly where it is in one of its words. */
export function matchWord(length: u32): void {
  const found = findWords(0, length, 0, wordsA, markA);
  for (let at: u32 = 0; at < found; at++) uniteList(get(wordsA, at), match);
  unmark(wordsA, found, markA);
}
