import { area, grow } from './area';
import { bitmapBytes, entries, lists, nameWords, places, rows, states } from './sizes';

/** Areas that derive() fills, see the map in memory.ts. */

export let listStart: usize = 0;
export let listRows: usize = 0;
export let listBitmap: usize = 0;
export let commonOf: usize = 0;
export let placeStart: usize = 0;
export let placeRows: usize = 0;
export let inState: usize = 0;
export let orders: usize = 0;
/** Behind all other areas, because only derive() knows how many there are. */
export let bitmaps: usize = 0;

export function planDerived(): void {
  listStart = area((lists() + 2) << 2);
  listRows = area(entries << 3);
  listBitmap = area(lists() << 2);
  commonOf = area(nameWords << 2);
  placeStart = area((places + 2) << 2);
  placeRows = area(rows << 2);
  inState = area(<usize>states * bitmapBytes);
  orders = area(rows << 4);
}

/** Makes room for the bitmaps of so many long lists. */
export function growBitmaps(count: u32): void {
  bitmaps = area(<usize>count * bitmapBytes);
  grow();
}
