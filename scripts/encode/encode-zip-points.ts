import type { Point } from '#domain/geography/place.ts';
import type { Hospital } from '#domain/hospital.ts';
import { encodeChecked } from '#workers/hospitals/checked-json.ts';
import { byUnits } from '#workers/hospitals/collation.ts';
import { ZIP_FORMAT, type ZipColumns } from '#workers/hospitals/near/zip-points.ts';
import { isZip } from '../data/cells.ts';
import { foldCity } from '../data/cities/city-names.ts';
import type { Gazetteer } from '../data/cities/gazetteer.ts';
import type { GazetteerEntry } from '../data/cities/gazetteer-sources.ts';

const steps = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

/** Encodes a file of zips of five digits and their points, in any order. */
export const encodeZipPoints = (
  points: Iterable<readonly [zip: string, point: Point]>,
  unitsPerDegree: number,
): Uint8Array => {
  const sorted = [...points].sort(([left], [right]) => byUnits(left, right));
  const units = (degrees: number): number => Math.round(degrees * unitsPerDegree);
  return encodeChecked(ZIP_FORMAT, {
    unitsPerDegree,
    zips: steps(sorted.map(([zip]) => Number(zip))),
    latitudes: steps(sorted.map(([, { latitude }]) => units(latitude))),
    longitudes: steps(sorted.map(([, { longitude }]) => units(longitude))),
  } satisfies ZipColumns);
};

/** Units per degree: 0.001 degree is at most 111 m. */
const CENTROID_UNITS = 1000;

/** Returns the centroid of the zip; for an unlisted zip, the first point of its city, or the mean of its three-digit area. */
const pointOf = ({ zip, city, state }: Hospital, gazetteer: Gazetteer): Point | undefined =>
  gazetteer.zip(zip)?.point ?? gazetteer.place(state, foldCity(city))?.points[0] ?? gazetteer.locate(zip);

/** Encodes centroids.bin: the zips of the directory. If two cities have the same unlisted zip, the first hospital decides. */
export const encodeCentroids = (hospitals: readonly Hospital[], gazetteer: Gazetteer): Uint8Array => {
  const points = new Map<string, Point>();
  for (const hospital of hospitals) {
    const { zip } = hospital;
    const point = isZip(zip) && !points.has(zip) ? pointOf(hospital, gazetteer) : undefined;
    if (point) points.set(zip, point);
  }
  return encodeZipPoints(points, CENTROID_UNITS);
};

/** Units per degree: 0.01 degree is at most 0.8 km off, the accuracy of a zip's centroid. */
const ZIP_UNITS = 100;

/** Encodes zips-0.bin … zips-9.bin: every US zip with a centroid, by first digit, so a visitor who types a zip loads a tenth. */
export const encodeZips = (entries: readonly GazetteerEntry[]): ReadonlyMap<string, Uint8Array> => {
  const points = new Map<string, Point>();
  for (const { zip, point } of entries) if (zip !== undefined && point) points.set(zip, point);
  return new Map(
    Array.from({ length: 10 }, (_, digit) => {
      const inFile = [...points].filter(([zip]) => zip.startsWith(String(digit)));
      return [`zips-${digit}.bin`, encodeZipPoints(inFile, ZIP_UNITS)];
    }),
  );
};
