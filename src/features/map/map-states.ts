import { MAP_VIEW, type StateShapes } from '#domain/us-map.ts';
import type { StateOption } from '#workers/contract.ts';
import { type Shade, type ShadeSteps, shadeOf } from './shading.ts';
import { isSmall, SMALL_STATES, type Stop } from './steering.ts';

/** A state that can be chosen, as the map shows it. */
export interface MapState {
  /** Postal code. */
  readonly state: string;
  readonly count: number;
  readonly shade: Shade;
  /** "Texas, 123 hospitals". */
  readonly name: string;
}

export interface MapStates {
  /** On the map itself. */
  readonly large: readonly MapState[];
  /** Beside it, because their outlines are too small to hit. */
  readonly small: readonly MapState[];
  readonly territories: readonly MapState[];
}

/** Those of the 50 states and D.C. have outlines; the rest are territories. Known before the outlines are here. */
const TERRITORIES: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** The directory's states with what they are called and how dark they are. */
export const mapStates = (
  counts: readonly StateOption[],
  steps: ShadeSteps,
  nameOf: (state: string, count: number) => string,
): MapStates => {
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

/** Where the keyboard stands on each: its place on the map; territories in a row under it. */
export const stopsOf = (
  { large, small, territories }: MapStates,
  shapes: StateShapes | undefined,
): readonly Stop[] => [
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
