import { readFileSync } from 'node:fs';
import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
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

/** Encodes a point for the ZIP code of every second hospital; the other hospitals have no known place. */
export const encodeSomeZips = (hospitals: readonly Hospital[]): Uint8Array => {
  const zips = hospitals.filter((_, at) => at % 2 === 0).map(({ zip }) => zip);
  const pointOf = (zip: number) => ({ latitude: 25 + (zip % 20), longitude: -120 + (zip % 50) });
  return encodeZipPoints(new Map(zips.map((zip) => [zip, pointOf(Number(zip))])), 100);
};

/** Sorts the cities of facets or options, because the order of cities that collate equally is not specified. */
export const withSortedCities = <Found extends Pick<HospitalFacets, 'cities'>>(found: Found) => ({
  ...found,
  cities: found.cities.map((option) => JSON.stringify(option)).sort(),
});
