import type { EngineParts, SearchCore } from '../core.ts';
import { createEngine } from '../hospital-engine.ts';
import { lateCore } from '../lazy-core.ts';
import { connectCore } from './wasm-core.ts';
import { copyDirectory } from './wasm-directory.ts';
import { type Code, type CoreExports, instantiate, type Modules } from './wasm-exports.ts';
import { type ReadIndex, readIndex } from './wasm-reader.ts';

/** Fills a core with what the reader has laid out; the reader's memory is released afterwards. */
const openCore = (read: ReadIndex, code: Code): SearchCore => {
  const core: CoreExports = instantiate(code);
  const inputs = read.core();
  core.plan(...inputs.sizes);
  new Uint8Array(core.memory.buffer).set(inputs.bytes, core.rowStart.value);
  core.derive();
  return connectCore(core, inputs);
};

/**
 * The engine over an index file, with its parts. Runs wherever WebAssembly with SIMD does, in browsers and in Node; synchronous.
 * Throws IndexError for a bad index, else what WebAssembly throws: CompileError, LinkError, RuntimeError, RangeError.
 * The first query that needs the core throws the same.
 */
export const openEngine = (index: Uint8Array, code: Modules<Code>): EngineParts => {
  const read = readIndex(index, code.reader);
  const directory = copyDirectory(read);
  const core = lateCore(directory.rows, () => openCore(read, code.core));
  return { engine: createEngine(directory, core), directory, core };
};
