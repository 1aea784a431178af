export const FULL = process.env.FULL === '1';

/** Maximum number of cases of a property for mutation tests. */
const MOST_RUNS = Number(process.env.MOST_RUNS ?? Number.POSITIVE_INFINITY);

/** Number of cases of a property: all with FULL=1, otherwise a tenth, but at least 50 and at most 300. */
export const runs = (full: number): number =>
  Math.min(MOST_RUNS, FULL ? full : Math.min(full, Math.max(50, Math.min(300, Math.round(full / 10)))));

/** All members of a list with FULL=1, otherwise every fifth or another share. */
export const sample = <Member>(all: readonly Member[], step = 5): readonly Member[] =>
  FULL ? all : all.filter((_, at) => at % step === 0);
