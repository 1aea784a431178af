import type { HospitalEngine } from './contract.ts';
import { readDirectory } from './directory-decoder.ts';
import type { EngineParts } from './reference.ts';
import { openEngineParts } from './wasm-engine.ts';
import type { Code, Modules } from './wasm-exports.ts';

/** The WebAssembly engine with its parts, outside of a page. Throws IndexError for a bad index, else what WebAssembly throws. */
export const openWasm = (index: Uint8Array, code: Modules<Code>): EngineParts => {
  try {
    return openEngineParts(index, code);
  } catch (error) {
    // The decoder knows the words.
    readDirectory(index);
    throw error;
  }
};

/** The WebAssembly engine over an index file. Runs wherever WebAssembly with SIMD does; synchronous. */
export const createWasmEngine = (index: Uint8Array, code: Modules<Code>): HospitalEngine =>
  openWasm(index, code).engine;
