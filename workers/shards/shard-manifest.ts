import { inNetwork, type Network, unpackNetworks } from '#domain/network.ts';
import { checksum } from '../hospitals/checksum.ts';
import { IndexError } from '../hospitals/index-error.ts';

/** Number of rows per combination of networks, indexed by `packNetworks`; 8 counts without an Open column, otherwise 32. */
export type NetworkCounts = readonly number[];

/** An index file with some rows of the directory. */
export interface Part {
  readonly file: string;
  readonly rows: number;
  readonly counts: NetworkCounts;
}

/** All rows that match a query for one state, or without a state. */
export interface Scope {
  /** Sorted by name. Names that collate equal are in one part. */
  readonly parts: readonly Part[];
  /** Name of its CitiesFile. */
  readonly cities: string;
}

/** The data that is available before any row is fetched (docs/scaling.md). */
export interface Manifest {
  /** In the order of the options. */
  readonly states: readonly { readonly state: string; readonly counts: NetworkCounts }[];
  /** `key`: `stateKey` of its states. */
  readonly groups: readonly (Scope & { readonly key: string })[];
  readonly national: Scope;
  /** All rows, sorted by the keys of their cities; `key` is the lowest key of a part. A city is in one part. */
  readonly cityParts: readonly (Part & { readonly key: string })[];
  /** Keys of cities that contain a comma: they do not mean "City, ST". */
  readonly commaCities: readonly string[];
  /** All rows whose names have one of the words of a pack. */
  readonly packs: readonly Part[];
  /** Name of the VocabularyFile. */
  readonly vocabulary: string;
  /** All rows in one part, for queries that no other part can answer. */
  readonly whole: Part;
}

/** Cities with their states, in the order of the options. */
export type CitiesFile = readonly (readonly [
  city: string,
  state: string,
  isAmbiguous: boolean,
  counts: NetworkCounts,
])[];

/** The folded words of all names, and for each word the number of its pack; -1 for words that are too frequent for a pack. */
export interface VocabularyFile {
  readonly words: readonly string[];
  readonly packs: readonly number[];
}

const isIn = (combination: number, network: Network | undefined): boolean =>
  network === undefined || inNetwork(network, unpackNetworks(combination));

/** Counts the rows in the network, or all rows; with `flag`, only rows in that network too, or only others if not `inside`. */
export const countIn = (counts: NetworkCounts, network?: Network, flag?: Network, inside = true) =>
  counts
    .filter((_, combination) => isIn(combination, network) && isIn(combination, flag) === inside)
    .reduce((sum, count) => sum + count, 0);

/** Returns the checksum of a file's content, which its name contains: eight hexadecimal digits. */
export const contentChecksum = (bytes: Uint8Array): string => checksum(bytes).toString(16).padStart(8, '0');

/** Throws IndexError unless the file's name ends with the checksum of the bytes: they are cut off, damaged or of another build. */
export const checkContent = (file: string, bytes: Uint8Array): void => {
  if (!file.includes(`-${contentChecksum(bytes)}.`))
    throw new IndexError(`${file}: the content does not match the checksum in the file name`);
};

/** Parses a file of JSON. The checksum proves that the build wrote the file, so the shape is not checked. */
export const readJson = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes));
