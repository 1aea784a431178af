import type { EngineParts } from '../core.ts';
import { createEngine } from '../hospital-engine.ts';
import { readIndex } from '../index-file.ts';
import { listWords } from '../vocabulary.ts';
import { createCore } from './wasm-core.ts';
import type { Code } from './wasm-exports.ts';

/**
 * Opens the engine over an index file, with its parts. Synchronous; runs in browsers and in Node, wherever WebAssembly has SIMD.
 * Throws IndexError for a bad index, and the errors of WebAssembly: CompileError, LinkError, RuntimeError, RangeError.
 */
export const openEngine = (index: Uint8Array, code: Code): EngineParts => {
  const directory = readIndex(index);
  const vocabulary = listWords(directory);
  const core = createCore(directory, vocabulary, code);
  return { engine: createEngine(directory, core), directory, vocabulary, core };
};
