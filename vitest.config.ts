import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{bench,data,fuzz,scripts,workers,src}/**/*.test.{ts,tsx}'],
    coverage: { provider: 'v8', include: ['src/**', 'workers/*.ts', 'scripts/**/*.ts'] },
    globalSetup: ['tests/workers/global-setup.ts'],
    // One is kept free otherwise, half of a small machine.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
