import type { Hospital } from '#domain/hospital.ts';
import { collate, collateStates, total } from '../encode-order.ts';

/** Different texts in order, and which collate equal to the one before. */
export interface Ranked {
  readonly texts: readonly string[];
  /** Text → how many come before it that collate otherwise. */
  readonly rank: ReadonlyMap<string, number>;
}

const rankTexts = (texts: Iterable<string>, compare: typeof collate): Ranked => {
  const sorted = [...new Set(texts)].sort(total(compare));
  let rank = 0;
  const ranked = sorted.map((text, at) => {
    const before = sorted[at - 1];
    if (before !== undefined && compare(before, text) !== 0) rank++;
    return [text, rank] as const;
  });
  return { texts: sorted, rank: new Map(ranked) };
};

/** All cities and states of a directory: what collation says of them is said once, here, and never in a browser. */
export const rankDirectory = (hospitals: readonly Hospital[]) => ({
  cities: rankTexts(new Set(hospitals.map(({ city }) => city)), collate),
  states: rankTexts(new Set(hospitals.map(({ state }) => state)), collateStates),
});
export type Ranks = ReturnType<typeof rankDirectory>;
