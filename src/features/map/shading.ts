import type { StateOption } from '#workers/contract.ts';

/** How dark a state is: 0 has no hospital that matches; 1 to 5 have more and more. */
export type Shade = 0 | 1 | 2 | 3 | 4 | 5;

/** The least count of shades 1 to 5, ascending; fewer where the directory is small. The first is 1. */
export type ShadeSteps = readonly number[];

const ROUND = [1, 2, 3, 4, 5, 10, 15, 20, 25, 40, 50, 75, 100, 150, 200, 300, 400, 500, 1000];

const toRound = (count: number): number =>
  ROUND.reduce((best, round) => (Math.abs(round - count) < Math.abs(best - count) ? round : best));

/** Only one state in twelve is as dark as can be. */
const DARKEST = 11 / 12;

/**
 * Each step twice the one before, at round numbers, up to what few states reach. They are those of the whole directory,
 * whatever is filtered: a paler map then means fewer hospitals.
 */
export const shadeSteps = (states: readonly StateOption[]): ShadeSteps => {
  const counts = states.map(({ count }) => count).sort((a, b) => a - b);
  const most = counts[Math.floor(DARKEST * counts.length)] ?? 1;
  return [...new Set([1, ...[most / 8, most / 4, most / 2, most].map(toRound)])];
};

export const shadeOf = (steps: ShadeSteps, count: number): Shade =>
  steps.filter((least) => count >= least).length as Shade;
