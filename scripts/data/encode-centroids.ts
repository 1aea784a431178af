import type { Hospital } from '#domain/hospital.ts';
import type { Point } from './distance.ts';
import { foldCity } from './fold-city.ts';
import type { Gazetteer } from './gazetteer.ts';
import { isZip } from './normalize-zip.ts';

/**
 * centroids.bin: where the zips of the directory are. All little-endian.
 *
 *   0  u32  magic "ZIPC"           8  u32  count n
 *   4  u16  version 1             12  u32  FNV-1a checksum of all that follows
 *   6  u16  0                     16  u32 × n  zips as numbers, ascending
 *                                     i32 × n  latitudes, then i32 × n longitudes, in 1/10,000 degree (11 m)
 */
const MAGIC = 0x4350495a;
const VERSION = 1;
const HEADER_BYTES = 16;
const UNITS_PER_DEGREE = 10_000;

const fnv1a = (bytes: Uint8Array): number => {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
};

/** The zip's own centroid; for a zip too new to be listed that of the city it is used with. */
const locate = ({ zip, city, state }: Hospital, gazetteer: Gazetteer): Point | undefined =>
  gazetteer.zip(zip)?.point ?? gazetteer.place(state, foldCity(city))?.points[0] ?? gazetteer.locate(zip);

const collectPoints = (hospitals: readonly Hospital[], gazetteer: Gazetteer): [number, Point][] => {
  const points = new Map<number, Point>();
  for (const hospital of hospitals) {
    const number = Number(hospital.zip);
    if (!isZip(hospital.zip) || points.has(number)) continue;
    const point = locate(hospital, gazetteer);
    if (point) points.set(number, point);
  }
  return [...points].sort(([a], [b]) => a - b);
};

/** Takes the hospitals in their final order, which decides between two cities of one unlisted zip. */
export const encodeCentroids = (hospitals: readonly Hospital[], gazetteer: Gazetteer): Uint8Array => {
  const points = collectPoints(hospitals, gazetteer);
  const data = new DataView(new ArrayBuffer(HEADER_BYTES + 12 * points.length));
  points.forEach(([zip, { latitude, longitude }], index) => {
    const at = HEADER_BYTES + 4 * index;
    data.setUint32(at, zip, true);
    data.setInt32(at + 4 * points.length, Math.round(latitude * UNITS_PER_DEGREE), true);
    data.setInt32(at + 8 * points.length, Math.round(longitude * UNITS_PER_DEGREE), true);
  });
  const bytes = new Uint8Array(data.buffer);
  data.setUint32(0, MAGIC, true);
  data.setUint16(4, VERSION, true);
  data.setUint32(8, points.length, true);
  data.setUint32(12, fnv1a(bytes.subarray(HEADER_BYTES)), true);
  return bytes;
};
