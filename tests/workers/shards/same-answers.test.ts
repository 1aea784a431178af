import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { DEFAULT_QUERY, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { runs } from '../../support/runs.ts';
import { anyCase } from '../arbitraries.ts';
import { makeDirectory } from '../synthetic.ts';
import { openWholeAndSharded } from './memory.ts';

const anySize = fc.constantFrom(1, 2, 3, 7, 20, 100);

/** Returns queries in every sort order, with pages that start and end within parts. */
const everyOrder = (filters: Partial<HospitalQuery>, rows: number): HospitalQuery[] =>
  SORT_KEYS.flatMap((key) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      [0, 1, Math.floor(rows / 3), rows - 1, rows, rows + 5].flatMap((offset) =>
        [0, 1, 5, 50].map((limit) => ({ ...filters, sort: { key, direction }, offset, limit })),
      ),
    ),
  );

describe('directory in parts', () => {
  it('gives the same results, options and facets as the whole index for every query, any text and any part size', async () => {
    await fc.assert(
      fc.asyncProperty(anyCase, anySize, async ([hospitals, queries], size) => {
        const { whole, sharded } = await openWholeAndSharded(hospitals, size);
        expect(await sharded.options()).toEqual(whole.options());
        for (const [at, query] of queries.entries()) {
          expect(await sharded.search(query)).toEqual(whole.search(query));
          if (at < 2) expect(await sharded.facets(query)).toEqual(whole.facets(query));
        }
      }),
      { numRuns: runs(600) },
    );
  });

  it('keeps the sort order of names, cities, states and networks across parts', async () => {
    const hospitals = makeDirectory(400, 33);
    const { whole, sharded } = await openWholeAndSharded(hospitals, 2);
    const state = hospitals[0]?.state ?? '';
    for (const filters of [{}, { state }, { network: 'plus' as const }, { state, network: 'core' as const }])
      for (const query of everyOrder(filters, whole.search({ ...DEFAULT_QUERY, ...filters }).total))
        expect(await sharded.search(query), JSON.stringify(query)).toEqual(whole.search(query));
  });

  it('lists the cities of several parts in the order of one index', async () => {
    const hospitals = makeDirectory(40, 33).map((hospital) => ({ ...hospital, state: 'TX' }));
    const { whole, sharded } = await openWholeAndSharded(hospitals, 2);
    const query = { ...DEFAULT_QUERY, state: 'TX', text: 'a' };
    expect(await sharded.facets(query)).toEqual(whole.facets(query));
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
      for (const state of ['', 'MO', 'Texas']) {
        const query = { ...DEFAULT_QUERY, city, state };
        expect(await sharded.search(query), `${city}; ${state}`).toEqual(whole.search(query));
        if (state === '') totals.push(whole.search(query).total);
      }
    expect(totals.slice(0, 5)).toEqual([1, 1, 2, 0, 1]);
  });

  it('finds nothing for an unknown network or in an empty directory', async () => {
    const gold = { ...DEFAULT_QUERY, network: 'gold' as 'plus' };
    for (const hospitals of [makeDirectory(40, 34), []]) {
      const { whole, sharded } = await openWholeAndSharded(hospitals, 5);
      expect(await sharded.search(gold)).toEqual({ total: 0, rows: [] });
      for (const query of [gold, DEFAULT_QUERY])
        expect(await sharded.facets(query)).toEqual(whole.facets(query));
    }
  });
});
