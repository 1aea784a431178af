import type { Point } from '#domain/geography/place.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import type { HospitalEngine, Near } from '#workers/contract.ts';
import { findAll, narrowEngine, pageOf } from '../matches.ts';
import type { ZipPoints } from './zip-points.ts';

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
const isValidNear = (near: Near | undefined): near is Near =>
  near !== undefined &&
  Number.isFinite(near.point.longitude) &&
  Math.abs(near.point.latitude) <= 90 &&
  (near.within ?? 0) >= 0;

/** Returns the function from a zip to the kilometers from the point; to undefined if the location of the zip is unknown. */
const distancesFrom = (from: Point, points: ZipPoints): ((zip: string) => number | undefined) =>
  memoizeByKey((zip) => {
    const to = points.get(zip);
    return to && kilometersBetween(from, to);
  });

/** Creates the engine for queries with `near`: the given engine filters and sorts by all other keys. */
export const createDistanceEngine = (engine: HospitalEngine, points: ZipPoints): HospitalEngine => {
  /** Returns the engine over the hospitals within the radius; hospitals whose location is unknown are within any radius. */
  const inside = ({ within = Number.POSITIVE_INFINITY }: Near, distance: ReturnType<typeof distancesFrom>) =>
    narrowEngine(engine, ({ zip }) => (distance(zip) ?? 0) <= within);
  return {
    options: engine.options,
    search: (query) => {
      const { near, sort } = query;
      if (!isValidNear(near)) return engine.search(query);
      const distance = distancesFrom(near.point, points);
      const found = findAll(inside(near, distance), query).map((row) => ({ row, km: distance(row.zip) }));
      // The sort is stable and these rows are in name order, so ties stay in name order.
      if (sort.key === 'distance')
        found.sort((left, right) => {
          if (left.km === undefined || right.km === undefined)
            return Number(left.km === undefined) - Number(right.km === undefined);
          return (left.km - right.km) * (sort.direction === 'desc' ? -1 : 1);
        });
      const page = pageOf(found, query);
      return {
        total: found.length,
        rows: page.map(({ row }) => row),
        distances: page.map(({ km }) => km),
        unplaced: found.filter(({ km }) => km === undefined).length,
      };
    },
    facets: (query) => {
      const { near } = query;
      const narrowed = isValidNear(near) ? inside(near, distancesFrom(near.point, points)) : engine;
      return narrowed.facets(query);
    },
  };
};
