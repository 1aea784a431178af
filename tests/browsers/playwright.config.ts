import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** Elsewhere Playwright finds Firefox. */
const firefox =
  process.env.FIREFOX_PATH || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

const engine = (browserName: 'chromium' | 'firefox' | 'webkit', use = {}) => ({
  name: browserName,
  // These tests use nothing that only Chromium can do.
  grep: /@engines/,
  use: { browserName, ...use },
});

export default defineConfig(shared, {
  testDir: '../e2e',
  outputDir: '../../test-results',
  reporter: 'list',
  grepInvert: [],
  timeout: 120_000,
  projects: [
    engine('chromium'),
    // The installed Firefox, over WebDriver BiDi.
    engine('firefox', {
      channel: 'moz-firefox',
      launchOptions: { executablePath: firefox },
    }),
    engine('webkit', { launchOptions: {} }),
  ],
});
