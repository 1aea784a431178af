import type { Directory } from './directory.ts';
import { type Names, readNames } from './directory-names.ts';
import { type Places, readPlaces } from './directory-places.ts';
import { readRowPlaces } from './directory-rows.ts';
import { readTextTable } from './directory-texts.ts';
import { IndexError } from './index-error.ts';
import { openIndex } from './index-format.ts';
import { lazily } from './lazily.ts';
import { findSameNames } from './name-ties.ts';

/** The directory with what the twin and the build derive theirs from. */
export interface DecodedDirectory extends Directory, Names, Places {
  readonly words: readonly string[];
  readonly cities: readonly string[];
  readonly states: readonly string[];
  readonly oddZips: readonly string[];
  /** City → rank in collation order, equal for cities that collate equal. */
  readonly cityRank: Uint32Array;
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
  const { tokenRows, ...names } = readNames(rows, sections, table);
  const places = readPlaces(sections, table.cities.length);
  return {
    rows,
    checksum,
    cities: table.cities,
    cityRank: table.cityRank,
    ...names,
    ...places,
    ...readRowPlaces(rows, sections, { table, tokenRows, places }),
    flags: {
      ultra: checkFlags(sections.ultra, rows),
      plus: checkFlags(sections.plus, rows),
      core: checkFlags(sections.core, rows),
    },
    sameNames: lazily(() => findSameNames({ rows, ...names })),
  };
};
