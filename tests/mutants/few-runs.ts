import fc, { type IPropertyWithHooks, type Parameters } from 'fast-check';

export * from 'fast-check';

/** Maximum number of cases per property for a mutant. Only the real code is tested with thousands. */
const MOST_RUNS = 80;
/** Fixed seed, so that every run tests a mutant with the same cases. */
const SEED = 20_261_120;

/** fast-check for mutation tests, with few cases and without shrinking. test-bundles.ts replaces fast-check with this module. */
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
