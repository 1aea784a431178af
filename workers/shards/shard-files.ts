import { memoizeAsync } from '#domain/memoize.ts';
import type { HospitalEngine } from '../contract.ts';
import { retryOnce } from '../hospitals/load-file.ts';
import { openEngine } from '../hospitals/wasm/wasm-engine.ts';
import type { Code } from '../hospitals/wasm/wasm-exports.ts';
import {
  type CitiesFile,
  checkContent,
  type Manifest,
  type Part,
  readJson,
  type VocabularyFile,
} from './shard-manifest.ts';

/** Fetches a file of the manifest's folder. Rejects with an error whose name is a `LoadErrorName`. */
export type FetchFile = (file: string, init?: RequestInit) => Promise<Uint8Array>;

/** Maximum number of open files per kind. Each part has its own WebAssembly memory. */
const MAX_OPEN = 32;

/** Creates a cache of the `most` values that were used last. Failures are not kept. */
const createLruCache = <Value>(most: number) => {
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

/** Fetches, checks and reads a file. Retries once on failure, bypassing every cache. Errors name the file. */
export const readFile = <Value>(
  fetchFile: FetchFile,
  file: string,
  read: (bytes: Uint8Array) => Value,
): Promise<Value> =>
  retryOnce(async (init) => {
    const bytes = await fetchFile(file, init);
    checkContent(file, bytes);
    return read(bytes);
  });

/**
 * Whether a word of a name can match the nth part of a text: the word must end with the first part, begin with the last part,
 * equal a part between them, or contain a single part.
 */
const fits = (word: string, part: string, nth: number, last: number): boolean => {
  if (last === 0) return word.includes(part);
  if (nth === 0) return word.endsWith(part);
  return nth === last ? word.startsWith(part) : word === part;
};

/** Returns the numbers of packs that together hold every row with this folded text; -1 for rows that are in no pack. */
const findPacks = ({ words, packs }: VocabularyFile, text: string): readonly number[] => {
  const parts = text.split(' ');
  const found = parts.map((part, nth) => {
    const inPacks = packs.filter((_, at) => fits(words[at] ?? '', part, nth, parts.length - 1));
    return new Set(inPacks);
  });
  // A row with the text has a matching word for every part, so the packs of one part are enough.
  const [fewest] = found.filter((each) => !each.has(-1)).sort((left, right) => left.size - right.size);
  return fewest === undefined ? [-1] : [...fewest];
};

/** Provides the files that the manifest names. Each file is fetched on first use. */
export const createShardFiles = (manifest: Manifest, fetchFile: FetchFile, code: Code) => {
  const { packs, whole, commaCities } = manifest;
  const engines = createLruCache<HospitalEngine>(MAX_OPEN);
  const lists = createLruCache<CitiesFile>(MAX_OPEN);
  const isCity = (key: string): boolean => commaCities.includes(key);
  const vocabulary = memoizeAsync(() => readFile(fetchFile, manifest.vocabulary, readJson<VocabularyFile>));
  return {
    engine: ({ file }: Part): Promise<HospitalEngine> =>
      engines(file, () => readFile(fetchFile, file, (index) => openEngine(index, code, isCity).engine)),
    cities: (file: string): Promise<CitiesFile> =>
      lists(file, () => readFile(fetchFile, file, readJson<CitiesFile>)),
    /** Returns a part with every row that has this folded text: a pack, or the whole directory if one pack is not enough. */
    partsWith: async (text: string): Promise<readonly Part[]> => {
      const found = findPacks(await vocabulary(), text);
      return found.length > 1 ? [whole] : found.map((at) => packs[at] ?? whole);
    },
  };
};
