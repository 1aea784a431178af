import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from '../data/write-atomically.ts';
import { coreFile, WASM_FOLDER } from './open-directory.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASSEMBLY = 'workers/hospitals/wasm/assembly';
const SOURCE = `${ASSEMBLY}/index.ts`;

/** Whether the core exists and is not older than its sources and the compiler. */
export const isCompiled = (): boolean => {
  const sources = readdirSync(join(ROOT, ASSEMBLY), { recursive: true, encoding: 'utf8' });
  const files = [
    fileURLToPath(import.meta.url),
    join(ROOT, 'package-lock.json'),
    ...sources.map((name) => join(ROOT, ASSEMBLY, name)),
  ];
  const changed = Math.max(...files.map((file) => statSync(file).mtimeMs));
  return existsSync(coreFile()) && statSync(coreFile()).mtimeMs >= changed;
};

/** Options for small code. Functions that must be inlined are marked (decision 011). */
const OPTIONS = '-O3 --shrinkLevel 1 --noAssert --enable simd --runtime stub --bindings raw'.split(' ');

/** Reads a source. The compiler's decorator is written as a comment, because TypeScript has no decorators for functions. */
const read = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (source) => source.replaceAll(/^\/\/ @inline$/gm, '@inline'),
    () => null,
  );

/** Compiles the core in this process (about four seconds). Throws an Error with the compiler's message. */
export const compileAssembly = async (root = ROOT): Promise<Uint8Array> => {
  // Imported here, because loading the compiler takes most of a second.
  const { default: asc } = await import('assemblyscript/asc');
  const out = 'out.wasm';
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main([SOURCE, ...OPTIONS, '--outFile', out, '--baseDir', root], {
    readFile: (name, base) => read(join(base, name)),
    writeFile: (name, contents) => {
      if (name === out && typeof contents !== 'string') wasm = contents;
    },
    listFiles: () => [],
  });
  if (error !== null || wasm === undefined) throw new Error(`${SOURCE} does not compile.\n${stderr}`);
  return wasm;
};

/** Returns the core of the last build, or compiles it if it is missing or outdated. */
export const readAssembly = async (): Promise<Uint8Array> =>
  isCompiled() ? readFile(coreFile()) : compileAssembly();

export const writeEngine = async (folder = WASM_FOLDER): Promise<void> => {
  const wasm = await compileAssembly();
  // Another build may read the file at this moment.
  writeAtomically(new Map([[coreFile(folder), wasm]]));
};
