import { readFileSync } from 'node:fs';
import type { Hospital } from '#domain/hospital.ts';
import { wasmFiles } from '#scripts/encode/compile-assembly.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import type { HospitalEngine } from '#workers/contract.ts';
import { openWasm } from '#workers/hospitals/engine.ts';
import { type EngineParts, openReference } from '#workers/hospitals/reference/reference.ts';

const bytesOf = (file: string) => Uint8Array.from(readFileSync(file));
const files = wasmFiles();

/** The core and the reader as they were compiled; global-setup.ts has just done so. */
export const wasmBytes = { core: bytesOf(files.core), reader: bytesOf(files.reader) };
export const wasmModules = {
  core: new WebAssembly.Module(wasmBytes.core),
  reader: new WebAssembly.Module(wasmBytes.reader),
};

export interface Both<Engine> {
  readonly wasm: Engine;
  readonly reference: Engine;
}

/** Both engines with their parts, over the same index. */
export const openBothParts = (hospitals: readonly Hospital[]): Both<EngineParts> => {
  const index = encodeIndex(hospitals);
  return { wasm: openWasm(index, wasmModules), reference: openReference(index) };
};

export const openBoth = (hospitals: readonly Hospital[]): Both<HospitalEngine> => {
  const { wasm, reference } = openBothParts(hospitals);
  return { wasm: wasm.engine, reference: reference.engine };
};
