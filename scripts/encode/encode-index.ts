import type { Hospital } from '#domain/hospital.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import { bitPlane, frontCode } from './encode-bytes.ts';
import { encodeNames, encodeTies } from './encode-names.ts';
import { nameOrder } from './encode-order.ts';
import { encodePlaces, encodeRowPlaces, findPlaces } from './encode-places.ts';
import { textTable } from './encode-texts.ts';
import { tokenizeNames } from './encode-tokens.ts';
import { CHECKSUM_AT, HEADER_BYTES, MAGIC, SECTIONS, type Section, VERSION } from './index-format.ts';

type Planes = Readonly<Record<Section, ArrayLike<number>>>;

const encodePlanes = (hospitals: readonly Hospital[]): Planes => {
  const names = tokenizeNames(hospitals);
  const table = textTable(names, new Set(hospitals.map(({ city }) => city)));
  const places = findPlaces(hospitals, table);
  return {
    texts: frontCode(table.texts),
    kinds: table.kinds,
    ...encodeNames(names, table),
    nameTies: encodeTies(hospitals),
    ...encodePlaces(places, table),
    ...encodeRowPlaces(hospitals, names, places, table),
    ultra: bitPlane(hospitals, ({ ultra }) => ultra),
    plus: bitPlane(hospitals, ({ plus }) => plus),
    core: bitPlane(hospitals, ({ core }) => core),
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
 * The search index of a directory, see index-format.ts. Takes records without duplicates (name, city, state, zip); the bytes
 * depend neither on their order nor on locale or clock. Any text survives: empty, Unicode, lone surrogates, irregular zips.
 */
export const encodeIndex = (hospitals: readonly Hospital[]): Uint8Array =>
  assemble(hospitals.length, encodePlanes(nameOrder(hospitals)));
