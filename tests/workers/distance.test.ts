import { describe, expect, it } from 'vitest';
import { KM_PER_MILE, type Point } from '#domain/geography/place.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { findAll, pageOf } from '#workers/hospitals/matches.ts';
import { createDistanceEngine, kilometersBetween } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { hospitalWith } from '../support/hospital.ts';
import { runs } from '../support/runs.ts';
import { openBoth } from './engines.ts';
import { makeQueries } from './query-mix.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';

const pointAt = (latitude: number, longitude: number): Point => ({ latitude, longitude });

/** Published distances between city centers, in statute miles. */
it.each([
  ['New York', 'Los Angeles', pointAt(40.713, -74.006), pointAt(34.052, -118.244), 2446],
  ['New York', 'Miami', pointAt(40.713, -74.006), pointAt(25.762, -80.192), 1091],
])('%s to %s matches the published distance within one per cent', (_, __, from, to, miles) => {
  expect(Math.abs(kilometersBetween(from, to) / KM_PER_MILE / miles - 1)).toBeLessThanOrEqual(0.01);
});

it('a query with a start place has all matches within the radius, in its order, page by page', () => {
  const hospitals = makeDirectory(1500, 3);
  const random = seeded(9);
  const scatter = (): Point => pointAt(25 + random.below(23_000) / 1000, -123 + random.below(55_000) / 1000);
  const zips = [...new Set(hospitals.map(({ zip }) => zip))].filter(() => random.chance(0.9));
  const points = new Map(zips.map((zip) => [zip, scatter()]));
  const { wasm, plain } = openBoth(hospitals);
  const engine = createDistanceEngine(wasm, readZipPoints(encodeZipPoints(points, 1000)));

  for (const [at, query] of makeQueries(hospitals, runs(600), 4).entries()) {
    const { direction } = query.sort;
    const isByDistance = at % 2 === 0;
    const near = { point: scatter(), ...(at % 3 > 0 && { within: random.below(2000) }) };
    const found = findAll(plain, isByDistance ? { ...query, sort: DEFAULT_QUERY.sort } : query)
      .map((row) => ({ row, point: points.get(row.zip) }))
      .map(({ row, point }) => ({ row, km: point && kilometersBetween(near.point, point) }))
      .filter(({ km = 0 }) => km <= (near.within ?? 1e5));
    const last = direction === 'asc' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const sign = direction === 'asc' ? 1 : -1;
    if (isByDistance) found.sort((a, b) => (a.km === b.km ? 0 : sign * ((a.km ?? last) - (b.km ?? last))));
    const page = { offset: at % 5 === 0 ? 7 : 0, limit: 20 };
    const sort = isByDistance ? ({ key: 'distance', direction } as const) : query.sort;
    expect(engine.search({ ...query, ...page, sort, near })).toEqual({
      total: found.length,
      rows: pageOf(found, page).map(({ row }) => row),
      distances: pageOf(found, page).map(({ km }) => km),
      unplaced: found.filter(({ km }) => km === undefined).length,
    });
    expect(engine.facets({ ...query, near }).total).toBe(found.length);
  }
});

describe('query with a start place', () => {
  const MIAMI = pointAt(25.79, -80.29);
  const hospitals = [
    hospitalWith({ name: 'Unknown B', zip: '00001' }),
    hospitalWith({ name: 'Far', zip: '30301', state: 'GA' }),
    hospitalWith({ name: 'Unknown A', zip: 'n/a' }),
    hospitalWith({ name: 'Near', zip: '33126' }),
    hospitalWith({ name: 'Also near', zip: '33126' }),
  ];
  const points = new Map([
    ['33126', MIAMI],
    ['30301', pointAt(33.64, -84.43)],
  ]);
  const engine = createDistanceEngine(openBoth(hospitals).wasm, points);

  it('counts each option within the radius, and keeps states without a hospital', () => {
    expect(engine.facets({ ...DEFAULT_QUERY, near: { point: MIAMI, within: 0 } })).toEqual({
      total: 4,
      states: [
        { state: 'FL', count: 4 },
        { state: 'GA', count: 0 },
      ],
      cities: [{ city: 'Miami', state: 'FL', count: 4 }],
      networks: { open: 4, ultra: 4, plus: 0, core: 0 },
    });
  });

  it('ignores an invalid start place, and then sorts by name instead of distance', () => {
    for (const latitude of [Number.NaN, Number.POSITIVE_INFINITY, 91])
      for (const direction of ['asc', 'desc'] as const) {
        const sort = { key: 'distance', direction } as const;
        const found = engine.search({ ...DEFAULT_QUERY, near: { point: pointAt(latitude, 0) }, sort });
        expect(found).not.toHaveProperty('distances');
        const names = found.rows.map(({ name }) => name);
        expect(names).toEqual(['Also near', 'Far', 'Near', 'Unknown A', 'Unknown B']);
      }
  });
});
