/** Degrees north and east. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const MILES_PER_DEGREE = 69.1;
const RADIANS = Math.PI / 180;

/** Miles between two points on a flat map: good to a percent within a state, which is all that is asked of it. */
const milesBetween = (a: Point, b: Point): number => {
  const north = a.latitude - b.latitude;
  const east = (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * RADIANS);
  return Math.hypot(north, east) * MILES_PER_DEGREE;
};

/** Miles from a point to the nearest of several; infinite when there are none. */
export const milesToNearest = (from: Point, points: readonly Point[]): number =>
  points.reduce((least, point) => Math.min(least, milesBetween(from, point)), Number.POSITIVE_INFINITY);
