import { createHash } from 'node:crypto';
import type { Hospital } from '#domain/hospital.ts';
import { cityKey } from '#workers/resolve.ts';
import {
  contentChecksum,
  MANIFEST,
  type ManifestFile,
  type PartFile,
  SHARD_FORMAT,
  shardFile,
} from '#workers/shard-format.ts';
import { encodeIndex } from '../encode-index.ts';
import { collate, nameOrder } from '../encode-order.ts';
import { type CityRows, cutCities, cutEvery, cutStates, type StateRows } from './cut-rows.ts';
import { countNetworks, encodeCities } from './encode-cities.ts';
import { encodeWords } from './encode-words.ts';
import { type Ranks, rankDirectory } from './rank-directory.ts';

/** Rows of a part at most; only a city that has more is not divided. Measured: docs/sharding.md. */
export const PART_ROWS = 4096;

type Rows = readonly Hospital[];
type Write = (file: string, bytes: Uint8Array) => void;

/** 16 digits: 32 bits of SHA-256, and the checksum that the worker can compute at once. */
const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8) + contentChecksum(bytes);

/** Writes a file under the hash of its content. Returns the hash. */
const writeHashed = (write: Write, name: string, bytes: Uint8Array, ending: 'index' | 'json' | 'bin') => {
  const hash = hashOf(bytes);
  write(shardFile(name, hash, ending), bytes);
  return hash;
};

/** How many rows right before this one have its name, as collation sees it. */
const sameBefore = (rows: Rows, at: number): number => {
  const name = rows[at]?.name ?? '';
  let first = at;
  while (first > 0 && collate(rows[first - 1]?.name ?? '', name) === 0) first--;
  return at - first;
};

const writeParts = (write: Write, name: string, rows: Rows, size: number): PartFile[] =>
  cutEvery(rows, size).map((part, at) => [
    writeHashed(write, `${name}-${at}`, encodeIndex(part), 'index'),
    sameBefore(rows, at * size),
    countNetworks(part),
  ]);

const writeGroup = (write: Write, { key, name, rows }: StateRows, size: number, ranks: Ranks) => {
  const own = new Set(rows.map(({ state }) => state));
  return {
    name,
    key,
    states: ranks.states.texts.flatMap((state, at) => (own.has(state) ? [at] : [])),
    cities: writeHashed(write, `${name}-cities`, encodeCities(rows, ranks), 'json'),
    parts: writeParts(write, name, rows, size),
  };
};

const rankRange = (rows: Rows, { cities }: Ranks): readonly [lowest: number, highest: number] => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const { city } of rows) {
    const rank = cities.rank.get(city) ?? 0;
    lowest = Math.min(lowest, rank);
    highest = Math.max(highest, rank);
  }
  return [lowest, highest];
};

/** No two parts have cities that collate equal. */
const areOrdered = (parts: readonly CityRows[], { cities }: Ranks): boolean => {
  const partOf = new Map<number | undefined, number>();
  return parts.every(({ rows }, at) =>
    rows.every(({ city }) => {
      const rank = cities.rank.get(city);
      if (!partOf.has(rank)) partOf.set(rank, at);
      return partOf.get(rank) === at;
    }),
  );
};

const writeCities = (write: Write, rows: Rows, size: number, ranks: Ranks): ManifestFile['cities'] => {
  const parts = cutCities(rows, size);
  return {
    ordered: areOrdered(parts, ranks),
    parts: parts.map(({ key, rows: own }, at) => {
      const hash = writeHashed(write, `cities-${at}`, encodeIndex(own), 'index');
      return [hash, key, ...rankRange(own, ranks), countNetworks(own)] as const;
    }),
  };
};

const stateEntries = (rows: Rows, { states }: Ranks): ManifestFile['states'] => {
  const ofState = new Map<string, Hospital[]>(states.texts.map((state) => [state, []]));
  for (const row of rows) ofState.get(row.state)?.push(row);
  return [...ofState].map(([state, own]) => [state, states.rank.get(state) ?? 0, countNetworks(own)]);
};

/**
 * Cuts a directory three ways (by state, by name, by city) into index files of `size` rows at most, with what a worker has to know
 * to choose among them. Takes what `encodeIndex` takes, in any order; the files depend on nothing else. The manifest, which
 * names all others, is written last.
 */
export const encodeShards = (hospitals: Rows, write: Write, size = PART_ROWS): void => {
  const rows = nameOrder(hospitals);
  const ranks = rankDirectory(rows);
  const keys = new Set(ranks.cities.texts.map(cityKey));
  const manifest: ManifestFile = {
    format: SHARD_FORMAT,
    states: stateEntries(rows, ranks),
    commaCities: [...keys].filter((key) => key.includes(',')).sort(),
    words: writeHashed(write, 'words', encodeWords(cutEvery(rows, size)), 'bin'),
    national: {
      cities: writeHashed(write, 'national-cities', encodeCities(rows, ranks), 'json'),
      parts: writeParts(write, 'national', rows, size),
    },
    cities: writeCities(write, rows, size, ranks),
    groups: cutStates(rows).map((group) => writeGroup(write, group, size, ranks)),
  };
  write(MANIFEST, new TextEncoder().encode(JSON.stringify(manifest)));
};
