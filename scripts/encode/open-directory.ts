import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineParts } from '#workers/hospitals/core.ts';
import { IndexError, type IndexErrorCode } from '#workers/hospitals/index-error.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import type { Code, Modules } from '#workers/hospitals/wasm/wasm-exports.ts';

/** Folder where the page, the tests and the command line find the compiled core and reader. */
export const WASM_FOLDER = fileURLToPath(new URL('../../data/generated', import.meta.url));

export const wasmFiles = (folder = WASM_FOLDER): Modules<string> => ({
  core: join(folder, 'engine.wasm'),
  reader: join(folder, 'reader.wasm'),
});

let modules: Modules<Code> | undefined;

/** Reads both modules as written by `writeEngine` or the last build of the directory. */
const readModules = (): Modules<Code> => {
  const { core, reader } = wasmFiles();
  modules ??= { core: readFileSync(core), reader: readFileSync(reader) };
  return modules;
};

const MESSAGES: Readonly<Record<IndexErrorCode, string>> = {
  magic: 'this is not an index file',
  version: 'the file has another format version: build the data again',
  length: 'the file is cut off, or the lengths in its header are wrong',
  checksum: 'the checksum is wrong',
  section: 'a section has too few or too many values',
  text: 'a text is not well encoded',
  range: 'a number points past the values that it chooses from',
};

/** Opens an index file with the page's engine, in Node. Throws IndexError with a readable message. */
export const openDirectory = (index: Uint8Array, code: Modules<Code> = readModules()): EngineParts => {
  try {
    return openEngine(index, code);
  } catch (error) {
    throw error instanceof IndexError ? new IndexError(error.code, MESSAGES[error.code]) : error;
  }
};
