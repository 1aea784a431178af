import type { Point } from '#domain/geography/place.ts';
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

/** Centroids by zip of five digits, in ascending order. */
export type ZipPoints = ReadonlyMap<string, Point>;

/** Reads and checks a file of zips. Throws IndexError. */
export const readZipPoints = (bytes: Uint8Array): ZipPoints => {
  const { unitsPerDegree, zips, latitudes, longitudes } = readChecked<ZipColumns>(ZIP_FORMAT, bytes).content;
  let [zip, north, east] = [0, 0, 0];
  return new Map(
    zips.map((step, at) => {
      zip += step;
      north += latitudes[at] ?? 0;
      east += longitudes[at] ?? 0;
      const point = { latitude: north / unitsPerDegree, longitude: east / unitsPerDegree };
      return [String(zip).padStart(5, '0'), point] as const;
    }),
  );
};
