import { area } from './area';
import { bitmapBytes, GATHER, nameWords, places, rows, states, words } from './sizes';

/** Areas that every query uses anew, see the map in memory.ts. */

export let match: usize = 0;
export let other: usize = 0;
export let wordsA: usize = 0;
export let wordsB: usize = 0;
export let markA: usize = 0;
export let markB: usize = 0;
export let counts: usize = 0;
export let out: usize = 0;
export let keys: usize = 0;
export let shared: usize = 0;

export function planScratch(): void {
  match = area(bitmapBytes);
  other = area(bitmapBytes);
  wordsA = area(nameWords << 2);
  wordsB = area(nameWords << 2);
  markA = area(nameWords);
  markB = area(nameWords);
  counts = area((max(max(places, states), words) + 2) << 2);
  out = area(max(max(rows, words << 1), places) << 2);
  keys = area(GATHER << 3);
  shared = area(words);
}
