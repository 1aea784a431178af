import { resolve } from 'node:path';
import type { Module } from 'node:vm';
import type { Test } from '@vitest/runner';
import { writeEngine } from '#scripts/encode/compile-assembly.ts';
import {
  type Coverage,
  failureOf,
  type Instruments,
  idOf,
  killersOf,
  nameOf,
  runTests,
  testsOf,
} from './run-tests.ts';
import type { TestBundle } from './test-bundles.ts';

/*
 * Runs the tests for Stryker. Stryker's own runner for Vitest starts a new thread and loads every module through Vite for each
 * mutant, which takes more than a second, and there are thousands of mutants. This runner runs the same tests in its own
 * process: their code is bundled once and evaluated again for each mutant.
 */

/** Name of the global in which instrumented code finds `Instruments`. */
const NAMESPACE = '__stryker__';

interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
  /** File that contains the mutant. */
  readonly sandboxFileName: string;
}

/** Files that the gazetteer is built with. Mutants of other files may reuse the cached gazetteer. */
const MAKES_GAZETTEER = /gazetteer|(fold|spell)-city|abbreviations|collapse-spaces|state\.ts/;

/** Clears the cached gazetteer. See `keepGazetteer` of test-bundles.ts. */
const forgetGazetteer = (): void => {
  Object.assign(globalThis, { keptGazetteer: undefined });
};

/** Adds the mutants executed while a file loads to the coverage of all its tests. */
const addStatic = (coverage: Coverage, tests: readonly Test[]): void => {
  for (const test of tests) {
    const own = coverage.perTest[idOf(test)] ?? {};
    coverage.perTest[idOf(test)] = own;
    for (const [mutant, hits] of Object.entries(coverage.static)) own[mutant] = (own[mutant] ?? 0) + hits;
  }
};

class InProcessRunner {
  private readonly instruments: Instruments = {};
  private bundles: TestBundle[] = [];

  constructor() {
    Object.assign(globalThis, { [NAMESPACE]: this.instruments });
  }

  capabilities(): { reloadEnvironment: boolean } {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    await writeEngine(resolve('data/generated'));
    // Imported here, because only now is the folder with the mutants the working directory.
    const { findTests, openBundle } = await import('./test-bundles.ts');
    const packages = new Map<string, Promise<Module>>();
    this.bundles = await Promise.all(findTests().map((file) => openBundle(file, packages)));
  }

  async dryRun(): Promise<unknown> {
    const tests: unknown[] = [];
    const perTest: Coverage['perTest'] = {};
    for (const bundle of this.bundles) {
      const coverage: Coverage = { static: {}, perTest: {} };
      forgetGazetteer();
      Object.assign(this.instruments, {
        activeMutant: undefined,
        hitCount: undefined,
        mutantCoverage: coverage,
      });
      const file = await runTests(bundle, this.instruments);
      const failure = failureOf(file);
      if (failure !== undefined) return { status: 'error', errorMessage: `${bundle.file}: ${failure}` };
      const run = testsOf(file).filter(({ result }) => result !== undefined);
      addStatic(coverage, run);
      for (const test of run)
        tests.push({
          id: idOf(test),
          name: nameOf(test),
          status: 0,
          timeSpentMs: test.result?.duration ?? 0,
        });
      Object.assign(perTest, coverage.perTest);
    }
    return { status: 'complete', tests, mutantCoverage: { static: {}, perTest } };
  }

  async mutantRun(run: MutantRun): Promise<unknown> {
    const makesGazetteer = MAKES_GAZETTEER.test(run.sandboxFileName);
    if (makesGazetteer) forgetGazetteer();
    return this.tryMutant(run).finally(makesGazetteer ? forgetGazetteer : undefined);
  }

  private async tryMutant({ activeMutant, testFilter = [], hitLimit }: MutantRun): Promise<unknown> {
    Object.assign(this.instruments, {
      activeMutant: activeMutant.id,
      hitCount: 0,
      hitLimit,
      mutantCoverage: undefined,
    });
    const wanted = new Set(testFilter);
    for (const bundle of this.bundles) {
      if (![...wanted].some((id) => id.startsWith(`${bundle.file}#`))) continue;
      const file = await runTests(bundle, this.instruments, wanted);
      if (hitLimit !== undefined && (this.instruments.hitCount ?? 0) > hitLimit)
        return { status: 'timeout', reason: 'hit limit reached' };
      const failureMessage = failureOf(file);
      if (failureMessage !== undefined)
        return { status: 'killed', killedBy: killersOf(file), failureMessage, nrOfTests: wanted.size };
    }
    return { status: 'survived', nrOfTests: wanted.size };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcessRunner }];
