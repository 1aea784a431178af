import type { HospitalEngine } from '../contract.ts';
import { readDirectory } from './reference/directory-decoder.ts';
import type { EngineParts } from './reference/reference.ts';
import { openEngineParts } from './wasm/wasm-engine.ts';
import type { Code, Modules } from './wasm/wasm-exports.ts';

/** Whatever fails because of a bad index throws the decoder's IndexError: the reader has no words. */
const explain =
  (index: Uint8Array) =>
  <Result>(run: () => Result): Result => {
    try {
      return run();
    } catch (error) {
      readDirectory(index);
      throw error;
    }
  };

/**
 * The WebAssembly engine with its parts, outside of a page. Throws IndexError for a bad index, else what WebAssembly throws;
 * so does the first question that needs the core.
 */
export const openWasm = (index: Uint8Array, code: Modules<Code>): EngineParts => {
  const explained = explain(index);
  return explained(() => openEngineParts(index, code, explained));
};

/** The WebAssembly engine over an index file. Runs wherever WebAssembly with SIMD does; synchronous. */
export const createWasmEngine = (index: Uint8Array, code: Modules<Code>): HospitalEngine =>
  openWasm(index, code).engine;
