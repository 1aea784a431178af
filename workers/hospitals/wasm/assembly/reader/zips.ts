import { get, put } from '../u32';
import { check, RANGE, SECTION } from './host';
import { lowestZip, placeCount, placeState } from './places';
import { reserveList } from './reserve';
import {
  countVarints,
  expectEnd,
  left,
  ODD_PLACES,
  ODD_ZIPS,
  PLACE_ZIPS,
  readByte,
  readVarint,
  readVarints,
  ZIP_HIGH,
  ZIP_LOW,
  ZIP_MORE,
} from './sections';
import { countTexts, decodeTexts } from './texts';

/** Zips from this number on are irregular: the number less ODD_ZIP is that of the irregular zip. */
const ODD_ZIP: u32 = 100000;

/** Start and end address of each irregular zip. */
export let oddZips: usize = 0;
export let oddCount: u32 = 0;
/** Place p's zips are zips[zipStart[p] … zipStart[p + 1] - 1]. */
export let zipStart: usize = 0;
export let zips: usize = 0;

/** Pairs of place and irregular zip, ascending by place. */
let oddPlaces: usize = 0;
let oddPairs: u32 = 0;
/** Index of the next pair. */
let nextOdd: u32 = 0;

function readOddZips(): void {
  oddZips = reserveList(2 * <u64>countTexts(ODD_ZIPS));
  oddCount = decodeTexts(ODD_ZIPS, oddZips);
  const numbers = countVarints(ODD_PLACES);
  oddPlaces = readVarints(ODD_PLACES, numbers);
  oddPairs = (numbers + 1) >> 1;
  let place: u64 = 0;
  for (let pair: u32 = 0; pair < oddPairs; pair++) {
    const at = pair << 1;
    place += get(oddPlaces, at);
    check(place < placeCount && at + 1 < numbers, RANGE);
    check(get(oddPlaces, at + 1) < oddCount, RANGE);
    put(oddPlaces, at, <u32>place);
  }
}

/** Returns the number of irregular zips of a place. Must be called with ascending places. */
function countOdd(place: u32): u32 {
  const from = nextOdd;
  while (nextOdd < oddPairs && get(oddPlaces, 2 * nextOdd) === place) nextOdd++;
  return nextOdd - from;
}

/** Sets `zipStart` and reserves `zips`. `most`: bytes of zipLow, zipMore and oddPlaces, of which every zip takes at least one. */
function startZips(counts: usize, most: u64): void {
  zipStart = reserveList(<u64>placeCount + 1);
  let total: u64 = 0;
  nextOdd = 0;
  for (let place: u32 = 0; place < placeCount; place++) {
    const all = <u64>get(counts, place) + countOdd(place);
    check(all > 0, SECTION);
    total += all;
    put(zipStart, place + 1, <u32>total);
  }
  check(total <= most, SECTION);
  zips = reserveList(total);
}

/** Writes the five-digit zips of a place from position `at` on. Returns the next position. */
function readZipsOf(place: u32, count: u32, at: u32): u32 {
  if (count === 0) return at;
  let zip: u64 = <u64>get(lowestZip, get(placeState, place)) + readVarint(ZIP_HIGH);
  zip = zip * 100 + readByte(ZIP_LOW);
  for (let nth: u32 = 0; nth < count; nth++) {
    if (nth > 0) zip += readVarint(ZIP_MORE);
    check(zip < ODD_ZIP, RANGE);
    put(zips, at++, <u32>zip);
  }
  return at;
}

export function readZips(): void {
  const most = <u64>left(ZIP_LOW) + left(ZIP_MORE) + left(ODD_PLACES);
  readOddZips();
  const counts = readVarints(PLACE_ZIPS, placeCount);
  startZips(counts, most);
  nextOdd = 0;
  let at: u32 = 0;
  for (let place: u32 = 0; place < placeCount; place++) {
    at = readZipsOf(place, get(counts, place), at);
    for (let odd = nextOdd, end = odd + countOdd(place); odd < end; odd++)
      put(zips, at++, ODD_ZIP + get(oddPlaces, 2 * odd + 1));
  }
  expectEnd(ZIP_HIGH);
  expectEnd(ZIP_LOW);
  expectEnd(ZIP_MORE);
}
