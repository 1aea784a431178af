import type { SearchCore } from '../core.ts';
import { createEngine } from '../hospital-engine.ts';
import { lateCore } from '../lazy-core.ts';
import type { EngineParts } from '../reference/reference.ts';
import { connectCore } from './wasm-core.ts';
import { copyDirectory } from './wasm-directory.ts';
import { type Code, type CoreExports, instantiate, type Modules } from './wasm-exports.ts';
import { loadCore } from './wasm-load.ts';
import { type ReadIndex, readIndex } from './wasm-reader.ts';

/** The search core over what has been read. The reader's memory is left behind here. */
const openCore = (read: ReadIndex, code: Code): SearchCore => {
  const core: CoreExports = instantiate(code);
  const inputs = read.core();
  loadCore(core, inputs);
  return connectCore(core, inputs);
};

/**
 * Throws what the reader throws for a bad index, else what WebAssembly throws: CompileError, LinkError, RuntimeError, RangeError.
 * `late` runs what makes the core, when a question first needs it; that throws the same.
 */
export const openEngineParts = (
  index: Uint8Array,
  code: Modules<Code>,
  late = (open: () => SearchCore): SearchCore => open(),
): EngineParts => {
  const read = readIndex(index, code.reader);
  const directory = copyDirectory(read);
  const core = lateCore(directory.rows, () => late(() => openCore(read, code.core)));
  return { engine: createEngine(directory, core), directory, core };
};
