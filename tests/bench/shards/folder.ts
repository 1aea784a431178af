import { encodeShards } from '../../../scripts/shards/encode-shards.ts';
import { brotli } from '../brotli.ts';

/** Files of a build, and what each weighs on the wire. */
export interface Folder {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Bytes after brotli 11. */
  readonly weigh: (file: string) => number;
}

export const makeFolder = (index: Uint8Array, partRows: number): Folder => {
  const files = new Map<string, Uint8Array>();
  const weights = new Map<string, number>();
  encodeShards(index, (file, bytes) => files.set(file, bytes), partRows);
  const weigh = (file: string): number => {
    const known = weights.get(file) ?? brotli(files.get(file) ?? new Uint8Array());
    weights.set(file, known);
    return known;
  };
  return { files, weigh };
};

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['manifest', /^manifest\.json$/],
  ['words of the names', /^vocabulary-/],
  ['all cities', /^national-cities-/],
  ['cities of a state', /^(?!national)\w+-cities-/],
  ['parts of states', /^(?!national|cities|words)\w+-\d+-/],
  ['parts by name', /^national-\d+-/],
  ['parts by city', /^cities-\d+-/],
  ['packs of words', /^words-\d+-.*index$/],
  ['positions of packs', /^words-\d+-.*json$/],
  ['the whole', /^whole-/],
];

/** Files by what they are for. Every file is of exactly one kind. */
export const filesByKind = ({ files }: Folder): readonly (readonly [string, readonly string[]])[] => {
  const kinds = KINDS.map(
    ([kind, name]) => [kind, [...files.keys()].filter((file) => name.test(file))] as const,
  );
  const told = kinds.reduce((sum, [, of]) => sum + of.length, 0);
  if (told !== files.size) throw new Error(`${files.size} files, of which ${told} are told`);
  return kinds;
};
