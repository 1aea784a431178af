import type { Hospital } from '#domain/hospital.ts';
import type { Point } from '#domain/place.ts';
import { isZip } from '../data/cells.ts';
import { foldCity } from '../data/cities/city-names.ts';
import type { Gazetteer } from '../data/cities/gazetteer.ts';
import { encodeZipPoints } from './encode-zip-points.ts';

/** 0.001 degree is 111 m at most. */
const UNITS_PER_DEGREE = 1000;

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

/**
 * centroids.bin: where the zips of the directory are, as `workers/hospitals/near/zip-points.ts` describes it.
 * Takes the hospitals in their final order, which decides between two cities of one unlisted zip.
 */
export const encodeCentroids = (hospitals: readonly Hospital[], gazetteer: Gazetteer): Uint8Array =>
  encodeZipPoints(collectPoints(hospitals, gazetteer), UNITS_PER_DEGREE);
