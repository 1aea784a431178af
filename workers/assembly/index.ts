import { clear, countCommon, flagBitmap, intersect, matchCount, setBit, stateBitmap, unite } from './bitmap';
import { keepNearby } from './distance';
import { matchText } from './match';
import { chosen, match, other, out, placeRows, placeStart, places, rowPlace, states } from './memory';

export { derive } from './derive';
export { aim, countUnplaced, place } from './distance';
export {
  bitmapBytes,
  chords,
  chosen,
  cityRank,
  flags,
  listRows,
  listStart,
  locate,
  out,
  placeState,
  plan,
  pointX,
  pointY,
  pointZ,
  query,
  rowPlace,
  rowPoint,
  rowStart,
  rowWords,
  sameName,
  stateRank,
  text,
  wordStart,
} from './memory';
export { near } from './near';
export { page } from './page';

function choice(at: u32): u32 {
  return load<u32>(chosen + ((<usize>at) << 2));
}

function keepStates(count: u32): void {
  if (count === 1) {
    intersect(match, stateBitmap(choice(0)));
    return;
  }
  clear(other);
  for (let at: u32 = 0; at < count; at++) unite(other, stateBitmap(choice(at)));
  intersect(match, other);
}

function keepPlaces(from: u32, count: u32): void {
  clear(other);
  for (let at: u32 = 0; at < count; at++) {
    const place = (<usize>choice(from + at)) << 2;
    const end = load<u32>(placeStart + place + 4);
    for (let nth = load<u32>(placeStart + place); nth < end; nth++)
      setBit(other, load<u32>(placeRows + ((<usize>nth) << 2)));
  }
  intersect(match, other);
}

/**
 * Finds the rows of a query and returns their number.
 * The folded text's `textBytes` stand at `query`; at `chosen` stand `stateCount` states, then `placeCount` places, of
 * which a row must have one (0: any); `network` is 0 for open, 1 ultra, 2 plus, 3 core; `nearby` is 1 for the rows of
 * the circle that was aimed at.
 */
export function run(textBytes: u32, stateCount: u32, placeCount: u32, network: u32, nearby: u32): u32 {
  matchText(textBytes);
  if (stateCount !== 0) keepStates(stateCount);
  if (placeCount !== 0) keepPlaces(stateCount, placeCount);
  if (network !== 0) intersect(match, flagBitmap(network - 1));
  keepNearby(nearby);
  return matchCount();
}

/** Rows of the last query per state, to `out`. */
export function countStates(): void {
  for (let state: u32 = 0; state < states; state++)
    store<u32>(out + ((<usize>state) << 2), countCommon(match, stateBitmap(state)));
}

/** Rows of the last query per place, to `out`. */
export function countPlaces(bytes: u32): void {
  memory.fill(out, 0, places << 2);
  for (let at: u32 = 0; at < bytes; at += 8)
    for (let bits = load<u64>(match + at); bits !== 0; bits &= bits - 1) {
      const row = (at << 3) + <u32>ctz(bits);
      const slot = out + ((<usize>load<u32>(rowPlace + ((<usize>row) << 2))) << 2);
      store<u32>(slot, load<u32>(slot) + 1);
    }
}
