import { defineConfig } from 'vitest/config';

/** Properties run thousands of cases with `npm test -- --full`, few with `npm test`; see tests/support/runs.ts. */
const timeout = process.env.FULL === '1' ? 300_000 : 60_000;

export default defineConfig({
  test: {
    // `--changed` knows which tests import a changed file; files that tests read or compile may affect any test.
    forceRerunTriggers: ['**/!(*.ts|*.tsx|*.mjs)', '**/wasm/assembly/**'],
    // By default Vitest leaves one core unused, which is half of a small machine.
    maxWorkers: '100%',
    // Each process imports shared modules once. A test file that leaves state behind makes others fail; --sequence.shuffle
    // helps to find it.
    isolate: false,
    testTimeout: timeout,
    hookTimeout: timeout,
    coverage: { provider: 'v8', include: ['src/**', 'workers/**/*.ts', 'scripts/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{data,scripts,workers,src}/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/workers/global-setup.ts'],
        },
      },
      // Runs after the build, because it reads dist/.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
