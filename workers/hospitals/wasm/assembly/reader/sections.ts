import { get, put } from '../u32';
import { check, SECTION } from './host';
import { reserveList } from './reserve';
import { countBelow, WIDE, widen } from './wide';

/** Sections of the file in file order, see docs/index-format.md, with a cursor for each section. */

export const TEXTS: u32 = 0;
export const KINDS: u32 = 1;
export const NAME_SHARED: u32 = 2;
export const NAME_COUNT: u32 = 3;
export const NAME_FIRST: u32 = 4;
export const NAME_CODE: u32 = 5;
export const NAME_RARE: u32 = 6;
export const NAME_TIES: u32 = 7;
export const STATES: u32 = 8;
export const STATE_ZIP: u32 = 9;
export const CITY_PLACES: u32 = 10;
export const PLACE_STATE: u32 = 11;
export const PLACE_ZIPS: u32 = 12;
export const ZIP_HIGH: u32 = 13;
export const ZIP_LOW: u32 = 14;
export const ZIP_MORE: u32 = 15;
export const ODD_ZIPS: u32 = 16;
export const ODD_PLACES: u32 = 17;
export const PLACE_CHOICE: u32 = 18;
export const PLACE_HIGH: u32 = 19;
export const PLACE_MIDDLE: u32 = 20;
export const PLACE_LOW: u32 = 21;
export const ROW_ZIP: u32 = 22;
export const FLAGS: u32 = 23;
/** Number of sections; the last section, `open`, is optional. */
export const SECTIONS: u32 = 27;

/** Address of the next unread byte of each section, and of its end. */
const cursors = memory.data(27 * 4);
const ends = memory.data(27 * 4);

export function setSection(section: u32, from: usize, bytes: u32): void {
  put(cursors, section, from);
  put(ends, section, from + bytes);
}

// @inline
export function cursor(section: u32): usize {
  return get(cursors, section);
}

// @inline
export function setCursor(section: u32, at: usize): void {
  put(cursors, section, at);
}

// @inline
export function endOf(section: u32): usize {
  return get(ends, section);
}

/** Returns the number of unread bytes. */
export function left(section: u32): u32 {
  return endOf(section) - cursor(section);
}

// @inline
export function readByte(section: u32): u32 {
  const at = cursor(section);
  check(at < endOf(section), SECTION);
  setCursor(section, at + 1);
  return load<u8>(at);
}

/** Reads an unsigned LEB128 number of at most 32 bits. */
export function readVarint(section: u32): u32 {
  let value: u64 = 0;
  for (let shift: u64 = 0; shift < 35; shift += 7) {
    const byte = readByte(section);
    value |= (<u64>(byte & 0x7f)) << shift;
    if (byte < 0x80) {
      check(value <= 0xffffffff, SECTION);
      return <u32>value;
    }
  }
  check(false, SECTION);
  return 0;
}

/** Checks that no unread bytes are left; otherwise reader and writer disagree. */
export function expectEnd(section: u32): void {
  check(left(section) === 0, SECTION);
}

/** Reads sixteen numbers if each of them takes one byte. Returns how many were read: 16 or 0. */
function readNarrow(section: u32, into: usize): u32 {
  const at = cursor(section);
  if (at + WIDE > endOf(section)) return 0;
  const bytes = v128.load(at);
  if (i8x16.bitmask(bytes) !== 0) return 0;
  widen(bytes, into);
  setCursor(section, at + WIDE);
  return WIDE;
}

/** Reads `count` numbers, which must use up the section. Reserves memory only if the section has at least `count` bytes. */
export function readVarints(section: u32, count: u32): usize {
  check(count <= left(section), SECTION);
  const list = reserveList(count);
  for (let at: u32 = 0; at < count; ) {
    const narrow: u32 = count - at < WIDE ? 0 : readNarrow(section, list + (at << 2));
    const next = narrow > 0 ? at + narrow : min(at + WIDE, count);
    if (narrow > 0) at = next;
    while (at < next) put(list, at++, readVarint(section));
  }
  expectEnd(section);
  return list;
}

/** Returns the number of varints that end in the section. */
export function countVarints(section: u32): u32 {
  return countBelow(cursor(section), endOf(section), 0x80);
}
