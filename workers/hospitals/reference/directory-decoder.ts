import { lazily } from '#workers/lazily.ts';
import type { Bitmap } from '../bitmap.ts';
import type { Directory } from '../directory.ts';
import { IndexError } from '../index-error.ts';
import { openIndex } from '../index-format.ts';
import { findSameNames } from '../name-ties.ts';
import { type Names, readTies, readTokens, splitNames } from './directory-names.ts';
import { type Places, readPlaces } from './directory-places.ts';
import { readRowPlaces } from './directory-rows.ts';
import { readTextTable } from './directory-texts.ts';

/** The directory with what the twin and the build derive theirs from. */
export interface DecodedDirectory extends Directory, Names, Places {
  readonly tokens: readonly string[];
  readonly cities: readonly string[];
  readonly states: readonly string[];
  readonly oddZips: readonly string[];
  /** City → rank in collation order, equal for cities that collate equal. */
  readonly cityRank: Uint32Array;
  /** Rows that follow another row whose name collates equal; ascending. */
  readonly nameTies: Uint32Array;
  /** Rows whose name is the same text as the name of the row before, or collates equal to it. */
  sameNames(): Bitmap;
}

const checkFlags = (bits: Uint8Array, rows: number): Uint8Array => {
  const last = bits[bits.length - 1] ?? 0;
  if (bits.length !== Math.ceil(rows / 8) || ((rows & 7) !== 0 && last >> (rows & 7) !== 0))
    throw new IndexError('section', 'a network has not one bit per row');
  return bits;
};

/** Reads and checks a whole index file. Throws IndexError; never reads out of bounds, never allocates on trust. */
export const readDirectory = (bytes: Uint8Array): DecodedDirectory => {
  const { rows, checksum, sections } = openIndex(bytes);
  const table = readTextTable(sections);
  const tokenRows = readTokens(rows, sections, table);
  const nameTies = readTies(sections.nameTies, rows);
  const places = readPlaces(sections, table.cities.length);
  const ofRows = readRowPlaces(rows, sections, { table, tokenRows, places });
  const flags = {
    ultra: checkFlags(sections.ultra, rows),
    plus: checkFlags(sections.plus, rows),
    core: checkFlags(sections.core, rows),
  };
  const names = splitNames(rows, table.tokens, tokenRows);
  return {
    rows,
    checksum,
    cities: table.cities,
    cityRank: table.cityRank,
    tokens: table.tokens,
    ...tokenRows,
    ...places,
    ...ofRows,
    flags,
    ...names,
    nameTies,
    sameNames: lazily(() => findSameNames({ rows, nameTies, ...names })),
  };
};
