import { fold } from '../../../src/domain/fold.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import { type Peer, parseBytes, type Search } from './peer.ts';
import type { Ranks } from './ranks.ts';

/** Returns the rows that a library finds for a folded, trimmed, non-empty text. */
export type FindRows = (text: string) => ArrayLike<number>;

/** A library that finds text in names. `textPeer` adds filters and paging. */
export interface TextLibrary {
  readonly title: string;
  /** Whether the library matches several words as a phrase. Otherwise its rows are checked against the names. */
  readonly isLiteral: boolean;
  /** Builds the index that visitors download from the folded names, in row order. */
  readonly build?: (names: readonly string[]) => Uint8Array;
  /** Creates the search function. `index` is the result of `build`, empty without `build`. */
  readonly open: (names: readonly string[], index: Uint8Array) => FindRows | Promise<FindRows>;
}

const foldNames = (rows: readonly Hospital[]): string[] => rows.map(({ name }) => fold(name));

/** Creates a search that filters state, city and network in a loop, text with `find`, and sorts by the precomputed ranks. */
const createSearch = (
  hospitals: readonly Hospital[],
  names: readonly string[],
  { find, isLiteral, ranks }: { find: FindRows; isLiteral: boolean; ranks: Ranks },
): Search => {
  const rows = new Uint32Array(hospitals.length);
  return ({ state, city, network, text, sort, offset, limit }) => {
    const wanted = fold((text ?? '').trim());
    const candidates = wanted === '' ? undefined : find(wanted);
    const mustCheck = !isLiteral && wanted.includes(' ');
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const length = candidates?.length ?? hospitals.length;
    let total = 0;
    for (let at = 0; at < length; at++) {
      const row = candidates?.[at] ?? at;
      const hospital = hospitals[row] as Hospital;
      if (state !== undefined && hospital.state !== state) continue;
      if (city !== undefined && hospital.city !== city) continue;
      if (flag !== undefined && !hospital[flag]) continue;
      if (mustCheck && !(names[row] ?? '').includes(wanted)) continue;
      rows[total++] = row;
    }
    const rank = ranks(sort);
    const page = rows
      .slice(0, total)
      .sort((left, right) => (rank[left] ?? 0) - (rank[right] ?? 0))
      .subarray(offset, offset + limit);
    return { total, rows: Array.from(page, (row) => hospitals[row] as Hospital) };
  };
};

export const textPeer = ({ title, isLiteral, build, open }: TextLibrary): Peer => ({
  title,
  shipsRows: true,
  ...(build && { build: (rows: readonly Hospital[]) => build(foldNames(rows)) }),
  open: async ({ rows, index, ranks }) => {
    const hospitals = parseBytes<Hospital[]>(rows);
    const names = foldNames(hospitals);
    return createSearch(hospitals, names, { find: await open(names, index), isLiteral, ranks });
  },
});
