import { createEngine } from './hospital-engine.ts';
import type { EngineParts } from './reference.ts';
import { connectCore } from './wasm-core.ts';
import { copyDirectory } from './wasm-directory.ts';
import { type Code, type CoreExports, instantiate, type Modules } from './wasm-exports.ts';
import { loadCore } from './wasm-load.ts';
import { readIndex } from './wasm-reader.ts';

/** The search core over an index file, and the directory. The reader's memory is left behind here. */
const openCore = (index: Uint8Array, code: Modules<Code>) => {
  const read = readIndex(index, code.reader);
  const core: CoreExports = instantiate(code.core);
  loadCore(core, read);
  return { core, directory: copyDirectory(read), nameWords: read.answer[3] ?? 0 };
};

/** Throws what the reader throws for a bad index, else what WebAssembly throws: CompileError, LinkError, RuntimeError, RangeError. */
export const openEngineParts = (index: Uint8Array, code: Modules<Code>): EngineParts => {
  const opened = openCore(index, code);
  const { directory } = opened;
  const sizes = { ...opened, states: directory.states.length, places: directory.placeCity.length };
  const core = connectCore(opened.core, sizes);
  return { engine: createEngine(directory, core), directory, core };
};
