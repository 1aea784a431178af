// npm test: runs every check, then prints a line with the totals.
// npm test -- --full: also covers every language, viewport width and case.
// npm test -- --changed: runs types, lint, and the unit tests of the files changed since the last commit.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { setUp, setUpBrowser } from './setup.mjs';

const isFull = process.argv.includes('--full');
const isCheck = process.argv.includes('--changed');
const NODE_TS = ['--import', './scripts/typescript.mjs'];
const FULL_PREFIX = isFull ? 'FULL=1 ' : '';

/** Reads a Vitest report. A file that fails to load counts as failed, although none of its tests failed. */
const readUnitReport =
  (project) =>
  ({ numPassedTests, numTotalTests, testResults }) => {
    const again = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const command = `${FULL_PREFIX}npx vitest run --project ${project} ${relative('.', name)}`;
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        return failed.length === 0
          ? [command]
          : failed.map(({ fullName }) => `${command} -t ${JSON.stringify(fullName)}`);
      });
    // With --changed an empty run is allowed, because no test may depend on the changed files.
    const isEmpty = numTotalTests === 0 && !isCheck;
    return { passed: numPassedTests, failed: again.length || Number(isEmpty), again };
  };

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const readBrowserReport = ({ stats, errors, suites }) => {
  const again = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line }) => `${FULL_PREFIX}npx playwright test ${file}:${line}`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, again };
};

/** A stage of Vitest; `options` are also those of the command that repeats the stage. */
const vitest = (name, project, ...options) => {
  const report = `.cache/${project}-tests.json`;
  const run = ['run', '--project', project, ...options];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    run: ['node_modules/vitest/vitest.mjs', ...run, ...reporters],
    report,
    read: readUnitReport(project),
    repeat: `npx vitest ${run.join(' ')}`,
  };
};

const TYPES = {
  name: 'types',
  run: ['node_modules/typescript/bin/tsc', '-b', '--force'],
  repeat: 'npx tsc -b --force',
};
const LINT = {
  name: 'lint',
  run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  repeat: 'npx biome check --error-on-warnings',
};
const UNIT = vitest('unit tests', 'unit');
const UNIT_OF_CHANGES = vitest('unit tests of the changed files', 'unit', '--changed');
const BUILD = {
  name: 'build',
  run: [...NODE_TS, 'scripts/build.ts'],
  // Skips the slowest compression and link previews, which no test needs; `npm test -- --full` builds everything.
  env: isFull ? {} : { QUICK_BUILD: '1' },
  repeat: 'npm run build',
};
// Runs after the build, because the code imports generated files.
const UNUSED = { name: 'unused code', run: ['node_modules/knip/bin/knip.js'], repeat: 'npx knip' };
const SIZES = { name: 'size budgets', run: ['node_modules/size-limit/bin.js'], repeat: 'npm run budget' };
const PAGES = vitest('built pages', 'site');
const BROWSER = {
  name: 'browser tests',
  run: ['node_modules/@playwright/test/cli.js', 'test'],
  report: '.cache/browser-tests.json',
  read: readBrowserReport,
  repeat: 'npx playwright test',
};

/** Stages of the same group run at the same time. */
const stageGroups = () =>
  isCheck
    ? [[TYPES, LINT], [UNIT_OF_CHANGES]]
    : [[LINT], [TYPES, BUILD], [UNIT], [UNUSED, PAGES], ...(isFull ? [[SIZES]] : []), [BROWSER]];

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(0)} s`;

const printEnvironment = () => {
  const browser = readFileSync('.cache/browser', 'utf8');
  const { stdout } = spawnSync(browser, ['--version'], { encoding: 'utf8' });
  console.log(
    `Node ${process.versions.node}, ${stdout?.trim() || 'a browser of unknown version'} (${browser})`,
  );
};

const runStage = ({ run, env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, run, {
      stdio: 'inherit',
      env: { ...process.env, HOSPITALS_CSV: '', FULL: isFull ? '1' : '', ...env },
    });
    child.on('exit', (status) => resolve(status === 0));
  });

/** Runs a stage and returns its results. An exit code of failure without a counted failure counts as one failure. */
const perform = async (stage) => {
  const { name, report, read, repeat } = stage;
  console.log(`\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const ok = await runStage(stage);
  const time = performance.now() - start;
  try {
    const { passed, failed, again } = report
      ? read(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: Number(ok), failed: Number(!ok), again: [] };
    return {
      name,
      time,
      passed,
      failed: ok ? failed : Math.max(failed, 1),
      again: again.length > 0 ? again : [repeat],
    };
  } catch {
    // A run without any test writes no report.
    return { name, time, passed: 0, failed: ok && isCheck ? 0 : 1, again: [repeat] };
  }
};

if (isCheck) setUp();
else await setUpBrowser();
mkdirSync('.cache', { recursive: true });
if (!isCheck) printEnvironment();
const start = performance.now();
const results = [];
for (const group of stageGroups()) results.push(...(await Promise.all(group.map(perform))));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log('');
for (const { name, passed, failed, time, again } of results) {
  console.log(
    `${failed ? 'FAILED' : 'passed'}  ${name}: ${passed} passed, ${failed} failed, ${seconds(time)}`,
  );
  if (failed) for (const command of again) console.log(`        repeat: ${command}`);
}
console.log(`        all stages: ${seconds(performance.now() - start)}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
