import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Modules } from '#workers/hospitals/wasm/wasm-exports.ts';
import { WASM_FOLDER, wasmFiles } from './open-directory.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ASSEMBLY = 'workers/hospitals/wasm/assembly';
const SOURCES = { core: `${ASSEMBLY}/index.ts`, reader: `${ASSEMBLY}/reader/index.ts` } as const;

/** Whether both modules exist and are not older than their sources and the compiler. */
export const isCompiled = (): boolean => {
  const sources = readdirSync(join(ROOT, ASSEMBLY), { recursive: true, encoding: 'utf8' });
  const files = [
    fileURLToPath(import.meta.url),
    join(ROOT, 'package-lock.json'),
    ...sources.map((name) => join(ROOT, ASSEMBLY, name)),
  ];
  const changed = Math.max(...files.map((file) => statSync(file).mtimeMs));
  return Object.values(wasmFiles()).every((file) => existsSync(file) && statSync(file).mtimeMs >= changed);
};

/** Options for small code. Functions that must be inlined are marked (decision 011). */
const OPTIONS = '-O3 --shrinkLevel 1 --noAssert --enable simd --runtime stub --bindings raw'.split(' ');

/** Reads a source. The compiler's decorator is written as a comment, because TypeScript has no decorators for functions. */
const read = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(
    (source) => source.replaceAll(/^\/\/ @inline$/gm, '@inline'),
    () => null,
  );

/** Compiles AssemblyScript in this process (about four seconds). Throws an Error with the compiler's message. */
const compile = async (source: string, root: string): Promise<Uint8Array> => {
  // Imported here, because loading the compiler takes most of a second.
  const { default: asc } = await import('assemblyscript/asc');
  const out = 'out.wasm';
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main([source, ...OPTIONS, '--outFile', out, '--baseDir', root], {
    readFile: (name, base) => read(join(base, name)),
    writeFile: (name, contents) => {
      if (name === out && typeof contents !== 'string') wasm = contents;
    },
    listFiles: () => [],
  });
  if (error !== null || wasm === undefined) throw new Error(`${source} does not compile.\n${stderr}`);
  return wasm;
};

export const compileAssembly = async (root = ROOT): Promise<Modules<Uint8Array>> => ({
  core: await compile(SOURCES.core, root),
  reader: await compile(SOURCES.reader, root),
});

/** Returns the modules of the last build, or compiles them if they are missing or outdated. */
export const readAssembly = async (): Promise<Modules<Uint8Array>> => {
  if (!isCompiled()) return compileAssembly();
  const { core, reader } = wasmFiles();
  return { core: await readFile(core), reader: await readFile(reader) };
};

export const writeEngine = async (folder = WASM_FOLDER): Promise<void> => {
  const [wasm, files] = [await compileAssembly(), wasmFiles(folder)];
  await mkdir(folder, { recursive: true });
  await writeFile(files.core, wasm.core);
  await writeFile(files.reader, wasm.reader);
};
