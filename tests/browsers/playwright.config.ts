import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.ts';

/** Titles of the tests in tests/e2e that every engine runs. They use nothing that only Chromium can do. */
const JOURNEYS = [
  'every page hydrates and never scrolls sideways',
  'a visit gets the language of its address, the choice or the browser',
  'the language menu saves the choice and keeps path, query string and fragment',
  'products panel links to plans and the comparison',
  'column headers sort; reload, Back and Forward restore filters and order',
  'suggests names despite a typing error, outside the state too',
  'the form works by keyboard alone, in its order',
  'a long list renders few rows, keeps widths and stars, and has an end',
  'without WebAssembly the plain engine in the worker answers',
  'sorts by column, shows counts or shares, and links to hospitals',
  'links to the next state, and to the finder with as many hospitals',
  'has plans, category and only differences by keyboard, and a reset',
  'an address with another category does not show the first category while loading',
  'follows place, option, family and claim-free years by keyboard',
  'opens its explanation by keyboard; Escape, a button and Tab close it',
  'text typed before the script loads is searched',
  'keeps static sections, and fetches lazy code on scroll',
  'focus in a lazy section fetches its code and stays when the code arrives',
  'a button pressed before the code of its section loads acts later',
  'focus in a section shows it',
];

/** Elsewhere Playwright finds Firefox. */
const firefox =
  process.env.FIREFOX_PATH || ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

const engine = (browserName: 'chromium' | 'firefox' | 'webkit', use = {}) => ({
  name: browserName,
  grep: new RegExp(JOURNEYS.join('|')),
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
