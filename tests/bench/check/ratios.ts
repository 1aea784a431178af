import { readable } from '../measure.ts';
import { type Failure, isFailure } from '../peers/jobs.ts';
import type { LoadResult } from '../peers/load.ts';
import type { ContestantName } from '../peers/registry.ts';
import type { Division, Match } from '../peers/results.ts';

/** A figure and what it is made of, or why there is none. */
export interface Measured {
  readonly measured: number | undefined;
  readonly note: string;
}

export const missing = (note: string): Measured => ({ measured: undefined, note });

export const matchOf = ({ entries }: Division, name: ContestantName): Match | Failure => {
  const entry = entries.find((each) => each.name === name);
  return entry?.match ?? { failed: `${name} was not asked` };
};

export const ratioOf = (match: Match | Failure, key: 'mean' | 'textMean'): Measured =>
  isFailure(match)
    ? missing(match.failed)
    : {
        measured: match.ratios[key],
        note: `${readable(match.peer[key])} : ${readable(match.core[key])}, ${match.asked} queries`,
      };

/** The best peer whose counts are all right; the plain engine is ours, and no peer. */
export const bestExact = ({ entries }: Division): Measured => {
  const exact = entries.flatMap(({ name, title, match }) =>
    name === 'plain' || match === undefined || isFailure(match) || match.wrongCounts > 0
      ? []
      : [{ title, measured: match.ratios.p95, match }],
  );
  const [best] = exact.sort((left, right) => left.measured - right.measured);
  if (best === undefined) return missing('no exact peer finished');
  const { title, measured, match } = best;
  return { measured, note: `${title}: ${readable(match.peer.p95)} : ${readable(match.core.p95)}` };
};

export const loadOf = ({ entries }: Division, name: ContestantName): LoadResult | Failure =>
  entries.find((entry) => entry.name === name)?.load ?? { failed: `${name} was not loaded` };

export const loadRatio = (slow: LoadResult | Failure, fast: LoadResult | Failure): Measured => {
  if (isFailure(slow)) return missing(slow.failed);
  if (isFailure(fast)) return missing(fast.failed);
  return {
    measured: slow.cold / fast.cold,
    note: `${readable(slow.cold)} : ${readable(fast.cold)} in fresh processes; repeated ${readable(slow.warm)} : ${readable(fast.warm)}`,
  };
};
