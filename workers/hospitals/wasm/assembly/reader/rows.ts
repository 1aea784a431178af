import { get, put } from '../u32';
import { sectionCount } from './header';
import { check, RANGE, SECTION } from './host';
import { firstPlace, placeCount } from './places';
import { reserveList } from './reserve';
import {
  cursor,
  expectEnd,
  FLAGS,
  left,
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

/** Row → place; row → zip, or 100000 plus the number of an irregular zip. */
export let rowPlace: usize = 0;
export let rowZip: usize = 0;

/** Returns the `choice`-th place, from 1, of those whose city is a rare token of the row's name, in the order of the tokens. */
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

/** Checks that each network section of the file has one bit per row, and zeros in the rest of its last byte. */
function checkFlags(rows: u32): void {
  const bytes = (rows + 7) >> 3;
  for (let flags = FLAGS; flags < sectionCount; flags++) {
    check(left(flags) === bytes, SECTION);
    const rest = rows & 7;
    check(rest === 0 || load<u8>(cursor(flags) + bytes - 1) >> <u8>rest === 0, SECTION);
  }
}

export function readRows(rows: u32): void {
  readRowPlaces(rows);
  readRowZips(rows);
  checkFlags(rows);
}
