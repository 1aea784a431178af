import { spawnSync } from 'node:child_process';
import { type Check, isTest, type TestCheck } from './fault.ts';

const VITEST = ['vitest/vitest.mjs', 'run', '--reporter=verbose', '--project'];
export const COMMANDS: Readonly<Record<Check['stage'], readonly string[]>> = {
  types: ['typescript/bin/tsc', '-b', '--force'],
  lint: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'unused code': ['knip/bin/knip.js'],
  'unit tests': [...VITEST, 'unit'],
  'built pages': [...VITEST, 'site'],
  'browser tests': ['@playwright/test/cli.js', 'test', '--reporter=list'],
};

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

const unique = (items: readonly string[]): readonly string[] => [...new Set(items)];
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the arguments that select only these tests. */
const narrowed = (tests: readonly TestCheck[]): readonly string[] => {
  const titles = unique(tests.map(({ title }) => literal(title))).join('|');
  return [
    ...unique(tests.map(({ file }) => file)),
    tests[0]?.stage === 'browser tests' ? '-g' : '-t',
    titles,
  ];
};

/** Runs checks of one stage in a folder; with `whole` the entire stage, as `npm test` does. */
export const runChecks = (folder: string, checks: readonly [Check, ...Check[]], whole = false): Outcome => {
  const [tool = '', ...rest] = COMMANDS[checks[0].stage];
  const tests = checks.filter(isTest);
  const some = whole || tests.length === 0 ? [] : narrowed(tests);
  const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${tool}`, ...rest, ...some], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { ok: status === 0, output: stdout + stderr };
};

/** Returns the report lines that begin with this mark and contain the title of this test. */
const linesOf = ({ output }: Outcome, mark: RegExp, { title }: TestCheck): readonly string[] =>
  output.split('\n').filter((line) => mark.test(line) && line.replace(/ [›>] /g, ' ').includes(title));

const PASSED = /^\s*✓ /;
const FAILED = /^\s*[×✘] /;

/** Returns whether the check fails, in the expected test, with the expected message. */
export const isCaught = (check: Check, outcome: Outcome): boolean =>
  !outcome.ok &&
  (!isTest(check) || linesOf(outcome, FAILED, check).length > 0) &&
  (check.says?.test(outcome.output) ?? true);

/** Returns whether the check runs and passes without the fault. */
export const isGreen = (check: Check, outcome: Outcome): boolean =>
  isTest(check)
    ? linesOf(outcome, PASSED, check).length > 0 && linesOf(outcome, FAILED, check).length === 0
    : outcome.ok;
