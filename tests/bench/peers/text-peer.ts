import { fold } from '../../../src/domain/fold.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { createLibrarySearch, type Finder, toColumns } from './filter.ts';
import { type Peer, parse } from './peer.ts';

/** A library that finds texts in names; everything else is done for it (filter.ts). */
export interface TextLibrary {
  readonly title: string;
  readonly package?: string;
  /** Whether what it finds for several words holds them as they were typed, side by side. */
  readonly isLiteral: boolean;
  /** An index to ship, of the folded names by row; left out when the library makes it anew from the rows. */
  readonly index?: (names: readonly string[]) => Uint8Array | Promise<Uint8Array>;
  /** `index` holds the bytes of the above, else nothing. */
  readonly open: (names: readonly string[], index: Uint8Array) => Finder | Promise<Finder>;
}

const foldNames = (rows: readonly Hospital[]): string[] => rows.map(({ name }) => fold(name));

export const textPeer = ({ title, package: needed, isLiteral, index, open }: TextLibrary): Peer => ({
  title,
  ...(needed === undefined ? {} : { package: needed }),
  shipsRows: true,
  ...(index === undefined
    ? {}
    : { product: { name: title, make: (rows: readonly Hospital[]) => index(foldNames(rows)) } }),
  open: async ({ rows, product, orders }) => {
    const hospitals = parse<Hospital[]>(rows);
    const columns = toColumns(hospitals);
    return createLibrarySearch(hospitals, orders, {
      columns,
      find: await open(columns.names, product),
      isLiteral,
    });
  },
});
