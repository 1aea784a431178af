import { clear, setBit, stateBitmap } from './bitmap';
import { placeRows, placeStart } from './derived';
import { placeState, rowPlace } from './inputs';
import { append } from './lists';
import { places, rows, states } from './sizes';
import { add, get, sumUp } from './u32';

/** The rows of every place as a list, those of every state as a bitmap. */
export function groupPlaces(): void {
  memory.fill(placeStart, 0, (places + 2) << 2);
  for (let row: u32 = 0; row < rows; row++) add(placeStart, get(rowPlace, row) + 2, 1);
  sumUp(placeStart, places + 2);
  for (let state: u32 = 0; state < states; state++) clear(stateBitmap(state));
  for (let row: u32 = 0; row < rows; row++) {
    const place = get(rowPlace, row);
    append(placeStart, placeRows, place, row);
    setBit(stateBitmap(get(placeState, place)), row);
  }
}
