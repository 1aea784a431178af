import { put } from '../u32';
import { check, TEXT } from './refuse';
import { reserve } from './reserve';
import { countBelow, cursor, endOf, left, ODD_ZIPS, readByte, STATES, setCursor, TEXTS } from './sections';

/** Below this byte stands what a text shares with the one before; from it on, its units. */
const FIRST_UNIT: u8 = 0x20;

/** All texts as they were decoded, one after the other, in CESU-8: every unit in the fewest bytes. */
export let blob: usize = 0;
export let blobEnd: usize = 0;

/** Decoded, a text takes no more bytes than it does in the file, and three for each unit that it shares. */
function roomOf(section: u32): u64 {
  const end = endOf(section);
  let room: u64 = left(section);
  for (let at = cursor(section); at < end; at++) {
    const byte = load<u8>(at);
    if (byte < FIRST_UNIT) room += 3 * <u64>byte;
  }
  return room;
}

/** Makes room for all texts, and for cities in title case beside them. */
export function planTexts(): void {
  blob = reserve(2 * roomOf(TEXTS) + roomOf(STATES) + roomOf(ODD_ZIPS));
  blobEnd = blob;
}

// @inline
export function append(byte: u32): void {
  store<u8>(blobEnd++, <u8>byte);
}

function continuation(section: u32): u32 {
  const byte = readByte(section);
  check((byte & 0xc0) === 0x80, TEXT);
  return byte & 0x3f;
}

/** The unit that begins with this byte, of two or three. */
function readUnit(section: u32, lead: u32): u32 {
  if ((lead & 0xe0) === 0xc0) return ((lead & 0x1f) << 6) | continuation(section);
  check((lead & 0xf0) === 0xe0, TEXT);
  const high = continuation(section);
  return ((lead & 0x0f) << 12) | (high << 6) | continuation(section);
}

function appendUnit(unit: u32): void {
  if (unit < 0x80) {
    append(unit);
    return;
  }
  if (unit < 0x800) append(0xc0 | (unit >> 6));
  else {
    append(0xe0 | (unit >> 12));
    append(0x80 | ((unit >> 6) & 0x3f));
  }
  append(0x80 | (unit & 0x3f));
}

/** Appends the units up to the next text, and returns how many there were. */
function appendSuffix(section: u32): u32 {
  let units: u32 = 0;
  for (; left(section) > 0; units++) {
    const at = cursor(section);
    const byte = load<u8>(at);
    if (byte < FIRST_UNIT) break;
    setCursor(section, at + 1);
    if (byte < 0x80) append(byte);
    else appendUnit(readUnit(section, byte));
  }
  return units;
}

/** Where a text's unit of this number begins. */
function addressOf(unit: u32, text: usize): usize {
  let at = text;
  for (let nth: u32 = 0; nth < unit; nth++) {
    const lead = load<u8>(at);
    at += lead < 0x80 ? 1 : lead < 0xe0 ? 2 : 3;
  }
  return at;
}

/** Texts that a well-formed section holds, and more than it holds in any case. */
export function countTexts(section: u32): u32 {
  return countBelow(section, FIRST_UNIT);
}

/** Decodes a section's texts: where each begins and ends goes to `pairs`. Returns their number. */
export function decodeTexts(section: u32, pairs: usize): u32 {
  let count: u32 = 0;
  let units: u32 = 0;
  let before = blobEnd;
  for (; left(section) > 0; count++) {
    const shared = readByte(section);
    check(shared <= units, TEXT);
    const from = blobEnd;
    const end = addressOf(shared, before);
    for (let at = before; at < end; at++) append(load<u8>(at));
    units = shared + appendSuffix(section);
    put(pairs, 2 * count, from);
    put(pairs, 2 * count + 1, blobEnd);
    before = from;
  }
  return count;
}
