import type { HospitalEngine, HospitalPage, Near } from '#workers/contract.ts';
import type { EngineParts, SearchCore } from '../core.ts';
import type { Directory } from '../directory.ts';
import { createEngine } from '../hospital-engine.ts';
import { narrowCore } from '../narrow-core.ts';
import { isValidNear, kilometersBetween } from './distances.ts';
import { findZip, type ZipPoints } from './zip-points.ts';

/** Maps each row to the position of its zip in `points`; to the number of points where the zip is unknown. */
const findRowPoints = ({ rowZip }: Directory, points: ZipPoints): Uint32Array =>
  rowZip.map((zip) => {
    const at = findZip(points, zip);
    return at < 0 ? points.zips.length : at;
  });

/** Distances of all points from an origin. The last entry is for unknown zips: -1 km, which is within any radius. */
interface View {
  readonly near: Near;
  readonly kilometers: Float64Array;
}

const UNKNOWN = -1;

const viewFrom = (near: Near, { zips, latitudes, longitudes }: ZipPoints): View => {
  const kilometers = new Float64Array(zips.length + 1).fill(UNKNOWN);
  for (let at = 0; at < zips.length; at++)
    kilometers[at] = kilometersBetween(near.point, {
      latitude: latitudes[at] ?? 0,
      longitude: longitudes[at] ?? 0,
    });
  return { near, kilometers };
};

const NONE: Required<Pick<HospitalPage, 'distances' | 'unplaced'>> = { distances: [], unplaced: 0 };

/**
 * Creates the engine for queries with `near`, over the same core and the centroids of the directory's zips: the core filters and
 * sorts, and this engine removes rows beyond the radius. An invalid place (a coordinate or radius that is NaN, an infinite
 * coordinate, a negative radius, a latitude beyond a pole) is ignored; an infinite radius means any distance.
 */
export const createDistanceEngine = (
  { directory, core, engine }: EngineParts,
  points: ZipPoints,
): HospitalEngine => {
  const rowPoint = findRowPoints(directory, points);
  const unknown = points.zips.length;
  const pointOf = (row: number): number => rowPoint[row] ?? unknown;
  let view: View = { near: { point: { latitude: 0, longitude: 0 } }, kilometers: new Float64Array() };
  /** Distances of the last page, and number of unplaced rows of the last search. */
  let found = NONE;

  const { narrow, findAll } = narrowCore(
    { core, directory },
    (row) =>
      (view.kilometers[rowPoint[row] ?? unknown] ?? UNKNOWN) <=
      (view.near.within ?? Number.POSITIVE_INFINITY),
  );
  /** Sorts rows that are in name order; unplaced rows come last. The sort is stable: equal distances stay in name order. */
  const sortByDistance = (rows: Uint32Array, descending: boolean): Uint32Array => {
    const unplaced = (row: number): number => Number(pointOf(row) === unknown);
    const distance = (row: number): number => view.kilometers[pointOf(row)] ?? UNKNOWN;
    const sign = descending ? -1 : 1;
    return rows
      .slice()
      .sort((left, right) => unplaced(left) - unplaced(right) || sign * (distance(left) - distance(right)));
  };
  const kilometersTo = (row: number): number | undefined =>
    pointOf(row) === unknown ? undefined : view.kilometers[pointOf(row)];

  const nearby: SearchCore = {
    ...narrow,
    search: (query, { key, descending, offset, limit }) => {
      const isByDistance = key === 'distance';
      const inside = findAll(query, isByDistance ? undefined : { key, descending });
      const ordered = isByDistance ? sortByDistance(inside, descending) : inside;
      const page = ordered.subarray(offset, offset + limit);
      let unplaced = 0;
      for (const row of inside) if (pointOf(row) === unknown) unplaced++;
      found = { distances: Array.from(page, kilometersTo), unplaced };
      return { total: inside.length, rows: page };
    },
  };
  const measured = createEngine(directory, nearby);
  /** Selects the origin of the next query. */
  const setOrigin = (near: Near): HospitalEngine => {
    view = viewFrom(near, points);
    found = NONE;
    return measured;
  };

  return {
    options: engine.options,
    // The search, which sets `found`, is evaluated before `found` is read.
    search: (query) =>
      isValidNear(query.near) ? { ...setOrigin(query.near).search(query), ...found } : engine.search(query),
    facets: (query) => (isValidNear(query.near) ? setOrigin(query.near) : engine).facets(query),
  };
};
