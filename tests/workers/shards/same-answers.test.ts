import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { FULL, runs } from '../../support/runs.ts';
import { anyCase } from '../arbitraries.ts';
import { makeQueries } from '../query-mix.ts';
import { makeDirectory } from '../synthetic.ts';
import { openWholeAndSharded, withWasm } from './memory.ts';

const anySize = fc.constantFrom(1, 2, 3, 7, 20, 100);
const DIRECTIONS = ['asc', 'desc'] as const;

/** Returns queries in every sort order, with pages that start and end within parts. */
const everyOrder = (filters: Partial<HospitalQuery>, rows: number): HospitalQuery[] =>
  SORT_KEYS.flatMap((key) =>
    DIRECTIONS.flatMap((direction) =>
      [0, 1, Math.floor(rows / 3), rows - 1, rows, rows + 5].flatMap((offset) =>
        [0, 1, 5, 50].map((limit) => ({ ...filters, sort: { key, direction }, offset, limit })),
      ),
    ),
  );

describe('directory in parts', () => {
  it('gives the same result as the whole index for every query, any text and any part size', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, anySize, fc.boolean(), async ([hospitals, queries], size, wasm) => {
        const { whole, sharded } = await openWholeAndSharded(
          hospitals,
          size,
          wasm ? withWasm : openDirectory,
        );
        for (const query of queries) expect(await sharded.search(query)).toEqual(whole.search(query));
      }),
      { numRuns: runs(600) },
    );
  });

  it('gives the same options and facets', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, anySize, async ([hospitals, queries], size) => {
        const { whole, sharded } = await openWholeAndSharded(hospitals, size);
        expect(await sharded.options()).toEqual(whole.options());
        for (const query of queries.slice(0, 3))
          expect(await sharded.facets(query)).toEqual(whole.facets(query));
      }),
      { numRuns: runs(200) },
    );
  });

  it('gives the same results for the query mix on thousands of hospitals, also on late pages', async () => {
    const hospitals = makeDirectory(FULL ? 6000 : 1000, 31);
    const { whole, sharded } = await openWholeAndSharded(hospitals, FULL ? 250 : 100, withWasm);
    for (const [at, query] of makeQueries(hospitals, runs(240), 32).entries()) {
      const asked = at % 3 === 0 ? { ...query, offset: 7 * at, limit: at % 7 === 0 ? 6000 : 25 } : query;
      expect(await sharded.search(asked)).toEqual(whole.search(asked));
      if (at % 15 === 0) expect(await sharded.facets(asked)).toEqual(whole.facets(asked));
    }
  });

  it('keeps the sort order of names, cities, states and networks across parts', async () => {
    const hospitals = makeDirectory(400, 33);
    const { whole, sharded } = await openWholeAndSharded(hospitals, 9);
    const state = hospitals[0]?.state ?? '';
    for (const filters of [{}, { state }, { network: 'plus' as const }, { state, network: 'core' as const }])
      for (const query of everyOrder(filters, whole.search({ ...DEFAULT_QUERY, ...filters }).total))
        expect(await sharded.search(query), JSON.stringify(query)).toEqual(whole.search(query));
  });

  it('reads a city with a comma by its full name if there is such a city, else as city and state', async () => {
    const row = { zip: '62701', ultra: true, plus: false, core: true };
    const hospitals: Hospital[] = [
      { ...row, name: 'A', city: 'Springfield', state: 'TX' },
      { ...row, name: 'B', city: 'Springfield, TX', state: 'MO' },
      { ...row, name: 'C', city: 'Springfield', state: 'MO' },
      { ...row, name: 'D', city: 'Joplin, Old Town', state: 'MO' },
      // Sorts by key between "Springfield" and "Springfield, MO".
      { ...row, name: 'E', city: 'Springfield Gardens', state: 'MO' },
    ];
    const { whole, sharded } = await openWholeAndSharded(hospitals, 1);
    const cities = ['Springfield, TX', 'springfield , mo', 'Springfield', 'Joplin', 'Joplin, Old Town, MO'];
    const totals: number[] = [];
    for (const city of [...cities, 'Springfield, MO', 'Springfield, ZZ', ',', ', MO', 'Springfield,'])
      for (const state of [undefined, 'MO', 'Texas']) {
        const query = { ...DEFAULT_QUERY, city, ...(state === undefined ? {} : { state }) };
        expect(await sharded.search(query), `${city}; ${state}`).toEqual(whole.search(query));
        if (state === undefined) totals.push(whole.search(query).total);
      }
    expect(totals.slice(0, 5)).toEqual([1, 1, 2, 0, 1]);
  });

  it('returns each hospital once, in order, if the packs of several words contain it', async () => {
    const row = { state: 'NV', zip: '89501', ultra: true, plus: true, core: false };
    const names = ['MADA MADZ', 'Mada Madz', 'MADB MADY', 'MADC', 'MADZ MADA', 'MADY'];
    const cities = ['Ely', 'Reno'];
    const found = names.flatMap((name) => cities.map((city): Hospital => ({ ...row, name, city })));
    const others = Array.from(
      { length: 120 },
      (_, at): Hospital => ({ ...row, name: `OTHER${at}`, city: 'Elko' }),
    );
    for (const size of [2, 3, 4]) {
      const { whole, sharded, asked } = await openWholeAndSharded([...found, ...others], size);
      for (const query of everyOrder({ text: 'mad' }, found.length))
        expect(await sharded.search(query), JSON.stringify(query)).toEqual(whole.search(query));
      expect(await sharded.facets({ ...DEFAULT_QUERY, text: 'mad' })).toEqual(
        whole.facets({ ...DEFAULT_QUERY, text: 'mad' }),
      );
      expect(new Set(asked.filter((file) => /^words-.*json$/.test(file))).size).toBeGreaterThan(1);
    }
  });

  it('finds nothing for an unknown network or in an empty directory', async () => {
    const { sharded } = await openWholeAndSharded(makeDirectory(40, 34), 5);
    expect(await sharded.search({ ...DEFAULT_QUERY, network: 'gold' as 'plus' })).toEqual({
      total: 0,
      rows: [],
    });
    const empty = await openWholeAndSharded([], 5);
    for (const network of FLAG_NETWORKS)
      expect(await empty.sharded.search({ ...DEFAULT_QUERY, network, text: 'a' })).toEqual({
        total: 0,
        rows: [],
      });
    expect(await empty.sharded.options()).toEqual({ states: [], cities: [] });
    expect(await empty.sharded.facets(DEFAULT_QUERY)).toEqual(empty.whole.facets(DEFAULT_QUERY));
  });

  it('rejects a query with distances, which parts do not provide', async () => {
    const { sharded } = await openWholeAndSharded(makeDirectory(10, 35));
    const near = { point: { latitude: 30, longitude: -90 } };
    await expect(sharded.search({ ...DEFAULT_QUERY, near })).rejects.toThrow(RangeError);
  });
});
