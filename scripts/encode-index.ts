import type { Hospital } from '#domain/hospital.ts';
import {
  CHECKSUM_AT,
  checksum,
  HEADER_BYTES,
  MAGIC,
  SECTIONS,
  type Section,
  VERSION,
} from '#workers/index-format.ts';
import { bitPlane, frontCode, type Plane } from './encode-bytes.ts';
import { encodeNames, encodeTies } from './encode-names.ts';
import { nameOrder } from './encode-order.ts';
import { findPhrases, tokenize } from './encode-phrases.ts';
import { encodePlaces, encodeRowPlaces, findPlaces } from './encode-places.ts';
import { type TextTable, textTable } from './encode-texts.ts';

type Planes = Readonly<Record<Section, Plane>>;

/** City names of several words are tokens too: they are in the table anyhow, and tell the place. */
const tokenizeAll = (hospitals: readonly Hospital[]): (readonly string[])[] => {
  const cities = new Set(
    hospitals.flatMap(({ city }) => (city.includes(' ') ? [city, city.toUpperCase()] : [])),
  );
  const phrases = new Set([...findPhrases(hospitals.map(({ name }) => name.split(' '))), ...cities]);
  let longest = 1;
  for (const phrase of phrases) longest = Math.max(longest, phrase.split(' ').length);
  return hospitals.map(({ name }) => tokenize(name, phrases, longest));
};

const countTokens = (names: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const tokens of names) for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
};

const encodePlanes = (hospitals: readonly Hospital[]): Planes => {
  const names = tokenizeAll(hospitals);
  const table: TextTable = textTable(countTokens(names), [...new Set(hospitals.map(({ city }) => city))]);
  const places = findPlaces(hospitals, table);
  return {
    texts: frontCode(table.texts),
    kinds: [...table.kinds],
    ...encodeNames(names, table),
    nameTies: encodeTies(hospitals.map(({ name }) => name)),
    ...encodePlaces(places, table),
    ...encodeRowPlaces(hospitals, names, places, table),
    ultra: bitPlane(hospitals.map(({ ultra }) => ultra)),
    plus: bitPlane(hospitals.map(({ plus }) => plus)),
    core: bitPlane(hospitals.map(({ core }) => core)),
  };
};

const assemble = (rows: number, planes: Planes): Uint8Array => {
  const start = HEADER_BYTES + 4 * SECTIONS.length;
  const bytes = new Uint8Array(SECTIONS.reduce((sum, name) => sum + planes[name].length, start));
  const data = new DataView(bytes.buffer);
  data.setUint32(0, MAGIC, true);
  data.setUint16(4, VERSION, true);
  data.setUint16(6, SECTIONS.length, true);
  data.setUint32(8, bytes.length, true);
  data.setUint32(16, rows, true);
  let at = start;
  SECTIONS.forEach((name, index) => {
    data.setUint32(HEADER_BYTES + 4 * index, planes[name].length, true);
    bytes.set(planes[name], at);
    at += planes[name].length;
  });
  data.setUint32(CHECKSUM_AT, checksum(bytes), true);
  return bytes;
};

/**
 * The search index of a directory, as `workers/index-format.ts` describes it.
 * Takes records without duplicates (name, city, state, zip) in any order; the bytes depend on nothing else, neither
 * on that order nor on locale or clock. Any text survives: empty, Unicode, lone surrogates, zips that are no zips.
 */
export const encodeIndex = (hospitals: readonly Hospital[]): Uint8Array =>
  assemble(hospitals.length, encodePlanes(nameOrder(hospitals)));
