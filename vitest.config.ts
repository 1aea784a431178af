import { defineConfig } from 'vitest/config';

/** Whether properties run thousands of cases (`npm run test:full`) or few (`npm test`); see tests/support/runs.ts. */
const isFull = process.env.FULL === '1';

const shared = {
  // By default Vitest leaves one core unused, which is half of a small machine.
  maxWorkers: '100%',
  // Each process imports shared modules once. A test file that leaves state behind makes others fail; --sequence.shuffle
  // helps to find it.
  isolate: false,
  testTimeout: isFull ? 300_000 : 60_000,
  hookTimeout: isFull ? 300_000 : 60_000,
} as const;

export default defineConfig({
  test: {
    ...shared,
    // `--changed` knows which tests import a changed file; files that tests read or compile may affect any test.
    forceRerunTriggers: ['**/!(*.ts|*.tsx|*.mjs)', '**/wasm/assembly/**'],
    coverage: { provider: 'v8', include: ['src/**', 'workers/**/*.ts', 'scripts/**/*.ts'] },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/{data,scripts,workers,src}/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/workers/global-setup.ts'],
        },
      },
      // Runs after the build, because it reads dist/.
      { extends: true, test: { ...shared, name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
