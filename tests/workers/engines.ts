import { readFileSync } from 'node:fs';
import type { Hospital } from '#domain/hospital.ts';
import { ENGINE_FILE } from '#scripts/compile-assembly.ts';
import { encodeIndex } from '#scripts/encode-index.ts';
import type { HospitalEngine } from '#workers/contract.ts';
import { openWasm } from '#workers/engine.ts';
import { type EngineParts, openReference } from '#workers/reference.ts';

/** The compiled core; global-setup.ts has just made it. */
export const wasmModule = new WebAssembly.Module(Uint8Array.from(readFileSync(ENGINE_FILE)));

export interface Both<Engine> {
  readonly wasm: Engine;
  readonly reference: Engine;
}

/** Both engines with their parts, over the same index. */
export const openBothParts = (hospitals: readonly Hospital[]): Both<EngineParts> => {
  const index = encodeIndex(hospitals);
  return { wasm: openWasm(index, wasmModule), reference: openReference(index) };
};

export const openBoth = (hospitals: readonly Hospital[]): Both<HospitalEngine> => {
  const { wasm, reference } = openBothParts(hospitals);
  return { wasm: wasm.engine, reference: reference.engine };
};
