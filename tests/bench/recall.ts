import type { Hospital } from '../../src/domain/hospital.ts';
import type { HospitalSuggester } from '../../workers/contract.ts';
import { seeded } from '../workers/random.ts';
import { makeTypo } from '../workers/typo.ts';

export interface RecallOptions {
  /** Slips per name. */
  readonly typos: number;
  readonly queries: number;
  readonly seed: number;
}

export interface Recall {
  /** Share of names, typed in lower case with the slips, that stand among the first five suggestions. */
  readonly share: number;
  /** What was typed and not found. */
  readonly missed: readonly string[];
  /** Milliseconds per answer. */
  readonly times: readonly number[];
}

/** Recall at five over seeded names of the directory. */
export const measureRecall = (
  suggester: HospitalSuggester,
  hospitals: readonly Hospital[],
  { typos, queries, seed }: RecallOptions,
): Recall => {
  const random = seeded(seed);
  const [missed, times]: [string[], number[]] = [[], []];
  for (let query = 0; query < queries; query++) {
    const { name } = random.pick(hospitals);
    let typed = name.toLowerCase();
    for (let slip = 0; slip < typos; slip++) typed = makeTypo(random, typed);
    const start = performance.now();
    const found = suggester.suggest(typed, 5);
    times.push(performance.now() - start);
    if (!found.some((suggestion) => suggestion.kind === 'hospital' && suggestion.name === name))
      missed.push(typed);
  }
  return { share: 1 - missed.length / queries, missed, times };
};
