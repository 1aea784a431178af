import { put } from '../u32';
import { check, TEXT } from './host';
import { reserve } from './reserve';
import { cursor, endOf, left, ODD_ZIPS, readByte, STATES, setCursor, TEXTS } from './sections';
import { below, countBelow, SLACK, sum, WIDE } from './wide';

/** Bytes below this value begin a text: the number of units shared with the previous text. Other bytes belong to units. */
const FIRST_UNIT: u8 = 0x20;

/** All decoded texts, one after the other, in CESU-8 with every unit in the fewest bytes. */
export let blob: usize = 0;
export let blobEnd: usize = 0;

/** Adds bytes to the texts that were already written after them. */
export function extendTexts(bytes: usize): void {
  blobEnd += bytes;
}

/** Returns an upper bound in bytes for decoded texts: their bytes in the file, plus three for each shared unit. */
function roomOf(section: u32): u64 {
  const end = endOf(section);
  let shared: u64 = 0;
  for (let at = cursor(section); at < end; at += WIDE) {
    const bytes = v128.load(at);
    shared += sum(v128.and(bytes, below(bytes, FIRST_UNIT)));
  }
  return left(section) + 3 * shared;
}

/** Reserves memory for all texts and for cities in title case. */
export function planTexts(): void {
  blob = reserve(2 * roomOf(TEXTS) + roomOf(STATES) + roomOf(ODD_ZIPS) + SLACK);
  blobEnd = blob;
}

// @inline
function append(byte: u32): void {
  store<u8>(blobEnd++, <u8>byte);
}

function continuation(section: u32): u32 {
  const byte = readByte(section);
  check((byte & 0xc0) === 0x80, TEXT);
  return byte & 0x3f;
}

/** Reads the rest of a unit of two or three bytes. */
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

/** Appends ASCII characters up to the next text or non-ASCII character. Returns the number of units. */
function appendPlain(section: u32): u32 {
  const from = cursor(section);
  const end = endOf(section);
  let at = from;
  while (at < end) {
    const bytes = v128.load(at);
    // The comparison is signed: bytes from 0x80 on are negative, so they are below FIRST_UNIT too.
    const stops = i8x16.bitmask(i8x16.lt_s(bytes, i8x16.splat(FIRST_UNIT))) | (1 << 16);
    const plain = min(<usize>ctz(stops), end - at);
    v128.store(blobEnd, bytes);
    blobEnd += plain;
    at += plain;
    if (plain < WIDE) break;
  }
  setCursor(section, at);
  return at - from;
}

/** Appends the units before the next text. Returns their number. */
function appendSuffix(section: u32): u32 {
  let units = appendPlain(section);
  while (left(section) > 0 && load<u8>(cursor(section)) >= FIRST_UNIT) {
    appendUnit(readUnit(section, readByte(section)));
    units += 1 + appendPlain(section);
  }
  return units;
}

/** Returns the address of a unit of a text. `units` and `bytes` are the length of the text. */
function addressOf(unit: u32, text: usize, units: u32, bytes: usize): usize {
  if (units === bytes) return text + unit;
  let at = text;
  for (let nth: u32 = 0; nth < unit; nth++) {
    const lead = load<u8>(at);
    at += lead < 0x80 ? 1 : lead < 0xe0 ? 2 : 3;
  }
  return at;
}

/** Returns the number of texts in a well-formed section, and an upper bound for a malformed section. */
export function countTexts(section: u32): u32 {
  return countBelow(cursor(section), endOf(section), FIRST_UNIT);
}

/** Decodes a section's texts and writes their start and end addresses to `pairs`. Returns their number. */
export function decodeTexts(section: u32, pairs: usize): u32 {
  let count: u32 = 0;
  let units: u32 = 0;
  let before = blobEnd;
  for (; left(section) > 0; count++) {
    const shared = readByte(section);
    check(shared <= units, TEXT);
    const from = blobEnd;
    const end = addressOf(shared, before, units, from - before);
    for (let at = before; at < end; at += WIDE) v128.store(from + (at - before), v128.load(at));
    blobEnd += end - before;
    units = shared + appendSuffix(section);
    put(pairs, 2 * count, from);
    put(pairs, 2 * count + 1, blobEnd);
    before = from;
  }
  return count;
}
