import type { Point } from '#domain/place.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import {
  ZIP_CHECKED_FROM,
  ZIP_HEADER_BYTES,
  ZIP_MAGIC,
  ZIP_VERSION,
} from '#workers/hospitals/near/zip-points.ts';
import { type Plane, pushVarint } from './encode-bytes.ts';

const zigzag = (step: number): number => (step < 0 ? -2 * step - 1 : 2 * step);

/** Each number as the zigzag step from the one before. */
const steps = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => zigzag(number - (numbers[at - 1] ?? 0)));

/** Low bytes stand apart from the rest: they are noise, the rest is nearly always 0, and brotli likes them unmixed. */
const pushSteps = (plane: Plane, ...lists: readonly (readonly number[])[]): void => {
  for (const list of lists) for (const step of list) plane.push(step % 256);
  for (const list of lists) for (const step of list) pushVarint(plane, Math.floor(step / 256));
};

/** A file of zips (as numbers, each once, ascending) and their points, as `workers/hospitals/near/zip-points.ts` describes it. */
export const encodeZipPoints = (
  points: readonly (readonly [zip: number, point: Point])[],
  unitsPerDegree: number,
): Uint8Array => {
  const plane: Plane = [];
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
