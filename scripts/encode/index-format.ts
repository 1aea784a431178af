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
/** Of a directory with an Open column: one section more. */
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
  /** Row: varint, tokens shared with the name before. */
  'nameShared',
  /** Row: varint, tokens that follow. */
  'nameCount',
  /** Row whose first token is new: varint, steps from the last such token, around the end. */
  'nameFirst',
  /** Other tokens: number of a common token, or from the number of common tokens on the high byte of a rare one. */
  'nameCode',
  /** Rare tokens: low bytes of their number. The width is given by their count. */
  'nameRare',
  /** Numbers of rows whose name differs from the one before but collates equal: varint steps. */
  'nameTies',
  /** Front-coded states (as `Hospital.state` has them), by the collation of their readable name. */
  'states',
  /** State: varint, twice its lowest zip / 100, plus 1 if it collates equal to the state before. */
  'stateZip',
  /** City: varint, how many states have it; its places follow in the order of states. */
  'cityPlaces',
  /** Place: varint, its state. */
  'placeState',
  /** Place: varint, its number of distinct five-digit zips. */
  'placeZips',
  /** Place with zips: varint, lowest zip / 100, less its state's. */
  'zipHigh',
  /** Place with zips: byte, lowest zip % 100. */
  'zipLow',
  /** Place's other zips: varint, step from the one before. */
  'zipMore',
  /** Front-coded zips that are not five digits, by code units. */
  'oddZips',
  /** Where they are: pairs of varints, step of the place and number of the text. */
  'oddPlaces',
  /** Row: varint, 0 = the place is in the next section, k = k-th place of those whose city its name holds. */
  'placeChoice',
  /** High bytes of the place numbers. */
  'placeHigh',
  'placeMiddle',
  'placeLow',
  /** Row of a place with several zips: varint, which one. */
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

/** Bytes of a rare token's number after its high byte, for so many tokens in all. */
export const rareWidth = (tokens: number): number => (tokens > 16_384 ? 2 : 1);

/** "FORT WORTH" → "Fort Worth": a capital after anything that is not a letter. Only asked for ASCII. */
export const titleCase = (upper: string): string => {
  const lower = upper.toLowerCase();
  if (ONE_WORD.test(lower)) return upper.charAt(0).toUpperCase() + lower.slice(1);
  return lower.replace(WORD_START, (_, before: string, letter: string) => before + letter.toUpperCase());
};

const ONE_WORD = /^[a-z]*$/;
const WORD_START = /(^|[^a-z])([a-z])/g;
