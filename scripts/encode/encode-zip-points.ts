import type { Hospital } from '#domain/hospital.ts';
import type { Point } from '#domain/place.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import {
  ZIP_CHECKED_FROM,
  ZIP_HEADER_BYTES,
  ZIP_MAGIC,
  ZIP_VERSION,
} from '#workers/hospitals/near/zip-points.ts';
import { isZip } from '../data/cells.ts';
import { foldCity } from '../data/cities/city-names.ts';
import type { Gazetteer } from '../data/cities/gazetteer.ts';
import type { GazetteerEntry } from '../data/cities/gazetteer-sources.ts';

type ByteColumn = number[];

/** Appends an unsigned LEB128 number. */
export const pushVarint = (plane: ByteColumn, value: number): void => {
  let rest = value;
  while (rest > 0x7f) {
    plane.push(0x80 | (rest & 0x7f));
    rest = Math.floor(rest / 0x80);
  }
  plane.push(rest);
};

const steps = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => {
    const step = number - (numbers[at - 1] ?? 0);
    return step < 0 ? -2 * step - 1 : 2 * step;
  });

/** Writes low bytes, then the rest. Low bytes are noise, the rest is nearly always 0: brotli compresses them better apart. */
const pushSteps = (plane: ByteColumn, ...lists: readonly (readonly number[])[]): void => {
  for (const list of lists) for (const step of list) plane.push(step % 256);
  for (const list of lists) for (const step of list) pushVarint(plane, Math.floor(step / 256));
};

/** Encodes a file of ascending zips and their points, in the format of `workers/hospitals/near/zip-points.ts`. */
export const encodeZipPoints = (
  points: readonly (readonly [zip: number, point: Point])[],
  unitsPerDegree: number,
): Uint8Array => {
  const plane: ByteColumn = [];
  const units = (degrees: number): number => Math.round(degrees * unitsPerDegree);
  for (const step of points.map(([zip], at) => zip - (points[at - 1]?.[0] ?? 0))) pushVarint(plane, step);
  const latitudes = steps(points.map(([, { latitude }]) => units(latitude)));
  const longitudes = steps(points.map(([, { longitude }]) => units(longitude)));
  pushSteps(plane, latitudes, longitudes);
  const bytes = new Uint8Array(ZIP_HEADER_BYTES + plane.length);
  bytes.set(plane, ZIP_HEADER_BYTES);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, ZIP_MAGIC, true);
  header.setUint16(8, ZIP_VERSION, true);
  header.setUint16(10, unitsPerDegree, true);
  header.setUint32(12, points.length, true);
  header.setUint32(4, checksum(bytes, ZIP_CHECKED_FROM), true);
  return bytes;
};

/** Units per degree: 0.001 degree is at most 111 m. */
const CENTROID_UNITS = 1000;

/** Returns the centroid of the zip; for an unlisted zip, the first point of its city, or the mean of its three-digit area. */
const pointOf = ({ zip, city, state }: Hospital, gazetteer: Gazetteer): Point | undefined =>
  gazetteer.zip(zip)?.point ?? gazetteer.place(state, foldCity(city))?.points[0] ?? gazetteer.locate(zip);

const collectPoints = (hospitals: readonly Hospital[], gazetteer: Gazetteer): [number, Point][] => {
  const points = new Map<number, Point>();
  for (const hospital of hospitals) {
    const number = Number(hospital.zip);
    if (!isZip(hospital.zip) || points.has(number)) continue;
    const point = pointOf(hospital, gazetteer);
    if (point) points.set(number, point);
  }
  return [...points].sort(([a], [b]) => a - b);
};

/** Encodes centroids.bin: the zips of the directory. If two cities have the same unlisted zip, the first hospital decides. */
export const encodeCentroids = (hospitals: readonly Hospital[], gazetteer: Gazetteer): Uint8Array =>
  encodeZipPoints(collectPoints(hospitals, gazetteer), CENTROID_UNITS);

/** Units per degree: 0.01 degree is at most 0.8 km off, the accuracy of a zip's centroid. */
const ZIP_UNITS = 100;

/** Encodes zips-0.bin … zips-9.bin: every US zip with a centroid, by first digit, so a visitor who types a zip loads a tenth. */
export const encodeZips = (entries: readonly GazetteerEntry[]): ReadonlyMap<string, Uint8Array> => {
  const points = new Map<number, Point>();
  for (const { zip, point } of entries) if (zip !== undefined && point) points.set(Number(zip), point);
  const sorted = [...points].sort(([left], [right]) => left - right);
  return new Map(
    Array.from({ length: 10 }, (_, digit) => [
      `zips-${digit}.bin`,
      encodeZipPoints(
        sorted.filter(([zip]) => Math.floor(zip / 10_000) === digit),
        ZIP_UNITS,
      ),
    ]),
  );
};
