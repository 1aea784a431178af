import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs the browser tests tagged @engines through dist/ in each engine. Needs a build.
 *
 * node --import ./scripts/typescript.mjs tests/browsers/run.ts [--only ENGINES] [--journey TEXT]
 *   --only ENGINES  engines separated by commas: chromium, firefox, webkit; default: all
 *   --journey TEXT  only journeys whose title contains TEXT
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, journey: { type: 'string' } } });
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=tests/browsers/playwright.config.ts',
    ...(values.only?.split(',') ?? []).map((engine) => `--project=${engine}`),
    ...(values.journey === undefined ? [] : ['--grep', values.journey]),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
