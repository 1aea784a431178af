import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineKind, HospitalEngine } from '#workers/contract.ts';
import { createWasmEngine } from '#workers/hospitals/engine.ts';
import { createReferenceEngine } from '#workers/hospitals/reference/reference.ts';
import type { Modules } from '#workers/hospitals/wasm/wasm-exports.ts';
import { compileAssembly, isCompiled, wasmFiles } from '../encode/compile-assembly.ts';
import { QueryError } from './query.ts';

const HOME = fileURLToPath(new URL('../..', import.meta.url));

/** The modules of the last build, or fresh ones when there are none or their source has changed since. */
export const readWasm = async (): Promise<Modules<Uint8Array>> => {
  if (!isCompiled()) return compileAssembly();
  const { core, reader } = wasmFiles();
  return { core: readFileSync(core), reader: readFileSync(reader) };
};

const readIndex = (folder: string): Uint8Array => {
  const file = join(folder, 'hospitals.index');
  if (!existsSync(file)) throw new QueryError(`${file}: no such file. Run "npm run data:build" first.`);
  return readFileSync(file);
};

/** The very engine of the page, over DIR/hospitals.index. Throws QueryError or IndexError. */
export const openEngine = async (
  kind: EngineKind,
  folder = join(HOME, 'data/generated'),
): Promise<HospitalEngine> => {
  const index = readIndex(folder);
  return kind === 'wasm' ? createWasmEngine(index, await readWasm()) : createReferenceEngine(index);
};
