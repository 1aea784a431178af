import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { KM_PER_MILE, type Point } from '#domain/place.ts';
import { DEFAULT_QUERY, type HospitalFacets, type HospitalQuery } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';
import { runs } from '../support/runs.ts';
import { anyDistanceCase, openBothWithDistances } from './distance-cases.ts';
import { type Points, wrongDistances } from './haversine.ts';
import { makeQueries } from './query-mix.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';

const sortCities = (facets: HospitalFacets) => ({
  ...facets,
  cities: facets.cities.map((option) => JSON.stringify(option)).sort(),
});

describe('distances in the WebAssembly engine and the plain engine', () => {
  it('agree for every query, for any start place and for hospitals without coordinates', async () => {
    await fc.assert(
      fc.asyncProperty(anyDistanceCase, async ({ hospitals, points, queries }) => {
        const { wasm, plain } = openBothWithDistances(hospitals, points);
        for (const query of queries) {
          const answer = wasm.search(query);
          expect(answer).toEqual(plain.search(query));
          if (answer.distances !== undefined && query.near !== undefined)
            expect(wrongDistances(answer, query.near.point, points)).toEqual([]);
        }
      }),
      { numRuns: runs(800) },
    );
  });

  it('agree on the facets within a radius', async () => {
    await fc.assert(
      fc.asyncProperty(anyDistanceCase, async ({ hospitals, points, queries }) => {
        const { wasm, plain } = openBothWithDistances(hospitals, points);
        for (const query of queries.slice(0, 2))
          expect(sortCities(wasm.facets(query))).toEqual(sortCities(plain.facets(query)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('agree page by page on a directory of realistic size', async () => {
    const hospitals = makeDirectory(6000, 3);
    const random = seeded(9);
    const scatter = (): Point => ({
      latitude: 25 + random.below(23_000) / 1000,
      longitude: -123 + random.below(55_000) / 1000,
    });
    const zips = [...new Set(hospitals.map(({ zip }) => zip))].filter(() => random.chance(0.97));
    const points: Points = new Map(zips.map((zip) => [zip, scatter()]));
    const { wasm, plain } = openBothWithDistances(hospitals, points);
    for (const [at, query] of makeQueries(hospitals, runs(200), 4).entries()) {
      const near = { point: scatter(), ...(at % 3 === 0 ? {} : { within: random.below(2000) }) };
      const sort =
        at % 2 === 0 ? ({ key: 'distance', direction: query.sort.direction } as const) : query.sort;
      for (const offset of [0, 40]) {
        const asked = { ...query, sort, near, offset, limit: 40 };
        const answer = wasm.search(asked);
        if (at % 4 === 0) expect(answer).toEqual(plain.search(asked));
        expect(wrongDistances(answer, near.point, points)).toEqual([]);
      }
    }
  });
});

/** Published distances between city centers, in statute miles. */
it.each([
  ['New York', 'Los Angeles', [40.713, -74.006], [34.052, -118.244], 2446],
  ['New York', 'Miami', [40.713, -74.006], [25.762, -80.192], 1091],
  ['Houston', 'Dallas', [29.76, -95.37], [32.777, -96.797], 225],
] as const)('%s to %s matches the published distance within one per cent', (_, name, from, to, miles) => {
  const pointAt = ([latitude, longitude]: readonly [number, number]): Point => ({ latitude, longitude });
  const { wasm, plain } = openBothWithDistances([hospital(name, '10000')], new Map([['10000', pointAt(to)]]));
  for (const engine of [wasm, plain]) {
    const [km = 0] = engine.search({ ...DEFAULT_QUERY, near: { point: pointAt(from) } }).distances ?? [];
    expect(Math.abs(km / KM_PER_MILE / miles - 1)).toBeLessThanOrEqual(0.01);
  }
});

const hospital = (name: string, zip: string): Hospital => hospitalWith({ name, zip });
const MIAMI = { latitude: 25.79, longitude: -80.29 };
const FAR = { latitude: 33.64, longitude: -84.43 };

describe('query with a start place', () => {
  const hospitals = [
    hospital('Unknown B', '00001'),
    hospital('Far', '30301'),
    hospital('Unknown A', 'n/a'),
    hospital('Near', '33126'),
    hospital('Also near', '33126'),
  ];
  const points: Points = new Map([
    ['33126', MIAMI],
    ['30301', FAR],
  ]);
  const ask = async (query: Partial<HospitalQuery>) => {
    const { wasm, plain } = openBothWithDistances(hospitals, points);
    return [wasm, plain].map((engine) => engine.search({ ...DEFAULT_QUERY, ...query }));
  };
  const expectNames = async (query: Partial<HospitalQuery>, expected: readonly string[]) => {
    for (const { rows } of await ask(query)) expect(rows.map(({ name }) => name)).toEqual(expected);
  };

  it('lists hospitals without coordinates last in both directions, and sorts ties by name', async () => {
    const near = { point: MIAMI };
    const last = ['Unknown A', 'Unknown B'];
    await expectNames({ near, sort: { key: 'distance', direction: 'asc' } }, [
      'Also near',
      'Near',
      'Far',
      ...last,
    ]);
    await expectNames({ near, sort: { key: 'distance', direction: 'desc' } }, [
      'Far',
      'Also near',
      'Near',
      ...last,
    ]);
  });

  it('counts the matching hospitals without coordinates, for any radius', async () => {
    for (const page of await ask({ near: { point: MIAMI, within: 0 }, limit: 0 })) {
      expect(page).toEqual({ total: 4, rows: [], distances: [], unplaced: 2 });
    }
    for (const { distances } of await ask({ near: { point: MIAMI, within: 0 } }))
      expect(distances).toEqual([0, 0, undefined, undefined]);
  });

  it('keeps every other sort order and adds distances', async () => {
    for (const { rows, distances } of await ask({ near: { point: MIAMI } })) {
      expect(rows.map(({ name }) => name)).toEqual(['Also near', 'Far', 'Near', 'Unknown A', 'Unknown B']);
      expect(distances?.map((km) => km && Math.round(km))).toEqual([0, 960, 0, undefined, undefined]);
    }
  });

  it('ignores an invalid start place, and then sorts by name instead of distance', async () => {
    for (const latitude of [Number.NaN, Number.POSITIVE_INFINITY, 91])
      for (const direction of ['asc', 'desc'] as const)
        for (const page of await ask({
          near: { point: { latitude, longitude: 0 } },
          sort: { key: 'distance', direction },
        })) {
          expect(page).not.toHaveProperty('distances');
          expect(page.rows.map(({ name }) => name)).toEqual([
            'Also near',
            'Far',
            'Near',
            'Unknown A',
            'Unknown B',
          ]);
        }
  });
});
