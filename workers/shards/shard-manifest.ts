import { inNetwork, type Network, unpackNetworks } from '#domain/network.ts';
import { textBytes } from '../hospitals/cesu-8.ts';
import { checksum } from '../hospitals/checksum.ts';
import { IndexError } from '../hospitals/index-error.ts';

/** Format of the manifest and of all files that it names. */
export const SHARD_FORMAT = 2;
export const MANIFEST = 'manifest.json';

/** Number of rows per combination of networks, indexed by `packNetworks`; 8 counts without an Open column, otherwise 32. */
export type NetworkCounts = readonly number[];

/** An index file with some rows of the directory. */
export interface Part {
  readonly file: string;
  readonly rows: number;
  readonly counts: NetworkCounts;
  /** Number of rows before the part's first row in its cut. */
  readonly base: number;
  /** Number of rows before the first row of the cut with the same name as the part's first row. */
  readonly group: number;
}

/** All rows of some cities with consecutive keys. */
export interface CityPart extends Part {
  /** Lowest key of its cities, by UTF-16 units. */
  readonly key: string;
  /** Ranks of its first and its last city in collation order. */
  readonly lowest: number;
  readonly highest: number;
}

/** All rows whose names have one of the pack's words. A row may be in several packs. */
export interface Pack extends Part {
  /** Name of the PositionsFile of its rows. */
  readonly positions: string;
}

/** All rows that match a query for one state. */
export interface StateGroup {
  readonly key: string;
  /** Numbers of its states: one, unless spellings differ. */
  readonly states: readonly number[];
  /** Name of its CitiesFile. */
  readonly cities: string;
  /** Sorted by name. */
  readonly parts: readonly Part[];
}

export interface StateEntry {
  readonly state: string;
  /** Equal for states that collate equal. */
  readonly rank: number;
  readonly counts: NetworkCounts;
}

/** `manifest.json`: the data that is available before any row is fetched (docs/scaling.md). */
export interface Manifest {
  readonly format: number;
  readonly states: readonly StateEntry[];
  readonly groups: readonly StateGroup[];
  /** All rows, sorted by name. */
  readonly national: readonly Part[];
  /** All rows by city key; `ordered`: no two parts have cities of equal rank. */
  readonly cityParts: readonly CityPart[];
  readonly ordered: boolean;
  /** Keys of cities that contain a comma: they do not mean "City, ST". */
  readonly commaCities: readonly string[];
  /** All rows in one part, for queries that no other parts can answer. */
  readonly whole: Part;
  readonly packs: readonly Pack[];
  /** Names of the CitiesFile of all cities and of the VocabularyFile. */
  readonly cities: string;
  readonly vocabulary: string;
}

/** Cities with their states, in collation order; `state` is an index into `Manifest.states`. */
export type CitiesFile = readonly (readonly [
  city: string,
  state: number,
  rank: number,
  isAmbiguous: boolean,
  counts: NetworkCounts,
])[];

/** The folded words of all names, and for each word the number of its pack; -1 for words that are too frequent for a pack. */
export interface VocabularyFile {
  readonly words: readonly string[];
  readonly packs: readonly number[];
}

/** For each row of a pack: its number in the whole directory, and the number of the first row with the same name. */
export interface PositionsFile {
  readonly rows: readonly number[];
  readonly firsts: readonly number[];
}

const isIn = (combination: number, network: Network | undefined): boolean =>
  network === undefined || inNetwork(network, unpackNetworks(combination));

/** Counts the rows in the network, or all rows; with `flag`, only rows in that network too, or only others if not `inside`. */
export const countIn = (counts: NetworkCounts, network?: Network, flag?: Network, inside = true) =>
  counts
    .filter((_, combination) => isIn(combination, network) && isIn(combination, flag) === inside)
    .reduce((sum, count) => sum + count, 0);

export const contentChecksum = (bytes: Uint8Array): string =>
  checksum(bytes, 0).toString(16).padStart(8, '0');

/**
 * Returns the bytes if the hash in the file's name ends with their checksum. Throws IndexError if they are cut off, damaged or
 * of another build.
 */
export const checkContent = (file: string, bytes: Uint8Array): Uint8Array => {
  const hash = file.slice(file.lastIndexOf('-') + 1, file.lastIndexOf('.'));
  if (!hash.endsWith(contentChecksum(bytes)))
    throw new IndexError('checksum', 'the content does not match the hash in the file name');
  return bytes;
};

const sumOf = (manifest: Manifest): string => contentChecksum(textBytes(JSON.stringify(manifest)));

export const writeManifest = (manifest: Manifest): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ ...manifest, sum: sumOf(manifest) }));

/** Parses and checks a manifest. Throws IndexError, or SyntaxError if the bytes are not JSON. */
export const readManifest = (bytes: Uint8Array): Manifest => {
  const { sum, ...manifest }: Manifest & { sum?: string } = JSON.parse(new TextDecoder().decode(bytes)) ?? {};
  if (manifest.format !== SHARD_FORMAT)
    throw new IndexError('version', `format ${manifest.format}, not ${SHARD_FORMAT}: build the data again`);
  if (sum !== sumOf(manifest)) throw new IndexError('checksum', 'the manifest is damaged');
  return manifest;
};
