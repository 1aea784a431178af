import type { SearchCore } from './core.ts';
import type { Directory } from './directory.ts';
import { createEngine } from './hospital-engine.ts';
import { lateCore } from './late-core.ts';
import type { EngineParts } from './reference.ts';
import { connectCore } from './wasm-core.ts';
import { copyDirectory } from './wasm-directory.ts';
import { type Code, type CoreExports, instantiate, type Modules } from './wasm-exports.ts';
import { loadCore } from './wasm-load.ts';
import { type ReadIndex, readIndex } from './wasm-reader.ts';

/** The search core over what has been read. The reader's memory is left behind here. */
const openCore = (read: ReadIndex, code: Code, { states, placeCity }: Directory): SearchCore => {
  const core: CoreExports = instantiate(code);
  const inputs = read.core();
  loadCore(core, inputs);
  const [, , , nameWords = 0] = inputs.sizes;
  return connectCore(core, { states: states.length, places: placeCity.length, nameWords });
};

/** Throws what the reader throws for a bad index, else what WebAssembly throws: CompileError, LinkError, RuntimeError, RangeError. */
export const openEngineParts = (index: Uint8Array, code: Modules<Code>): EngineParts => {
  const read = readIndex(index, code.reader);
  const directory = copyDirectory(read);
  const core = lateCore(directory.rows, () => openCore(read, code.core, directory));
  return { engine: createEngine(directory, core), directory, core };
};
