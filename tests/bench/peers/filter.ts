import { fold } from '../../../src/domain/fold.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import type { HospitalPage, HospitalQuery } from '../../../workers/contract.ts';
import type { Orders } from './orders.ts';
import { createPager } from './pages.ts';

/** Rows that a library finds for a folded, trimmed text that is not empty; undefined: it cannot tell, look at every name. */
export type Finder = (text: string) => ArrayLike<number> | undefined;

export interface Found {
  readonly rows: Uint32Array;
  readonly count: number;
}

export interface Columns {
  readonly states: readonly string[];
  readonly cities: readonly string[];
  /** Folded. */
  readonly names: readonly string[];
  readonly flags: Readonly<Record<(typeof FLAG_NETWORKS)[number], Uint8Array>>;
}

export const toColumns = (rows: readonly Hospital[]): Columns => {
  const flag = (name: (typeof FLAG_NETWORKS)[number]) => Uint8Array.from(rows, (row) => Number(row[name]));
  return {
    states: rows.map(({ state }) => state),
    cities: rows.map(({ city }) => city),
    names: rows.map(({ name }) => fold(name)),
    flags: { ultra: flag('ultra'), plus: flag('plus'), core: flag('core') },
  };
};

/**
 * State, city and network by a loop over columns, the text by `find`. Where `isLiteral` is false, what was found for a text of
 * several words is held against the names: a library that knows words alone would else count "center medical" too.
 */
export const createFilter = ({ states, cities, names, flags }: Columns, find: Finder, isLiteral: boolean) => {
  const rows = new Uint32Array(names.length);
  return ({ state, city, network, text }: HospitalQuery): Found => {
    const wanted = fold((text ?? '').trim());
    const candidates = wanted === '' ? undefined : find(wanted);
    const mustHold = wanted !== '' && (candidates === undefined || (!isLiteral && wanted.includes(' ')));
    const flag = FLAG_NETWORKS.find((name) => name === network);
    const inNetwork = flag === undefined ? undefined : flags[flag];
    const length = candidates?.length ?? names.length;
    let count = 0;
    for (let at = 0; at < length; at++) {
      const row = candidates?.[at] ?? at;
      if (state !== undefined && states[row] !== state) continue;
      if (city !== undefined && cities[row] !== city) continue;
      if (inNetwork !== undefined && inNetwork[row] === 0) continue;
      if (mustHold && !(names[row] ?? '').includes(wanted)) continue;
      rows[count++] = row;
    }
    return { rows, count };
  };
};

/** A whole engine round a library's text index: filters, pages by the free orders, records. */
export const createLibrarySearch = (
  hospitals: readonly Hospital[],
  orders: Orders,
  { columns, find, isLiteral }: { columns: Columns; find: Finder; isLiteral: boolean },
): ((query: HospitalQuery) => HospitalPage) => {
  const filter = createFilter(columns, find, isLiteral);
  const page = createPager(orders, hospitals.length);
  return (query) => {
    const { rows, count } = filter(query);
    return {
      total: count,
      rows: Array.from(page(rows, count, query), (row) => hospitals[row] as Hospital),
    };
  };
};
