import { NOWHERE, type PlacePoints } from '#domain/us-map.ts';
import type { HospitalFacets, HospitalOptions } from '#workers/contract.ts';

/** The least number of hospitals of each size of dot. Their areas grow as these numbers do, about. */
export const DOT_STEPS = [1, 2, 5, 12] as const;

/** For each size, all its dots as one path of points: `M8 9h0` drawn with a round pen. */
export type DotPaths = readonly string[];

const sizeOf = (count: number): number => DOT_STEPS.findLastIndex((least) => count >= least);

type Cities = HospitalOptions['cities'];
const nameOf = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  `${city}|${state}`;

/**
 * Dots for the cities of an answer. `all` are the directory's cities, in the order of `points`; where the two do not
 * belong together, which can only be for a moment after a new directory was put up, there are none.
 */
export const dotPaths = (all: Cities, points: PlacePoints, cities: HospitalFacets['cities']): DotPaths => {
  const paths = DOT_STEPS.map(() => '');
  if (points.length !== 2 * all.length) return paths;
  const counts = new Map(cities.map((city) => [nameOf(city), city.count]));
  all.forEach((city, index) => {
    const [x = NOWHERE, y = NOWHERE] = points.subarray(2 * index, 2 * index + 2);
    const size = sizeOf(counts.get(nameOf(city)) ?? 0);
    if (x !== NOWHERE && size >= 0) paths[size] += `M${x} ${y}h0`;
  });
  return paths;
};
