import { TERRITORIES } from '#domain/geography/state.ts';
import { MAP_VIEW, OFF_MAP, type PlacePoints, type StateShapes } from '#domain/geography/us-map.ts';
import type { HospitalFacets, HospitalOptions, StateOption } from '#workers/contract.ts';

/** Minimum counts of shades 1 to 5, ascending; fewer shades for a small directory. The first count is 1. */
export type ShadeSteps = readonly number[];

const ROUND = [1, 2, 3, 4, 5, 10, 15, 20, 25, 40, 50, 75, 100, 150, 200, 300, 400, 500, 1000];

const toRound = (count: number): number =>
  ROUND.reduce((best, round) => (Math.abs(round - count) < Math.abs(best - count) ? round : best));

/** One state in twelve has the darkest shade. */
const DARKEST = 11 / 12;

/** Each step is about twice the previous, rounded. Uses the whole directory, so that a paler map means fewer hospitals. */
export const shadeSteps = (states: readonly StateOption[]): ShadeSteps => {
  const counts = states.map(({ count }) => count).sort((a, b) => a - b);
  const most = counts[Math.floor(DARKEST * counts.length)] ?? 1;
  return [...new Set([1, ...[most / 8, most / 4, most / 2, most].map(toRound)])];
};

/** 0: no hospital; 1 to 5: increasing number of hospitals. */
export const shadeOf = (steps: ShadeSteps, count: number): number =>
  steps.filter((least) => count >= least).length;

/** Eastern states smaller than about 10,000 square miles. */
export const SMALL_STATES = ['VT', 'NH', 'MA', 'RI', 'CT', 'NJ', 'DE', 'MD', 'DC'] as const;

export const isSmall = (state: string): boolean => (SMALL_STATES as readonly string[]).includes(state);

export const mapStates = (
  counts: readonly StateOption[],
  steps: ShadeSteps,
  /** "Texas, 123 hospitals". */
  nameOf: (state: string, count: number) => string,
) => {
  const all = counts.map(({ state, count }) => ({
    state,
    count,
    shade: shadeOf(steps, count),
    name: nameOf(state, count),
  }));
  return {
    large: all.filter(({ state }) => !isSmall(state) && !TERRITORIES.has(state)),
    small: SMALL_STATES.flatMap((code) => all.find(({ state }) => state === code) ?? []),
    territories: all.filter(({ state }) => TERRITORIES.has(state)),
  };
};

export type MapStates = ReturnType<typeof mapStates>;
export type MapState = MapStates['large'][number];

/** Position of a state for the arrow keys, in units of the map. */
export interface MapOption {
  readonly state: string;
  readonly at: readonly [x: number, y: number];
}

/** Places the territories in a row below the map. */
export const stopsOf = (
  { large, small, territories }: MapStates,
  shapes: StateShapes | undefined,
): readonly MapOption[] => [
  ...large.flatMap(({ state }) => {
    const at = shapes?.[state]?.middle;
    return at === undefined ? [] : [{ state, at }];
  }),
  ...small.map(({ state }, index) => ({
    state,
    at: shapes?.[state]?.middle ?? ([900, 100 + 30 * index] as const),
  })),
  ...territories.map(({ state }, index) => ({
    state,
    at: [600 + 60 * index, MAP_VIEW.y + MAP_VIEW.height + 40] as const,
  })),
];

/** Minimum number of hospitals for each dot size. The area of a dot is roughly proportional to the number. */
export const DOT_STEPS = [1, 2, 5, 12] as const;

/** One path per dot size. `M8 9h0` is a zero-length line that round caps turn into a dot. */
export type DotPaths = readonly string[];

const sizeOf = (count: number): number => DOT_STEPS.findLastIndex((least) => count >= least);

type Cities = HospitalOptions['cities'];
const cityKey = ({ city, state }: { readonly city: string; readonly state: string }): string =>
  `${city}|${state}`;

/** `points` has the order of `all`. Returns no dots if the lengths differ, as right after a new directory is deployed. */
export const dotPaths = (all: Cities, points: PlacePoints, cities: HospitalFacets['cities']): DotPaths => {
  const paths = DOT_STEPS.map(() => '');
  if (points.length !== 2 * all.length) return paths;
  const counts = new Map(cities.map((city) => [cityKey(city), city.count]));
  all.forEach((city, index) => {
    const [x = OFF_MAP, y = OFF_MAP] = points.subarray(2 * index, 2 * index + 2);
    const size = sizeOf(counts.get(cityKey(city)) ?? 0);
    if (x !== OFF_MAP && size >= 0) paths[size] += `M${x} ${y}h0`;
  });
  return paths;
};
