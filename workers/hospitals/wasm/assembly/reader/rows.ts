import { get, put } from '../u32';
import { firstPlace, placeCount } from './places';
import { check, RANGE } from './refuse';
import { reserveList } from './reserve';
import {
  expectEnd,
  PLACE_CHOICE,
  PLACE_HIGH,
  PLACE_LOW,
  PLACE_MIDDLE,
  ROW_ZIP,
  readByte,
  readVarint,
  readVarints,
} from './sections';
import { COMMON, citiesOf, tokenCity, tokenKind } from './table';
import { rowTokens, tokenStart } from './tokens';
import { zipStart, zips } from './zips';

/** Row → place; row → zip, or 100000 and the number of an odd one. */
export let rowPlace: usize = 0;
export let rowZip: usize = 0;

/** The k-th place (from 1) whose city is a token of the row's name that is not common, in the order of the name. */
function findPlace(row: u32, choice: u32): u32 {
  let more = choice - 1;
  const end = get(tokenStart, row + 1);
  for (let at = get(tokenStart, row); at < end; at++) {
    const token = get(rowTokens, at);
    if ((load<u8>(tokenKind + token) & COMMON) !== 0) continue;
    const city = get(tokenCity, token);
    const from = get(firstPlace, city);
    const count = get(firstPlace, city + citiesOf(token)) - from;
    if (more < count) return from + more;
    more -= count;
  }
  check(false, RANGE);
  return 0;
}

function readPlace(): u32 {
  let place: u32 = 0;
  if (placeCount > 0x10000) place = readByte(PLACE_HIGH);
  if (placeCount > 0x100) place = (place << 8) | readByte(PLACE_MIDDLE);
  return (place << 8) | readByte(PLACE_LOW);
}

function readRowPlaces(rows: u32): void {
  rowPlace = readVarints(PLACE_CHOICE, rows);
  for (let row: u32 = 0; row < rows; row++) {
    const choice = get(rowPlace, row);
    const place = choice === 0 ? readPlace() : findPlace(row, choice);
    check(place < placeCount, RANGE);
    put(rowPlace, row, place);
  }
  expectEnd(PLACE_HIGH);
  expectEnd(PLACE_MIDDLE);
  expectEnd(PLACE_LOW);
}

function readRowZips(rows: u32): void {
  rowZip = reserveList(rows);
  for (let row: u32 = 0; row < rows; row++) {
    const place = get(rowPlace, row);
    const from = get(zipStart, place);
    const count = get(zipStart, place + 1) - from;
    const chosen = count > 1 ? readVarint(ROW_ZIP) : 0;
    check(chosen < count, RANGE);
    put(rowZip, row, get(zips, from + chosen));
  }
  expectEnd(ROW_ZIP);
}

export function readRows(rows: u32): void {
  readRowPlaces(rows);
  readRowZips(rows);
}
