import { memoizeAsync } from '#domain/once.ts';
import type { EngineParts } from '../hospitals/core.ts';
import { IndexError } from '../hospitals/index-error.ts';
import { twice } from '../hospitals/load-file.ts';
import { type CityList, readCities } from './shard-cities.ts';
import { checkContent } from './shard-format.ts';
import type { Manifest, Pack, Part } from './shard-manifest.ts';
import { type OpenPart, openPart } from './shard-part.ts';
import { type Positions, readPositions } from './shard-positions.ts';
import { readWords, type ShardWords } from './shard-words.ts';

/** Brings a file of the folder. Rejects with an error whose name is a `LoadErrorName`. */
export type FetchFile = (file: string, init?: RequestInit) => Promise<Uint8Array>;
/** The search core over an index file: `openEngine`, with the compiled modules. */
export type OpenIndex = (index: Uint8Array) => EngineParts | Promise<EngineParts>;

/** The files that the manifest names, opened: each is fetched when first asked for. */
export interface ShardFiles {
  part(part: Part): Promise<OpenPart>;
  cities(file: string): Promise<CityList>;
  positions(pack: Pack): Promise<Positions>;
  words(): Promise<ShardWords>;
}

/** Parts kept open. Each holds a memory of its own, so there must be an end to them. */
const MOST_PARTS = 32;
const MOST_LISTS = 8;

/** Keeps the `most` values last asked for; what failed is not kept. */
export const keepLast = <Value>(most: number) => {
  const kept = new Map<string, Promise<Value>>();
  return (name: string, load: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(name) ?? load();
    kept.delete(name);
    kept.set(name, value);
    value.catch(() => kept.get(name) === value && kept.delete(name));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
};

/** The same error, told with the file that it is about. */
const naming =
  (file: string) =>
  (error: unknown): never => {
    if (error instanceof IndexError) throw new IndexError(error.code, `${file}: ${error.message}`);
    if (error instanceof SyntaxError) throw new SyntaxError(`${file}: ${error.message}`);
    throw error;
  };

/** Fetches, checks and reads; once more past every cache when that fails. */
export const readFile = <Value>(
  fetchFile: FetchFile,
  file: string,
  read: (bytes: Uint8Array) => Value | Promise<Value>,
): Promise<Value> => twice(async (init) => read(await fetchFile(file, init))).catch(naming(file));

export const createShardFiles = (
  manifest: Manifest,
  fetchFile: FetchFile,
  openIndex: OpenIndex,
): ShardFiles => {
  const parts = keepLast<OpenPart>(MOST_PARTS);
  const lists = keepLast<CityList>(MOST_LISTS);
  const positions = keepLast<Positions>(MOST_PARTS);
  const isCity = (key: string): boolean => manifest.commaCities.has(key);
  const load = <Value>(file: string, read: (bytes: Uint8Array) => Value | Promise<Value>): Promise<Value> =>
    readFile(fetchFile, file, (bytes) => read(checkContent(file, bytes)));
  return {
    part: (part) =>
      parts(part.file, () =>
        load(part.file, async (bytes) => openPart(part, await openIndex(bytes), isCity)),
      ),
    cities: (file) => lists(file, () => load(file, readCities)),
    positions: ({ positions: file, rows }) =>
      positions(file, () => load(file, (bytes) => readPositions(bytes, rows))),
    words: memoizeAsync(() => load(manifest.vocabulary, readWords)),
  };
};
