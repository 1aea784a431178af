import { type Names, readNames } from './directory-names.ts';
import { type Places, readPlaces } from './directory-places.ts';
import { readRowPlaces } from './directory-rows.ts';
import { readTextTable } from './directory-texts.ts';
import { IndexError } from './index-error.ts';
import { openIndex } from './index-format.ts';

/** Zip numbers from here on are `oddZips[number - ODD_ZIP]`; below, they are the five digits. */
export { ODD_ZIP } from './directory-places.ts';

/** The whole directory as typed arrays, rows in name order. Both engines derive what they need from it. */
export interface Directory extends Names, Places {
  readonly rows: number;
  /** The checksum of the file it was read from. */
  readonly checksum: number;
  readonly cities: readonly string[];
  /** City → rank in collation order, equal for cities that collate equal. */
  readonly cityRank: Uint32Array;
  /** Row → place. */
  readonly rowPlace: Uint32Array;
  /** Row → zip number, see ODD_ZIP. */
  readonly rowZip: Uint32Array;
  /** One bit per row, lowest bit first; bits after the last row are 0. */
  readonly flags: Readonly<Record<'ultra' | 'plus' | 'core', Uint8Array>>;
}

const checkFlags = (bits: Uint8Array, rows: number): Uint8Array => {
  const last = bits[bits.length - 1] ?? 0;
  if (bits.length !== Math.ceil(rows / 8) || ((rows & 7) !== 0 && last >> (rows & 7) !== 0))
    throw new IndexError('section', 'a network has not one bit per row');
  return bits;
};

/** Reads and checks a whole index file. Throws IndexError; never reads out of bounds, never allocates on trust. */
export const readDirectory = (bytes: Uint8Array): Directory => {
  const { rows, checksum, sections } = openIndex(bytes);
  const table = readTextTable(sections);
  const names = readNames(rows, sections, table);
  const places = readPlaces(sections, table.cities.length);
  return {
    rows,
    checksum,
    cities: table.cities,
    cityRank: table.cityRank,
    ...names,
    ...places,
    ...readRowPlaces(rows, sections, { table, names, places }),
    flags: {
      ultra: checkFlags(sections.ultra, rows),
      plus: checkFlags(sections.plus, rows),
      core: checkFlags(sections.core, rows),
    },
  };
};
