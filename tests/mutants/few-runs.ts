import fc, { type IPropertyWithHooks, type Parameters } from 'fast-check';

export * from 'fast-check';

/** Cases per property against a mutant: thousands are for the real code. */
const MOST_RUNS = 80;
/** A mutant is killed by the same cases each time, or by none. */
const SEED = 20_261_120;

/** fast-check for mutation tests (vitest.config.ts beside this puts it in its place): few cases, no search for the smallest one. */
export default {
  ...fc,
  assert: <Values>(property: IPropertyWithHooks<Values>, given: Parameters<Values> = {}): void =>
    fc.assert(property, {
      ...given,
      numRuns: Math.min(given.numRuns ?? 100, MOST_RUNS),
      seed: SEED,
      endOnFailure: true,
    }),
};
