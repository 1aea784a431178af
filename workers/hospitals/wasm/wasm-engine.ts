import type { EngineParts, SearchCore } from '../core.ts';
import { createEngine } from '../hospital-engine.ts';
import { connectCore } from './wasm-core.ts';
import { type Code, type CoreExports, instantiate, type Modules } from './wasm-exports.ts';
import { type CoreInputs, readIndex } from './wasm-reader.ts';

/** Copies the reader's inputs into a new core; the reader's memory is released afterwards. */
const openCore = (inputs: CoreInputs, code: Code): SearchCore => {
  const core: CoreExports = instantiate(code);
  core.plan(...inputs.sizes);
  new Uint8Array(core.memory.buffer).set(inputs.bytes, core.rowStart.value);
  core.derive();
  return connectCore(core, inputs);
};

/**
 * Opens the engine over an index file, with its parts. Synchronous; runs in browsers and in Node, wherever WebAssembly has SIMD.
 * Throws IndexError for a bad index, and the errors of WebAssembly: CompileError, LinkError, RuntimeError, RangeError.
 */
export const openEngine = (index: Uint8Array, code: Modules<Code>): EngineParts => {
  const { directory, inputs } = readIndex(index, code.reader);
  const core = openCore(inputs, code.core);
  return { engine: createEngine(directory, core), directory, core };
};
