import type { Hospital } from '#domain/hospital.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import { bitPlane, frontCode } from './encode-bytes.ts';
import { encodeNames, encodeTies } from './encode-names.ts';
import { nameOrder } from './encode-order.ts';
import { encodePlaces, encodeRowPlaces, findPlaces } from './encode-places.ts';
import { textTable } from './encode-texts.ts';
import { tokenizeNames } from './encode-tokens.ts';
import {
  CHECKSUM_AT,
  HEADER_BYTES,
  MAGIC,
  OPEN,
  SECTIONS,
  type Section,
  VERSION,
  VERSION_WITH_OPEN,
} from './index-format.ts';

type Planes = Readonly<Record<Section, ArrayLike<number>> & { [OPEN]?: ArrayLike<number> }>;

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
    ...(hospitals.some(({ open }) => open !== undefined) && {
      [OPEN]: bitPlane(hospitals, ({ open }) => open !== false),
    }),
  };
};

const assemble = (rows: number, planes: Planes): Uint8Array => {
  const sections = ([...SECTIONS, OPEN] as const).flatMap((name) => {
    const plane = planes[name];
    return plane === undefined ? [] : [plane];
  });
  const start = HEADER_BYTES + 4 * sections.length;
  const bytes = new Uint8Array(sections.reduce((sum, plane) => sum + plane.length, start));
  const data = new DataView(bytes.buffer);
  data.setUint32(0, MAGIC, true);
  data.setUint16(4, planes[OPEN] === undefined ? VERSION : VERSION_WITH_OPEN, true);
  data.setUint16(6, sections.length, true);
  data.setUint32(8, bytes.length, true);
  data.setUint32(16, rows, true);
  let at = start;
  sections.forEach((plane, index) => {
    data.setUint32(HEADER_BYTES + 4 * index, plane.length, true);
    bytes.set(plane, at);
    at += plane.length;
  });
  data.setUint32(CHECKSUM_AT, checksum(bytes), true);
  return bytes;
};

/**
 * Encodes the search index of a directory, see index-format.ts. Records must be unique by name, city, state and zip. The bytes
 * do not depend on the order of records, the locale or the clock. Any text is preserved: empty, Unicode, lone surrogates,
 * irregular zips.
 */
export const encodeIndex = (hospitals: readonly Hospital[]): Uint8Array =>
  assemble(hospitals.length, encodePlanes(nameOrder(hospitals)));
