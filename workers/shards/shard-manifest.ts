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

/** The data that is available before any row is fetched (docs/scaling.md). */
export interface Manifest {
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

/** Returns the checksum of a file's content, which its name contains: eight hexadecimal digits. */
export const contentChecksum = (bytes: Uint8Array): string => checksum(bytes).toString(16).padStart(8, '0');

/** Throws IndexError unless the file's name ends with the checksum of the bytes: they are cut off, damaged or of another build. */
export const checkContent = (file: string, bytes: Uint8Array): void => {
  if (!file.includes(`-${contentChecksum(bytes)}.`))
    throw new IndexError('checksum', `${file}: the content does not match the checksum in the file name`);
};

/** Parses a file of JSON. The checksum proves that the build wrote the file, so the shape is not checked. */
export const readJson = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes));
