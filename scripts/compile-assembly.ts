import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = 'workers/assembly/index.ts';
const OUT = 'engine.wasm';

/** Where the page, the tests and the command line find the compiled core. */
export const ENGINE_FILE = join(ROOT, 'data/generated', OUT);

/** Small code; what is quick by being inlined says so itself (decision 066). */
const OPTIONS = [
  '-O3',
  '--shrinkLevel',
  '1',
  '--noAssert',
  '--enable',
  'simd',
  '--runtime',
  'stub',
  '--bindings',
  'raw',
];

/** The compiler's decorator is written as a comment: TypeScript's grammar, which the linter reads, has none for functions. */
const withDecorators = (source: string): string => source.replaceAll(/^\/\/ @inline$/gm, '@inline');

const read = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').then(withDecorators, () => null);

/** Compiles the AssemblyScript core of a folder in this process (about half a second). Throws the compiler's words. */
export const compileAssembly = async (root = ROOT): Promise<Uint8Array> => {
  let wasm: Uint8Array | undefined;
  const { error, stderr } = await asc.main([SOURCE, ...OPTIONS, '--outFile', OUT, '--baseDir', root], {
    readFile: (name, base) => read(join(base, name)),
    writeFile: (name, contents) => {
      if (name === OUT && typeof contents !== 'string') wasm = contents;
    },
    listFiles: () => [],
  });
  if (error !== null || wasm === undefined) throw new Error(`The search core does not compile.\n${stderr}`);
  return wasm;
};

/** Compiles the core and writes it to `file`. */
export const writeEngine = async (file = ENGINE_FILE): Promise<void> => {
  const wasm = await compileAssembly();
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, wasm);
};
