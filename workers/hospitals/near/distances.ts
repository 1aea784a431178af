import type { Point } from '#domain/place.ts';
import type { Near } from '#workers/contract.ts';

/** Mean radius of the earth in kilometers (IUGG, R1); distances on this sphere are within 0.6 % of those on the ellipsoid. */
const EARTH_RADIUS = 6371.0088;

const RADIANS = Math.PI / 180;

/** Millimetres per kilometer. Distances are rounded to these, so that points equally far east and west tie exactly. */
const PER_KILOMETER = 1e6;

const squareOfHalfSine = (degrees: number): number => Math.sin((degrees * RADIANS) / 2) ** 2;

/** Great-circle kilometers by the haversine formula. */
export const kilometersBetween = (from: Point, to: Point): number => {
  const along = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  const half =
    squareOfHalfSine(to.latitude - from.latitude) + along * squareOfHalfSine(to.longitude - from.longitude);
  const kilometers = 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(half)));
  return Math.round(kilometers * PER_KILOMETER) / PER_KILOMETER;
};

/** Whether `near` is valid. Hostile URLs contain latitudes beyond the poles and NaN; an invalid place counts as left out. */
export const isValidNear = (near: Near | undefined): near is Near =>
  near !== undefined &&
  Number.isFinite(near.point.longitude) &&
  Math.abs(near.point.latitude) <= 90 &&
  (near.within ?? 0) >= 0;
