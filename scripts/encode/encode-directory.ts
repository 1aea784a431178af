import type { Hospital } from '#domain/hospital.ts';
import { packNetworks } from '#domain/network.ts';
import type { EngineParts } from '#workers/hospitals/core.ts';
import type { RowsFile } from '#workers/hospitals/plain-engine.ts';
import { wordsFile } from '#workers/hospitals/suggest/suggest-index.ts';
import type { Gazetteer } from '../data/cities/gazetteer.ts';
import { readZipEntries } from '../data/cities/gazetteer-sources.ts';
import { readAssembly } from './compile-assembly.ts';
import { encodeIndex } from './encode-index.ts';
import { encodeCentroids, encodeZips } from './encode-zip-points.ts';
import { openDirectory } from './open-directory.ts';

/** Encodes the rows for browsers without WebAssembly, in the format that `workers/hospitals/plain-engine.ts` reads. */
export const encodeRows = (hospitals: readonly Hospital[]): Uint8Array => {
  const file: RowsFile = {
    name: hospitals.map(({ name }) => name),
    city: hospitals.map(({ city }) => city),
    state: hospitals.map(({ state }) => state),
    zip: hospitals.map(({ zip }) => zip),
    networks: hospitals.map(packNetworks),
  };
  return new TextEncoder().encode(JSON.stringify(file));
};

/**
 * Encodes the FlexSearch export of a directory's vocabulary for `workers/hospitals/suggest/suggest-index.ts`. Takes an opened
 * index, because the export refers to words by their numbers in that index.
 */
export const encodeSuggestions = ({ directory, core }: Pick<EngineParts, 'directory' | 'core'>): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(wordsFile(directory.checksum, core.vocabulary().words)));

export const encodeDirectory = async (
  hospitals: readonly Hospital[],
  gazetteer: Gazetteer,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const index = encodeIndex(hospitals);
  const modules = await readAssembly();
  return new Map([
    ['hospitals.index', index],
    ['hospitals.json', encodeRows(hospitals)],
    ['suggestions.json', encodeSuggestions(openDirectory(index, modules))],
    ['centroids.bin', encodeCentroids(hospitals, gazetteer)],
    ['engine.wasm', modules.core],
    ['reader.wasm', modules.reader],
    ...encodeZips(readZipEntries()),
  ]);
};
