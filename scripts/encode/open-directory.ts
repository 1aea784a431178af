import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoize } from '#domain/memoize.ts';
import type { EngineParts } from '#workers/hospitals/wasm/wasm-engine.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import type { Code } from '#workers/hospitals/wasm/wasm-exports.ts';

/** Folder where the page, the tests and the command line find the compiled core. */
export const WASM_FOLDER = fileURLToPath(new URL('../../data/generated', import.meta.url));

export const coreFile = (folder = WASM_FOLDER): string => join(folder, 'engine.wasm');

/** Reads the core as written by `writeEngine` or the last build of the directory. */
const readCore = memoize((): Code => readFileSync(coreFile()));

/** Opens an index file with the page's engine, in Node. Throws IndexError. */
export const openDirectory = (index: Uint8Array, code = readCore()): EngineParts => openEngine(index, code);
