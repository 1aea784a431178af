import { defineConfig } from 'vitest/config';

/** Tests that are slow, or that check percentages of an entire corpus, which a mutant rarely changes. */
const LEFT_OUT = ['help-search', 'own-directory', 'city-corpus', 'service-worker', 'site-shards'];

/** Few cases per property, with a fixed seed: a mutant gets the same cases in every run. */
export default defineConfig({
  test: {
    include: ['tests/{workers,scripts/data}/**/*.test.ts'],
    exclude: LEFT_OUT.map((name) => `**/${name}*`),
    globalSetup: ['tests/workers/global-setup.ts'],
    setupFiles: ['tests/mutants/seed.ts'],
    env: { FULL: '1', MOST_RUNS: '80' },
    isolate: false,
    testTimeout: 60_000,
  },
});
