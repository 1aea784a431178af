import type { HospitalEngine } from './contract.ts';
import { readDirectory } from './directory.ts';
import { createEngine } from './hospital-engine.ts';
import type { EngineParts } from './reference.ts';
import { readVocabulary } from './vocabulary.ts';
import { createWasmCore } from './wasm-core.ts';

/** The WebAssembly engine with its parts. Throws IndexError for a bad index, else what WebAssembly throws. */
export const openWasm = (index: Uint8Array, wasm: WebAssembly.Module | Uint8Array): EngineParts => {
  const directory = readDirectory(index);
  const vocabulary = readVocabulary(directory);
  const core = createWasmCore(wasm, directory, vocabulary);
  return { engine: createEngine(directory, core), directory, vocabulary, core };
};

/** The WebAssembly engine over an index file. Runs wherever WebAssembly with SIMD does; synchronous. */
export const createWasmEngine = (index: Uint8Array, wasm: WebAssembly.Module | Uint8Array): HospitalEngine =>
  openWasm(index, wasm).engine;
