import { defineConfig } from 'vitest/config';

/** Few cases per property in `npm test`, thousands in `npm run test:full` (tests/support/runs.ts). */
const isFull = process.env.FULL === '1';

const shared = {
  // By default Vitest leaves one core free, half of a small machine.
  maxWorkers: '100%',
  // A process imports shared modules once. A test file that leaves state behind fails others: find it with --sequence.shuffle.
  isolate: false,
  testTimeout: isFull ? 300_000 : 60_000,
  hookTimeout: isFull ? 300_000 : 60_000,
} as const;

export default defineConfig({
  test: {
    ...shared,
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
      // Reads dist/: runs after the build.
      { extends: true, test: { ...shared, name: 'site', include: ['tests/site/**/*.test.ts'] } },
    ],
  },
});
