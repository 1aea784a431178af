import type { Hospital } from '#domain/hospital.ts';
import { encodeWords } from '#workers/hospitals/suggest/suggest-index.ts';
import type { EngineParts } from '#workers/hospitals/wasm/wasm-engine.ts';
import type { Gazetteer } from '../data/cities/gazetteer.ts';
import { readZipEntries } from '../data/cities/gazetteer-sources.ts';
import { readAssembly } from './compile-assembly.ts';
import { encodeIndex } from './encode-index.ts';
import { encodeCentroids, encodeZips } from './encode-zip-points.ts';
import { openDirectory } from './open-directory.ts';

/**
 * Encodes the FlexSearch export of a directory's vocabulary for `workers/hospitals/suggest/suggest-index.ts`. Takes an opened
 * index, because the export refers to words by their numbers in that index.
 */
export const encodeSuggestions = ({
  directory,
  vocabulary,
}: Pick<EngineParts, 'directory' | 'vocabulary'>): Uint8Array =>
  encodeWords(directory.checksum, vocabulary.words);

export const encodeDirectory = async (
  hospitals: readonly Hospital[],
  gazetteer: Gazetteer,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const index = encodeIndex(hospitals);
  const core = await readAssembly();
  return new Map([
    ['hospitals.index', index],
    ['suggestions.bin', encodeSuggestions(openDirectory(index, core))],
    ['centroids.bin', encodeCentroids(hospitals, gazetteer)],
    ['engine.wasm', core],
    ...encodeZips(readZipEntries()),
  ]);
};
