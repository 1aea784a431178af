import { type File, startTests, type Task, type Test, type VitestRunner } from '@vitest/runner';
import type { TestBundle } from './test-bundles.ts';

/** What instrumented code reads and writes, under a name that Stryker gives. */
export interface Instruments {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  mutantCoverage?: Coverage | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
}

/** Mutant → how often it was reached: while files load, and by each test. */
export interface Coverage {
  readonly static: Record<string, number>;
  readonly perTest: Record<string, Record<string, number>>;
}

/** Tests over thousands of rows, or over whole data files: a mutant that only they would notice counts as a survivor. */
const SLOW = /realistic size|at most 60 km|take ten files|are all there|95 %|thousands of words/;

/** How tests are run: all, or those that are wanted; to the end, or until one fails. */
export interface Running {
  readonly wanted?: ReadonlySet<string> | undefined;
  readonly stopAtFailure: boolean;
  /** Without those that take long. */
  readonly quick?: boolean;
  readonly instruments?: Instruments;
}

export const nameOf = (task: Task): string => {
  const before = task.suite === undefined ? '' : nameOf(task.suite);
  return before === '' ? task.name : `${before} ${task.name}`;
};
export const idOf = (test: Test): string => `${test.file.filepath}#${nameOf(test)}`;

export const testsOf = (task: Task): Test[] => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);

/** Its own messages too: a file that does not load, a hook that throws. */
export const failureOf = (task: Task): string | undefined => {
  if (task.result?.state === 'fail' && task.type !== 'suite')
    return task.result.errors?.[0]?.message ?? 'failed';
  const inside =
    task.type === 'suite' ? task.tasks.map(failureOf).find((each) => each !== undefined) : undefined;
  return (
    inside ?? (task.result?.state === 'fail' ? (task.result.errors?.[0]?.message ?? 'failed') : undefined)
  );
};

/** The test that failed; when the file did not even load, any. */
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
  tagsFilter: undefined,
  strictTags: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  diffOptions: undefined,
});

/** Runs a file's tests that are wanted, until one fails. */
const runFile = async (
  bundle: TestBundle,
  { wanted, stopAtFailure, quick = false, instruments = {} }: Running,
): Promise<File> => {
  let failed = false;
  // A skipped test has no end: what the next file reaches while it loads would count for that test.
  instruments.currentTestId = undefined;
  const runner = {
    config: configure(),
    importFile: () => bundle.evaluate(),
    onBeforeRunTask: (test: Test) => {
      const isSlow = quick && SLOW.test(test.name);
      if ((failed && stopAtFailure) || isSlow || wanted?.has(idOf(test)) === false) test.mode = 'skip';
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

/** The runs of a file's tests: one, or where they need fresh modules one for each. */
export async function* runsOf(bundle: TestBundle, running: Running): AsyncGenerator<File> {
  if (!bundle.apart) {
    yield await runFile(bundle, running);
    return;
  }
  const all = testsOf(await runFile(bundle, { ...running, wanted: new Set() })).map(idOf);
  for (const id of all)
    if (running.wanted?.has(id) !== false) yield await runFile(bundle, { ...running, wanted: new Set([id]) });
}
