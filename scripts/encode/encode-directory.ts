import type { Hospital } from '#domain/hospital.ts';
import type { Gazetteer } from '../data/cities/gazetteer.ts';
import { readZipEntries } from '../data/cities/gazetteer-sources.ts';
import { compileAssembly } from './compile-assembly.ts';
import { encodeCentroids } from './encode-centroids.ts';
import { encodeIndex } from './encode-index.ts';
import { encodeSuggestions } from './encode-suggestions.ts';
import { encodeZips } from './encode-zips.ts';

/** Everything that the search worker loads, by file name. */
export const encodeDirectory = async (
  hospitals: readonly Hospital[],
  gazetteer: Gazetteer,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const index = encodeIndex(hospitals);
  const { core, reader } = await compileAssembly();
  return new Map([
    ['hospitals.index', index],
    ['suggestions.json', encodeSuggestions(index)],
    ['centroids.bin', encodeCentroids(hospitals, gazetteer)],
    ['engine.wasm', core],
    ['reader.wasm', reader],
    ...encodeZips(readZipEntries()),
  ]);
};
