import type { Point } from '#domain/point.ts';

/** Mean radius of the earth in kilometres (IUGG, R1): distances on the sphere are within 0.6 % of those on the ellipsoid. */
export const EARTH_RADIUS = 6371.0088;

const RADIANS = Math.PI / 180;

/** A point on the unit sphere, each coordinate a 32-bit float: from the earth's centre to (0°, 0°), (0°, 90° E), the north pole. */
export type Vector = readonly [x: number, y: number, z: number];

export const unitVector = ({ latitude, longitude }: Point): Vector => {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  return [
    Math.fround(Math.cos(north) * Math.cos(east)),
    Math.fround(Math.cos(north) * Math.sin(east)),
    Math.fround(Math.sin(north)),
  ];
};

/** Great-circle kilometres between two points of the unit sphere, from the square of the straight line between them. */
export const kilometresOf = (squaredChord: number): number =>
  2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(squaredChord) / 2));

/** The inverse; infinite from half the way round the earth on. */
export const squaredChordOf = (kilometres: number): number => {
  const angle = kilometres / EARTH_RADIUS;
  return angle >= Math.PI ? Number.POSITIVE_INFINITY : (2 * Math.sin(angle / 2)) ** 2;
};
