/**
 * The index file, little-endian:
 *
 *   0  u32  magic "HIX1"
 *   4  u16  format version
 *   6  u16  number of sections
 *   8  u32  length of the file in bytes
 *  12  u32  checksum of everything after it, see workers/hospitals/checksum.ts
 *  16  u32  rows
 *  20  u32  length in bytes of each section, in the order of SECTIONS
 *   …       the sections, one after the other, without gaps
 *
 * docs/index-format.md explains every section byte by byte.
 */
export const MAGIC = 0x3158_4948;
export const VERSION = 1;
/** Version for a directory with an Open column, with one more section. */
export const VERSION_WITH_OPEN = 2;
export const HEADER_BYTES = 20;
export const CHECKSUM_AT = 12;
/** Longest prefix that a text may share with the text before, in UTF-16 units. */
export const MAX_SHARED = 31;

/** The planes of the file. Similar bytes are together, which brotli compresses best. */
export const SECTIONS = [
  /** Front-coded texts in collation order: parts of names, and cities. */
  'texts',
  /** One byte per text: KIND bits. */
  'kinds',
  /** Row: varint, number of leading tokens shared with the name before. */
  'nameShared',
  /** Row: varint, number of tokens after the shared ones. */
  'nameCount',
  /** Row that shares no token: varint, steps from the last such token to its first token, modulo the number of tokens. */
  'nameFirst',
  /** Other tokens: byte, number of a common token, or the number of common tokens plus the high byte of a rare token's number. */
  'nameCode',
  /** Rare tokens: low bytes of their number, high byte first. The total number of tokens determines the width (`rareWidth`). */
  'nameRare',
  /** Numbers of rows whose name differs from the one before but collates equal: varint steps. */
  'nameTies',
  /** Front-coded states (as `Hospital.state` has them), by the collation of their readable name. */
  'states',
  /** State: varint, twice its lowest zip / 100, plus 1 if it collates equal to the state before. */
  'stateZip',
  /** City: varint, number of states with the city; the city's places follow in the order of states. */
  'cityPlaces',
  /** Place: varint, its state. */
  'placeState',
  /** Place: varint, its number of distinct five-digit zips. */
  'placeZips',
  /** Place with zips: varint, lowest zip / 100, less its state's. */
  'zipHigh',
  /** Place with zips: byte, lowest zip % 100. */
  'zipLow',
  /** Place's other zips: varint, step from the zip before. */
  'zipMore',
  /** Front-coded zips that are not five digits, by code units. */
  'oddZips',
  /** Places of the odd zips: pairs of varints, step from the place before and number of the text in oddZips. */
  'oddPlaces',
  /** Row: varint, 0 = the place is in the next three sections, k = k-th place that the tokens of the name imply. */
  'placeChoice',
  /** Rows with placeChoice 0: bytes of the place number, one section per byte. */
  'placeHigh',
  'placeMiddle',
  'placeLow',
  /** Row of a place with several zips: varint, number of the zip among the place's zips. */
  'rowZip',
  /** One bit per row, lowest bit first. */
  'ultra',
  'plus',
  'core',
] as const;
export type Section = (typeof SECTIONS)[number];
/** One bit per row, only if the directory has the column. */
export const OPEN = 'open';

/** Bits of `kinds`. */
export const KIND = {
  /** A token of names. */
  name: 1,
  /** Among the tokens that take one byte. */
  common: 2,
  /** A city, written in title case. */
  title: 4,
  /** A city in its own spelling. */
  asIs: 8,
  /** This city collates equal to the city before. */
  tie: 16,
} as const;

/** Returns the number of bytes of a rare token's number after the high byte. `tokens` counts rare and common tokens. */
export const rareWidth = (tokens: number): number => (tokens > 16_384 ? 2 : 1);

/** "FORT WORTH" → "Fort Worth": a capital at the start and after each character that is not a letter. Only for ASCII texts. */
export const titleCase = (upper: string): string => {
  const lower = upper.toLowerCase();
  if (ONE_WORD.test(lower)) return upper.charAt(0).toUpperCase() + lower.slice(1);
  return lower.replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase());
};

const ONE_WORD = /^[a-z]*$/;
const WORD_START = /(^|[^a-z])([a-z])/g;
