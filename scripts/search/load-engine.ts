import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineKind, HospitalEngine } from '#workers/contract.ts';
import { createPlainEngine, readRows } from '#workers/hospitals/plain-engine.ts';
import type { Modules } from '#workers/hospitals/wasm/wasm-exports.ts';
import { compileAssembly, isCompiled } from '../encode/compile-assembly.ts';
import { openDirectory, wasmFiles } from '../encode/open-directory.ts';
import { QueryError } from './query.ts';

const HOME = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the modules of the last build, or compiles them if they are missing or outdated. */
export const readWasm = async (): Promise<Modules<Uint8Array>> => {
  if (!isCompiled()) return compileAssembly();
  const { core, reader } = wasmFiles();
  return { core: readFileSync(core), reader: readFileSync(reader) };
};

const readBuilt = (folder: string, name: string): Uint8Array => {
  const file = join(folder, name);
  if (!existsSync(file)) throw new QueryError(`${file}: no such file. Run "npm run data:build" first.`);
  return readFileSync(file);
};

/** Opens the page's engine for the files of a folder. Throws QueryError, IndexError or SyntaxError. */
export const openEngine = async (
  kind: EngineKind,
  folder = join(HOME, 'data/generated'),
): Promise<HospitalEngine> => {
  if (kind === 'plain') return createPlainEngine(readRows(readBuilt(folder, 'hospitals.json')));
  return openDirectory(readBuilt(folder, 'hospitals.index'), await readWasm()).engine;
};
