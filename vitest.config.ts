import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{bench,data,fuzz,scripts,workers,src}/**/*.test.{ts,tsx}'],
    coverage: { provider: 'v8', include: ['src/**', 'workers/*.ts', 'scripts/**/*.ts'] },
    globalSetup: ['tests/workers/global-setup.ts'],
    // One is kept free otherwise, half of a small machine.
    maxWorkers: '100%',
    // Each process loads what several files import once. A file that leaves something behind fails another: run with --sequence.shuffle.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
