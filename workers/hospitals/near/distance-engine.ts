import type { HospitalEngine, HospitalPage, HospitalQuery, Near } from '#workers/contract.ts';
import type { SearchCore } from '../core.ts';
import { createEngine } from '../hospital-engine.ts';
import type { EngineParts } from '../reference/reference.ts';
import { findRowPoints } from './row-points.ts';
import { kilometresOf, squaredChordOf, unitVector } from './sphere.ts';
import type { ZipPoints } from './zip-points.ts';

/** Latitudes beyond the poles and numbers that are none come from hostile addresses: they name no place. */
const isPlace = ({ point, within = 0 }: Near): boolean =>
  Number.isFinite(point.longitude) && Math.abs(point.latitude) <= 90 && within >= 0;

/** What the last page of a query with an origin tells beside its rows. */
type Distances = Required<Pick<HospitalPage, 'distances' | 'unplaced'>>;

const NONE: Distances = { distances: [], unplaced: 0 };

/**
 * The engine for queries with `near`, over the same core and the centroids of the directory's zips. A place that is none
 * (a coordinate or radius that is NaN, an infinite coordinate, a negative radius, a latitude beyond a pole) counts as
 * left out; an infinite radius is any distance. Made once for a core.
 */
export const createDistanceEngine = async (
  { directory, core, engine }: EngineParts,
  centroids: ZipPoints,
): Promise<HospitalEngine> => {
  const points = findRowPoints(directory, centroids);
  const circle = await core.locate(points);
  let chords: Float32Array = new Float32Array();
  let found = NONE;

  const kilometres = (row: number): number | undefined => {
    const chord = chords[points.rowPoint[row] ?? chords.length];
    return chord === undefined ? undefined : kilometresOf(chord);
  };
  const nearby: SearchCore = {
    ...core,
    search: (query, page) => {
      const answer = core.search({ ...query, nearby: true }, page);
      found = { distances: Array.from(answer.rows, kilometres), unplaced: circle.unplaced() };
      return answer;
    },
    countByState: (query) => core.countByState({ ...query, nearby: true }),
    countByPlace: (query) => core.countByPlace({ ...query, nearby: true }),
  };
  const measured = createEngine(directory, nearby);
  let aimedAt = '';
  const aim = ({ point, within = Number.POSITIVE_INFINITY }: Near): HospitalEngine => {
    const target = `${point.latitude} ${point.longitude} ${within}`;
    // The next page of the same list finds its order made.
    if (target !== aimedAt) chords = circle.aim(unitVector(point), squaredChordOf(within));
    aimedAt = target;
    found = NONE;
    return measured;
  };
  const search = (query: HospitalQuery, near: Near): HospitalPage => ({
    ...aim(near).search(query),
    ...found,
  });

  return {
    options: engine.options,
    search: (query) => (isNear(query) ? search(query, query.near) : engine.search(query)),
    facets: (query) => (isNear(query) ? aim(query.near) : engine).facets(query),
  };
};

const isNear = (query: HospitalQuery): query is HospitalQuery & { readonly near: Near } =>
  query.near !== undefined && isPlace(query.near);
