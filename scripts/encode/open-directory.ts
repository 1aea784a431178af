import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoize } from '#domain/memoize.ts';
import type { EngineParts } from '#workers/hospitals/core.ts';
import { IndexError, type IndexErrorCode } from '#workers/hospitals/index-error.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import type { Code } from '#workers/hospitals/wasm/wasm-exports.ts';

/** Folder where the page, the tests and the command line find the compiled core. */
export const WASM_FOLDER = fileURLToPath(new URL('../../data/generated', import.meta.url));

export const coreFile = (folder = WASM_FOLDER): string => join(folder, 'engine.wasm');

/** Reads the core as written by `writeEngine` or the last build of the directory. */
const readCore = memoize((): Code => readFileSync(coreFile()));

const MESSAGES: Readonly<Record<IndexErrorCode, string>> = {
  magic: 'this is not an index file',
  version: 'the file has another format version: build the data again',
  checksum: 'the file is cut off or damaged: its checksum is wrong',
};

/** Opens an index file with the page's engine, in Node. Throws IndexError with a readable message. */
export const openDirectory = (index: Uint8Array, code = readCore()): EngineParts => {
  try {
    return openEngine(index, code);
  } catch (error) {
    throw error instanceof IndexError ? new IndexError(error.code, MESSAGES[error.code]) : error;
  }
};
