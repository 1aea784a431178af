import { clear, countCommon, flagBitmap, intersect, setBit, stateBitmap, unite } from './bitmap';
import { matchText } from './match';
import { chosen, match, other, out, placeRows, placeStart, places, rowPlace, states } from './memory';
import { add, get, put } from './u32';

export { derive } from './lists';
export {
  bitmapBytes,
  chosen,
  cityRank,
  flags,
  out,
  placeState,
  plan,
  query,
  rowPlace,
  rowStart,
  rowWords,
  sameName,
  stateRank,
  text,
  wordStart,
} from './memory';
export { fillResults } from './result-page';

function keepStates(count: u32): void {
  if (count === 1) {
    intersect(match, stateBitmap(get(chosen, 0)));
    return;
  }
  clear(other);
  for (let at: u32 = 0; at < count; at++) unite(other, stateBitmap(get(chosen, at)));
  intersect(match, other);
}

function keepPlaces(from: u32, count: u32): void {
  clear(other);
  for (let at: u32 = 0; at < count; at++) {
    const place = get(chosen, from + at);
    const end = get(placeStart, place + 1);
    for (let nth = get(placeStart, place); nth < end; nth++) setBit(other, get(placeRows, nth));
  }
  intersect(match, other);
}

/**
 * Sets `match` to the rows of a query and returns their number.
 * `query` holds the folded text of `textBytes` bytes; `chosen` holds `stateCount` allowed states, then `placeCount` allowed
 * places (a count of 0 allows all); `network` is 0 for any, 1 ultra, 2 plus, 3 core, 4 open.
 */
export function run(textBytes: u32, stateCount: u32, placeCount: u32, network: u32): u32 {
  matchText(textBytes);
  if (stateCount !== 0) keepStates(stateCount);
  if (placeCount !== 0) keepPlaces(stateCount, placeCount);
  if (network !== 0) intersect(match, flagBitmap(network - 1));
  return countCommon(match, match);
}

/** Writes the number of matching rows per state of the last query to `out`. */
export function countStates(): void {
  for (let state: u32 = 0; state < states; state++) put(out, state, countCommon(match, stateBitmap(state)));
}

/** Writes the number of matching rows per place of the last query to `out`. `bytes`: length of a bitmap. */
export function countPlaces(bytes: u32): void {
  memory.fill(out, 0, places << 2);
  for (let at: u32 = 0; at < bytes; at += 8)
    for (let bits = load<u64>(match + at); bits !== 0; bits &= bits - 1) {
      const row = (at << 3) + <u32>ctz(bits);
      add(out, get(rowPlace, row), 1);
    }
}
