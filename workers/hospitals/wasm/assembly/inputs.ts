import { area } from './area';
import { bitmapBytes, entries, PADDING, places, QUERY, rows, states, words } from './sizes';

/** Areas that the host writes, see the map in memory.ts. */

export let rowStart: usize = 0;
export let rowWords: usize = 0;
export let rowPlace: usize = 0;
export let placeState: usize = 0;
export let cityRank: usize = 0;
export let stateRank: usize = 0;
export let wordStart: usize = 0;
export let text: usize = 0;
export let flags: usize = 0;
export let sameName: usize = 0;
export let query: usize = 0;
export let chosen: usize = 0;

export function planInputs(textBytes: u32): void {
  rowStart = area((rows + 1) << 2);
  rowWords = area(entries << 2);
  rowPlace = area(rows << 2);
  placeState = area(places << 2);
  cityRank = area(places << 2);
  stateRank = area(places << 2);
  wordStart = area((words + 1) << 2);
  text = area(textBytes + PADDING);
  flags = area(3 * bitmapBytes);
  sameName = area(bitmapBytes);
  query = area(QUERY);
  chosen = area((states + places) << 2);
}
