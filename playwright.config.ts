import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.TEST_PORT || 4187);
const browser =
  process.env.CHROMIUM_PATH || (existsSync('.cache/browser') ? readFileSync('.cache/browser', 'utf8') : '');
if (browser === '') throw new Error('No browser is set up: run "node scripts/setup.mjs --browser" first.');

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tests tagged @full run with `npm test -- --full` only.
  ...(process.env.FULL === '1' ? {} : { grepInvert: /@full/ }),
  workers: 2,
  timeout: 45_000,
  reporter: [['list'], ['json', { outputFile: '.cache/browser-tests.json' }]],
  // The same browser renders these screenshots on every machine (tests/e2e/pages/visual.spec.ts), so few pixels may differ.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  expect: {
    // A busy machine with two cores needs more than the default 5 s for a first visit.
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', scale: 'device', threshold: 0.02, maxDiffPixels: 30 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Playwright's mocked responses do not reach a service worker, so only the tests of the service worker allow one.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browser,
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'node --import ./scripts/typescript.mjs scripts/serve.ts',
    cwd: process.cwd(),
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
