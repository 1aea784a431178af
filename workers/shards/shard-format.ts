import { checksum } from '../hospitals/checksum.ts';
import { IndexError } from '../hospitals/index-error.ts';

/** Of the manifest and all that it names. */
export const SHARD_FORMAT = 1;
export const MANIFEST = 'manifest.json';

/** `tx-0-1f2e3d4c5b6a7988.index`: the last half of the hash is the checksum of the whole file. */
export const shardFile = (name: string, hash: string, ending: 'index' | 'json' | 'bin'): string =>
  `${name}-${hash}.${ending}`;

export const contentChecksum = (bytes: Uint8Array): string =>
  checksum(bytes, 0).toString(16).padStart(8, '0');

/** The same bytes, if they are those that the file's name promises. Throws IndexError: cut off, damaged, or of another build. */
export const checkContent = (file: string, bytes: Uint8Array): Uint8Array => {
  const promised = file.slice(file.lastIndexOf('-') + 1, file.lastIndexOf('.'));
  if (!promised.endsWith(contentChecksum(bytes)))
    throw new IndexError('checksum', 'the content is not what the file name says');
  return bytes;
};

/** A part: hash, how many rows before its first have the same name, rows per combination of networks. */
export type PartFile = readonly [hash: string, back: number, counts: readonly number[]];
/** … of a part of cities: hash, lowest key, lowest and highest rank of its cities, rows per combination. */
export type CityPartFile = readonly [
  hash: string,
  key: string,
  lowest: number,
  highest: number,
  counts: readonly number[],
];

/** … of a pack of words: hash, hash of its positions, rows per combination. */
export type PackFile = readonly [hash: string, positions: string, counts: readonly number[]];

/** `manifest.json`. docs/scaling.md explains each field. */
export interface ManifestFile {
  readonly format: number;
  readonly states: readonly (readonly [state: string, rank: number, counts: readonly number[]])[];
  readonly commaCities: readonly string[];
  /** The index that all others were cut from. */
  readonly whole: string;
  readonly words: { readonly vocabulary: string; readonly parts: readonly PackFile[] };
  readonly national: { readonly cities: string; readonly parts: readonly PartFile[] };
  readonly cities: { readonly ordered: boolean; readonly parts: readonly CityPartFile[] };
  readonly groups: readonly {
    readonly name: string;
    readonly key: string;
    readonly states: readonly number[];
    readonly cities: string;
    readonly parts: readonly PartFile[];
  }[];
}

/** A list of cities in collation order, and for each its places: number of the state, then rows per combination, and again. */
export interface CitiesFile {
  readonly cities: readonly string[];
  /** Numbers of cities that collate equal to the city before. */
  readonly ties: readonly number[];
  readonly places: readonly (readonly number[])[];
}
