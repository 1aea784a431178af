import type { Point } from '#domain/place.ts';
import type { HospitalPage } from '#workers/contract.ts';

const RADIANS = Math.PI / 180;

/** Returns great-circle kilometers by the haversine formula, on a sphere with the mean radius of the earth. */
export const haversine = (from: Point, to: Point): number => {
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude];
  const half = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;
  const along = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(half(north) + along * half(east))));
};

/** Points by ZIP code of five ASCII digits. */
export type Points = ReadonlyMap<string, Point>;

/** Returns the errors in the distances of a page. */
export const wrongDistances = (page: HospitalPage, from: Point, points: Points): string[] =>
  page.rows.flatMap((row, at) => {
    const place = points.get(row.zip);
    const given = page.distances?.[at];
    if (place === undefined) return given === undefined ? [] : [`${row.zip} has no place, yet ${given} km`];
    const right = haversine(from, place);
    return given !== undefined && Math.abs(given - right) <= 1e-5
      ? []
      : [`${given} km instead of ${right} km`];
  });
