import { readFileSync } from 'node:fs';
import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { wasmFiles } from '#scripts/encode/open-directory.ts';
import type { HospitalEngine } from '#workers/contract.ts';
import type { EngineParts } from '#workers/hospitals/core.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';

const bytesOf = (file: string) => Uint8Array.from(readFileSync(file));
const files = wasmFiles();

/** Core and reader, compiled by global-setup.ts. */
export const wasmBytes = { core: bytesOf(files.core), reader: bytesOf(files.reader) };
export const wasmModules = {
  core: new WebAssembly.Module(wasmBytes.core),
  reader: new WebAssembly.Module(wasmBytes.reader),
};

export interface Both {
  readonly wasm: HospitalEngine;
  /** Reference implementation. */
  readonly plain: HospitalEngine;
}

/** Opens the WebAssembly engine with its parts. */
export const openParts = (hospitals: readonly Hospital[]): EngineParts =>
  openEngine(encodeIndex(hospitals), wasmModules);

/** Opens both engines over the same hospitals. */
export const openBoth = (hospitals: readonly Hospital[]): Both => ({
  wasm: openParts(hospitals).engine,
  plain: createPlainEngine(hospitals),
});
