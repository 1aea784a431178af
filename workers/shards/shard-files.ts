import { memoizeAsync } from '#domain/memoize.ts';
import type { EngineParts } from '../hospitals/core.ts';
import { retryOnce } from '../hospitals/load-file.ts';
import {
  type CitiesFile,
  checkContent,
  type Manifest,
  type Pack,
  type Part,
  type PositionsFile,
  readJson,
  type VocabularyFile,
} from './shard-manifest.ts';
import { type OpenPart, openPart, type Positions } from './shard-part.ts';

/** Fetches a file of the manifest's folder. Rejects with an error whose name is a `LoadErrorName`. */
export type FetchFile = (file: string, init?: RequestInit) => Promise<Uint8Array>;
export type OpenIndex = (index: Uint8Array) => EngineParts | Promise<EngineParts>;

/** Maximum number of open files per kind. Each part has its own WebAssembly memory. */
const MAX_OPEN = 32;

/** Creates a cache of the `most` values that were used last. Failures are not kept. */
export const createLruCache = <Value>(most: number) => {
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
  read: (bytes: Uint8Array) => Value | Promise<Value>,
): Promise<Value> =>
  retryOnce(async (init) => {
    const bytes = await fetchFile(file, init);
    checkContent(file, bytes);
    return read(bytes);
  });

const readPositions = ({ rows, firsts }: PositionsFile): Positions => ({
  at: (row) => rows[row] ?? 0,
  first: (row) => firsts[row] ?? 0,
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

const findPacks = ({ words, packs }: VocabularyFile, text: string): readonly number[] | undefined => {
  const parts = text.split(' ');
  const found = parts.map((part, nth) => {
    const inPacks = words.map((word, at) =>
      fits(word, part, nth, parts.length - 1) ? packs[at] : undefined,
    );
    return new Set(inPacks.filter((pack) => pack !== undefined));
  });
  // A row with the text has a matching word for every part, so the packs of the part with the fewest packs are enough.
  const [fewest] = found.filter((each) => !each.has(-1)).sort((left, right) => left.size - right.size);
  return fewest && [...fewest].sort((left, right) => left - right);
};

export type ShardFiles = ReturnType<typeof createShardFiles>;

/** Provides the files that the manifest names. Each file is fetched on first use. */
export const createShardFiles = (manifest: Manifest, fetchFile: FetchFile, openIndex: OpenIndex) => {
  const parts = createLruCache<OpenPart>(MAX_OPEN);
  const lists = createLruCache<CitiesFile>(MAX_OPEN);
  const positions = createLruCache<Positions>(MAX_OPEN);
  const isCity = (key: string): boolean => manifest.commaCities.includes(key);
  const loadJson = <Value>(file: string): Promise<Value> => readFile(fetchFile, file, readJson<Value>);
  const vocabulary = memoizeAsync(() => loadJson<VocabularyFile>(manifest.vocabulary));
  return {
    part: (part: Part): Promise<OpenPart> =>
      parts(part.file, () =>
        readFile(fetchFile, part.file, async (bytes) => openPart(part, await openIndex(bytes), isCity)),
      ),
    cities: (file: string): Promise<CitiesFile> => lists(file, () => loadJson(file)),
    positions: ({ positions: file }: Pack): Promise<Positions> =>
      positions(file, async () => readPositions(await loadJson<PositionsFile>(file))),
    /** Returns the numbers of packs that together hold every row with this folded text; undefined if no packs do. */
    packsFor: async (text: string) => findPacks(await vocabulary(), text),
  };
};
