import { readFileSync } from 'node:fs';
import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { coreFile } from '#scripts/encode/open-directory.ts';
import type { HospitalEngine, HospitalFacets } from '#workers/contract.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import type { EngineParts } from '#workers/hospitals/wasm/wasm-engine.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';

/** The core, compiled by global-setup.ts. */
export const coreBytes = Uint8Array.from(readFileSync(coreFile()));
export const coreModule = new WebAssembly.Module(coreBytes);

export interface Both {
  readonly wasm: HospitalEngine;
  /** Reference implementation. */
  readonly plain: HospitalEngine;
}

/** Opens the WebAssembly engine with its parts. */
export const openParts = (hospitals: readonly Hospital[]): EngineParts =>
  openEngine(encodeIndex(hospitals), coreModule);

/** Opens both engines over the same hospitals. */
export const openBoth = (hospitals: readonly Hospital[]): Both => ({
  wasm: openParts(hospitals).engine,
  plain: createPlainEngine(hospitals),
});

/** Sorts the cities of facets or options, because the order of cities that collate equally is not specified. */
export const withSortedCities = <Found extends Pick<HospitalFacets, 'cities'>>(found: Found) => ({
  ...found,
  cities: found.cities.map((option) => JSON.stringify(option)).sort(),
});
