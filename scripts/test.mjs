// npm test: every check in turn, each told apart, and at the end one line with the real counts.
// npm run test:full walks every page in every language at every width besides (tests/e2e/pages/walk.spec.ts).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const NODE_TS = ['--import', './scripts/typescript.mjs'];
const bin = (name) => `node_modules/${name}`;

const UNIT_REPORT = '.cache/unit-tests.json';
const BROWSER_REPORT = '.cache/browser-tests.json';

const unitCounts = () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests } = JSON.parse(
    readFileSync(UNIT_REPORT, 'utf8'),
  );
  // A file that does not load holds no failed test, yet it failed.
  return {
    passed: numPassedTests,
    failed: numFailedTests || (numFailedTestSuites > 0 || numTotalTests === 0 ? 1 : 0),
  };
};

const browserCounts = () => {
  const { stats, errors } = JSON.parse(readFileSync(BROWSER_REPORT, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
};

const CHECKS = [
  { name: 'types', run: [bin('typescript/bin/tsc'), '-b', '--force'] },
  { name: 'lint', run: [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  {
    name: 'unit tests',
    run: [
      bin('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    counts: unitCounts,
  },
  { name: 'build', run: [...NODE_TS, 'scripts/build.ts'] },
  { name: 'unused code', run: [bin('knip/bin/knip.js')] },
  { name: 'size budgets', run: [bin('size-limit/bin.js')] },
  { name: 'browser tests', run: [bin('@playwright/test/cli.js'), 'test'], counts: browserCounts },
];

const perform = ({ name, run, counts }) => {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(process.execPath, run, {
    stdio: 'inherit',
    env: { ...process.env, HOSPITALS_CSV: '', FULL: process.argv.includes('--full') ? '1' : '' },
  });
  const ok = status === 0;
  try {
    const { passed, failed } = counts?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
    return { name, passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { name, passed: 0, failed: 1 };
  }
};

mkdirSync('.cache', { recursive: true });
for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
const results = CHECKS.map(perform);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log('');
for (const { name, passed, failed } of results)
  console.log(`${failed ? 'FAILED' : 'passed'}  ${name}: ${passed} passed, ${failed} failed`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
