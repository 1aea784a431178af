import type { Point } from '#domain/place.ts';
import { readChecked } from '../checked-json.ts';

export const ZIP_FORMAT = 'ZIP1';

/** Content of centroids.bin and zips-0.bin … zips-9.bin: zips, ascending, and their centroids. */
export interface ZipColumns {
  readonly unitsPerDegree: number;
  /** Each number is the difference from the previous one, the first from 0; coordinates in units. */
  readonly zips: readonly number[];
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
}

/** Zips, ascending, with the coordinates of their centroids in degrees. */
export interface ZipPoints {
  readonly zips: Uint32Array;
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

const sumUp = (steps: readonly number[]): number[] => {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
};

/** Reads and checks a file of zips. Throws IndexError. */
export const readZipPoints = (bytes: Uint8Array): ZipPoints => {
  const { content } = readChecked<ZipColumns>(ZIP_FORMAT, bytes);
  const degrees = (steps: readonly number[]): Float64Array =>
    Float64Array.from(sumUp(steps), (units) => units / content.unitsPerDegree);
  return {
    zips: Uint32Array.from(sumUp(content.zips)),
    latitudes: degrees(content.latitudes),
    longitudes: degrees(content.longitudes),
  };
};

/** Returns the position of a zip, or -1 if it is unknown. */
export const findZip = ({ zips }: ZipPoints, zip: number): number => {
  let [low, high] = [0, zips.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((zips[middle] ?? 0) < zip) low = middle + 1;
    else high = middle;
  }
  return zips[low] === zip ? low : -1;
};

export const pointOfZip = (points: ZipPoints, zip: number): Point | undefined => {
  const at = findZip(points, zip);
  return at < 0 ? undefined : { latitude: points.latitudes[at] ?? 0, longitude: points.longitudes[at] ?? 0 };
};
