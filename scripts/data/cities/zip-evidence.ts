import type { Gazetteer, Place } from './gazetteer.ts';
import { milesToNearest, type Point } from './kilometers.ts';

/** What the row's zip says about where the hospital is. */
export interface ZipEvidence {
  /** The zip's own city, when the zip is listed and belongs to the row's state. */
  readonly place: Place | undefined;
  /** Where the zip is; unknown when it is no zip or one of another state. */
  readonly point: Point | undefined;
  /** Miles within which a city is "near the zip". */
  readonly reach: number;
}

/** Rural zips reach about so far from their centroid … */
const REACH_OF_ZIP = 25;
/** … and the area of a zip's first three digits so far. */
const REACH_OF_AREA = 50;

export const zipEvidence = (gazetteer: Gazetteer, state: string, zip: string): ZipEvidence => {
  const entry = gazetteer.zip(zip);
  if (entry && entry.place.state !== state) return { place: undefined, point: undefined, reach: 0 };
  const reach = entry?.point ? REACH_OF_ZIP : REACH_OF_AREA;
  return { place: entry?.place, point: gazetteer.locate(zip), reach };
};

export const milesFrom = ({ point }: ZipEvidence, place: Place): number =>
  point === undefined ? Number.POSITIVE_INFINITY : milesToNearest(point, place.points);

/** Is the place certainly elsewhere? */
export const isFarAway = (evidence: ZipEvidence, place: Place): boolean =>
  evidence.point !== undefined && place.points.length > 0 && milesFrom(evidence, place) > evidence.reach;
