export const FULL = process.env.FULL === '1';

/** Cases of a property: with FULL=1 all, otherwise a tenth, yet 50 at least and 300 at most. */
export const runs = (full: number): number =>
  FULL ? full : Math.min(full, Math.max(50, Math.min(300, Math.round(full / 10))));

/** With FULL=1 all members of a list, otherwise every fifth. */
export const sample = <Member>(all: readonly Member[]): readonly Member[] =>
  FULL ? all : all.filter((_, at) => at % 5 === 0);
