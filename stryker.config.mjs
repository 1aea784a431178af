/** Mutation testing of the workers and of the directory's normalization. See docs/mutation-testing.md. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: [
    'workers/**/*.ts',
    '!workers/hospitals/wasm/assembly/**',
    'scripts/data/**/*.ts',
    // Code that runs only in browsers.
    '!workers/search.worker.ts',
    '!workers/{hospitals/fallback,help/help}.ts',
    '!workers/offline/**',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // Endless loops are detected by counting hits, not by time, so a busy machine does not raise the score.
  timeoutMS: 60_000,
  // This file deliberately does not exist, because Stryker cannot read the configuration of TypeScript 7.
  tsconfigFile: 'none.json',
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: ['dist', 'public', 'test-results', 'tests/e2e', 'coverage', 'playwright-report'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  thresholds: { high: 95, low: 90, break: 85 },
};
