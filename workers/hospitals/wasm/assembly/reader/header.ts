import { CHECKSUM, check, LENGTH, MAGIC, VERSION } from './host';
import { SECTIONS, setSection } from './sections';

/* Header of the file, see docs/index-format.md. */

const HIX1: u32 = 0x31584948;
const ROWS_AT: usize = 16;
const LENGTHS_AT: usize = 20;
/** Header length in bytes of a file without the section `open`. */
const HEADER: usize = LENGTHS_AT + 26 * 4;

/** Number of sections of the file: 26 in version 1, 27 in version 2, which adds `open`. */
export let sectionCount: u32 = 0;

/** Rotates to the left by shifts, because baseline compilers of browsers call a function for the rotate instruction. */
// @inline
function rotated(word: u32, bits: u32): u32 {
  return (word << bits) | (word >> (32 - bits));
}

// @inline
function mix(hash: u32, word: u32): u32 {
  const scattered = rotated(word * 0xcc9e2d51, 15) * 0x1b873593;
  return rotated(hash ^ scattered, 13) * 5 + 0xe6546b64;
}

/** MurmurHash3 as in workers/hospitals/checksum.ts. In memory, zeros follow the file up to a multiple of 16 bytes. */
function checksum(file: usize, bytes: usize): u32 {
  const rest = bytes & 3;
  const whole = file + bytes - rest;
  let hash: u32 = 0;
  for (let at = file + ROWS_AT; at < whole; at += 4) hash = mix(hash, load<u32>(at));
  return mix(hash, rest === 0 ? 0 : load<u32>(whole));
}

/** Checks the header and locates the sections. */
export function readHeader(file: usize, bytes: usize): void {
  check(bytes >= 4 && load<u32>(file) === HIX1, MAGIC);
  check(bytes >= HEADER, LENGTH);
  const version = <u32>load<u16>(file, 4);
  sectionCount = load<u16>(file, 6);
  check((version === 1 || version === 2) && sectionCount === 25 + version, VERSION);
  const header = LENGTHS_AT + ((<usize>sectionCount) << 2);
  check(load<u32>(file, 8) === bytes && bytes >= header, LENGTH);
  check(checksumOf(file) === checksum(file, bytes), CHECKSUM);
  let at = file + header;
  for (let section: u32 = 0; section < SECTIONS; section++) {
    const length = section < sectionCount ? load<u32>(file + LENGTHS_AT + ((<usize>section) << 2)) : 0;
    check(length <= file + bytes - at, LENGTH);
    setSection(section, at, length);
    at += length;
  }
  check(at === file + bytes, LENGTH);
}

export function checksumOf(file: usize): u32 {
  return load<u32>(file, 12);
}

/** Returns the number of hospitals according to the header. */
export function rowsOf(file: usize): u32 {
  return load<u32>(file + ROWS_AT);
}
