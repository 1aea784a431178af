import { KM_PER_MILE, type Point } from '#domain/geography/place.ts';
import { kilometersBetween } from '#workers/hospitals/near/distance-engine.ts';
import { isZip } from '../cells.ts';
import type { Gazetteer, Place } from './gazetteer.ts';

/** Returns the miles from a point to the nearest of several points; Infinity if there are none. */
export const milesToNearest = (from: Point, points: readonly Point[]): number =>
  Math.min(...points.map((point) => kilometersBetween(from, point) / KM_PER_MILE));

/**
 * Returns the location of a hospital as implied by the row's zip: the zip's own city and its point, both undefined if the zip
 * belongs to another state, and the miles within which a city counts as near the zip.
 */
export const zipEvidence = (gazetteer: Gazetteer, state: string, zip: string) => {
  const entry = gazetteer.zip(zip);
  if (entry && entry.place.state !== state) return { place: undefined, point: undefined, reach: 0 };
  // A rural zip extends 25 miles from its centroid; an area of zips with the same first three digits extends 50.
  const reach = entry?.point ? 25 : 50;
  return { place: entry?.place, point: gazetteer.locate(zip), reach };
};

export type ZipEvidence = ReturnType<typeof zipEvidence>;

export const milesFrom = ({ point }: ZipEvidence, place: Place): number =>
  point === undefined ? Number.POSITIVE_INFINITY : milesToNearest(point, place.points);

export const isFarAway = (evidence: ZipEvidence, place: Place): boolean =>
  evidence.point !== undefined && place.points.length > 0 && milesFrom(evidence, place) > evidence.reach;

/** Returns the reason to doubt a zip, or undefined. Suspicious zips are reported, never changed. */
export const zipProblem = (zip: string, state: string, gazetteer: Gazetteer): string | undefined => {
  if (zip === '') return 'missing';
  if (!isZip(zip)) return 'not five digits';
  const entry = gazetteer.zip(zip);
  if (entry === undefined) return 'not in the gazetteer';
  return entry.place.state === state ? undefined : `belongs to ${entry.place.name}, ${entry.place.state}`;
};
