import { clear, setBit } from './bitmap';
import { bitmaps, growBitmaps, listBitmap, listRows, listStart } from './derived';
import { LONG } from './lists';
import { bitmapBytes, lists, rows } from './sizes';
import { get, put } from './u32';

function numberBitmaps(): u32 {
  let made: u32 = 0;
  for (let list: u32 = 0; list < lists(); list++) {
    const isLong = get(listStart, list + 1) - get(listStart, list) > rows / LONG;
    put(listBitmap, list, isLong ? made++ : -1);
  }
  return made;
}

/** The bitmap of a list, or 0 when it has none. */
export function bitmapOf(list: u32): usize {
  const number = <i32>get(listBitmap, list);
  return number < 0 ? 0 : bitmaps + <usize>number * bitmapBytes;
}

/** Long lists stand as bitmaps too. */
export function makeBitmaps(): void {
  growBitmaps(numberBitmaps());
  for (let list: u32 = 0; list < lists(); list++) {
    const bitmap = bitmapOf(list);
    if (bitmap === 0) continue;
    clear(bitmap);
    for (let at = get(listStart, list); at < get(listStart, list + 1); at++)
      setBit(bitmap, get(listRows, at));
  }
}
