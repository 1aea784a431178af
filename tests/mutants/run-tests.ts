import { type File, startTests, type Task, type Test, type VitestRunner } from '@vitest/runner';
import type { TestBundle } from './test-bundles.ts';

/** Global state that code instrumented by Stryker reads and writes. */
export interface Instruments {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: Coverage | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

/** Number of times that each mutant was executed: while files load, and by each test. */
export interface Coverage {
  readonly static: Record<string, number>;
  readonly perTest: Record<string, Record<string, number>>;
}

/** Titles of tests over thousands of rows or entire data files. They are skipped; mutants that only they detect survive. */
const SLOW = /realistic size|at most 60 km|take ten files|are all present|95 %/;

export const nameOf = (task: Task): string => {
  const before = task.suite === undefined ? '' : nameOf(task.suite);
  return before === '' ? task.name : `${before} ${task.name}`;
};
export const idOf = (test: Test): string => `${test.file.filepath}#${nameOf(test)}`;

export const testsOf = (task: Task): Test[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);

/** Returns the first error message of a task, including errors of loading a file and of hooks; undefined if it passed. */
export const failureOf = (task: Task): string | undefined => {
  const inside = task.type === 'suite' ? task.tasks.map(failureOf).find(Boolean) : undefined;
  if (inside !== undefined || task.result?.state !== 'fail') return inside;
  return task.result.errors?.[0]?.message || 'failed';
};

/** Returns the id of the test that failed; if the file failed to load, of its first test, if any. */
export const killersOf = (file: File): string[] => {
  const tests = testsOf(file);
  const killer = tests.find(({ result }) => result?.state === 'fail') ?? tests[0];
  return killer === undefined ? [] : [idOf(killer)];
};

const configure = () => ({
  root: process.cwd(),
  setupFiles: [],
  passWithNoTests: true,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  maxConcurrency: 1,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  strictTags: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
});

/** Runs all tests of a file but the slow ones; if some are wanted, only these and only until the first failure. */
export const runTests = async (
  bundle: TestBundle,
  instruments: Instruments,
  wanted?: ReadonlySet<string>,
): Promise<File> => {
  let failed = false;
  // onAfterRunTask is not called for a skipped test, so mutants executed while the next file loads would count for it.
  instruments.currentTestId = undefined;
  const runner = {
    config: configure(),
    importFile: () => bundle.evaluate(),
    onBeforeRunTask: (test: Test) => {
      const isWanted = wanted === undefined || (!failed && wanted.has(idOf(test)));
      if (!isWanted || SLOW.test(test.name)) test.mode = 'skip';
      instruments.currentTestId = idOf(test);
    },
    onAfterRunTask: (test: Test) => {
      instruments.currentTestId = undefined;
      failed ||= test.result?.state === 'fail';
    },
  };
  const [file] = await startTests([bundle.file], runner as unknown as VitestRunner);
  if (file === undefined) throw new Error(`${bundle.file} has not been run`);
  return file;
};
