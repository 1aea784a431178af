import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Module } from 'node:vm';
import { compileAssembly, writeEngine } from '#scripts/encode/compile-assembly.ts';
import { coreFile } from '#scripts/encode/open-directory.ts';
import { ASSEMBLY_MUTANTS, type AssemblyMutant } from './assembly-mutants.ts';
import { failureOf, killersOf, runTests } from './run-tests.ts';
import { openBundle, type TestBundle } from './test-bundles.ts';

/*
 * npm run mutants -- --wasm: makes each change of assembly-mutants.ts in a copy of workers/hospitals/wasm/assembly, compiles it
 * and runs the tests of the core, whose oracle is the plain engine.
 * Exits with 1 if a mutant survives or does not match the source.
 */

/** Test files, fastest first. */
const TESTS = ['engine', 'order', 'distance', 'suggest'].map((name) => `tests/workers/${name}.test.ts`);

/** Mutants of the files that begin with the prefix of the command line: npm run mutants -- --wasm scan */
const MUTANTS = ASSEMBLY_MUTANTS.filter(({ file }) => file.startsWith(process.argv[2] ?? ''));

const folder = mkdtempSync(join(tmpdir(), 'assembly-mutants-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Compiles the changed core into the folder. Throws if the text does not occur exactly once in the file. */
const compileMutant = async ({ file, text, replacement }: AssemblyMutant): Promise<void> => {
  cpSync('workers/hospitals/wasm/assembly', join(folder, 'workers/hospitals/wasm/assembly'), {
    recursive: true,
  });
  const path = join(folder, 'workers/hospitals/wasm/assembly', file);
  const parts = readFileSync(path, 'utf8').split(text);
  if (parts.length !== 2) throw new Error(`occurs ${parts.length - 1} times in ${file}: ${text}`);
  writeFileSync(path, parts.join(replacement));
  writeFileSync(coreFile(folder), await compileAssembly(folder));
};

/** Returns the first test that fails; undefined if all pass. */
const findKiller = async (bundles: readonly TestBundle[]): Promise<string | undefined> => {
  for (const bundle of bundles) {
    const file = await runTests(bundle, { stopAtFailure: true });
    if (failureOf(file) !== undefined) return killersOf(file)[0] ?? bundle.file;
  }
  return undefined;
};

const judge = async (mutant: AssemblyMutant, bundles: readonly TestBundle[]): Promise<boolean> => {
  const killer = await compileMutant(mutant)
    .then(() => findKiller(bundles))
    .catch((error: unknown) => {
      console.log(`BROKEN    ${mutant.file}: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    });
  if (killer === null) return false;
  console.log(`${killer === undefined ? 'SURVIVED' : 'killed  '}  ${mutant.file.padEnd(22)}  ${mutant.harm}`);
  if (killer !== undefined) console.log(`${' '.repeat(34)}by ${killer.replace('tests/workers/', '')}`);
  return killer !== undefined;
};

const packages = new Map<string, Promise<Module>>();
const bundles = await Promise.all(TESTS.map((file) => openBundle(file, packages, folder)));
await writeEngine(folder);
const broken = await findKiller(bundles);
if (broken !== undefined) throw new Error(`Without a mutant this fails: ${broken}`);
let killed = 0;
for (const mutant of MUTANTS) killed += Number(await judge(mutant, bundles));
console.log(`\n${killed} of ${MUTANTS.length} killed`);
process.exitCode = killed === MUTANTS.length ? 0 : 1;
