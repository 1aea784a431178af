// npm test: every check, then one line with the totals. npm run test:full: every language, width and case.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { setUpBrowser } from './setup.mjs';

await setUpBrowser();

const isFull = process.argv.includes('--full');
const NODE_TS = ['--import', './scripts/typescript.mjs'];
const VITEST = 'node_modules/vitest/vitest.mjs';

const FULL_PREFIX = isFull ? 'FULL=1 ' : '';
const here = (path) => relative('.', path);

/** Results of a Vitest run. A file that does not load counts as failed, though none of its tests failed. */
const readUnitReport = (project, report) => () => {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const command = `${FULL_PREFIX}npx vitest run --project ${project}`;
  const again = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length === 0
        ? [`${command} ${here(name)}`]
        : failed.map(({ fullName }) => `${command} ${here(name)} -t ${JSON.stringify(fullName)}`);
    });
  return { passed: numPassedTests, failed: again.length || (numTotalTests === 0 ? 1 : 0), again };
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const readBrowserReport = (report) => () => {
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const again = suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, line }) => `${FULL_PREFIX}npx playwright test ${file}:${line}`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, again };
};

const vitest = (project) => {
  const report = `.cache/${project}-tests.json`;
  return {
    run: [
      VITEST,
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    report,
    read: readUnitReport(project, report),
  };
};

const BROWSER_REPORT = '.cache/browser-tests.json';

const STAGES = [
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-b', '--force'], repeat: 'npm run types' },
  {
    name: 'lint',
    run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    repeat: 'npm run lint',
  },
  { name: 'unit tests', ...vitest('unit'), repeat: 'npm run unit' },
  {
    name: 'build',
    run: [...NODE_TS, 'scripts/build.ts'],
    // Skips the slowest compression and link previews, which no test needs; `npm run test:full` builds everything.
    env: isFull ? {} : { QUICK_BUILD: '1' },
    repeat: 'npm run build',
  },
  // After the build, because the code imports generated files.
  { name: 'unused code', run: ['node_modules/knip/bin/knip.js'], repeat: 'npx knip' },
  ...(isFull
    ? [{ name: 'size budgets', run: ['node_modules/size-limit/bin.js'], repeat: 'npx size-limit' }]
    : []),
  { name: 'built pages', ...vitest('site'), repeat: 'npx vitest run --project site' },
  {
    name: 'browser tests',
    run: ['node_modules/@playwright/test/cli.js', 'test'],
    report: BROWSER_REPORT,
    read: readBrowserReport(BROWSER_REPORT),
    repeat: 'npm run e2e',
  },
];

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

/** A failed exit without a counted failure counts as one. */
const perform = async (stage) => {
  const { name, report, read, repeat } = stage;
  console.log(`\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const ok = await runStage(stage);
  const time = performance.now() - start;
  try {
    const { passed, failed, again } = read?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1, again: [] };
    return {
      name,
      time,
      passed,
      failed: ok ? failed : Math.max(failed, 1),
      again: again.length > 0 ? again : [repeat],
    };
  } catch {
    return { name, time, passed: 0, failed: 1, again: [repeat] };
  }
};

mkdirSync('.cache', { recursive: true });
printEnvironment();
const results = [];
for (const stage of STAGES) results.push(await perform(stage));
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log('');
for (const { name, passed, failed, time, again } of results) {
  console.log(
    `${failed ? 'FAILED' : 'passed'}  ${name}: ${passed} passed, ${failed} failed, ${seconds(time)}`,
  );
  if (failed) for (const command of again) console.log(`        repeat: ${command}`);
}
console.log(`        all stages: ${seconds(sum('time'))}`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
