import { expect, test } from 'vitest';
import type { DetailedHospital } from '#domain/hospital-details.ts';
import { encodeDetails } from '#scripts/encode/encode-details.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import type { HospitalEngine, HospitalQuery } from '#workers/contract.ts';
import { narrowEngine } from '#workers/hospitals/emergency.ts';
import { createDistanceEngine } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { openParts } from './engines.ts';
import { makeQueries } from './query-mix.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';

const random = seeded(5);
const directory: readonly DetailedHospital[] = makeDirectory(900, 3).map((hospital) => ({
  ...hospital,
  details: { emergency: random.chance(0.4) },
}));
const bare = directory.map(({ details: _, ...hospital }) => hospital);
const bits = encodeDetails(directory).get('emergency.bin') ?? new Uint8Array();
const withDepartment = bare.filter((_, at) => directory[at]?.details?.emergency);
const points = readZipPoints(
  encodeZipPoints(
    [...new Set(bare.map(({ zip }) => Number(zip)))]
      .sort((a, b) => a - b)
      .map((zip) => [zip, { latitude: (zip % 60) / 2, longitude: -(zip % 90) }]),
    1000,
  ),
);

/** Returns facet counts without the states and cities whose count is 0. */
const countsOf = (engine: HospitalEngine, query: HospitalQuery) => {
  const { states, cities, ...rest } = engine.facets(query);
  const named = [...states, ...cities].filter(({ count }) => count > 0).map((each) => JSON.stringify(each));
  return { ...rest, named: named.sort() };
};

test('emergency department filter finds and counts exactly the hospitals with one, with and without distances', async () => {
  const parts = openParts(bare);
  const wasm = await narrowEngine({ kind: 'wasm', engine: parts.engine, parts }, bits);
  const plain = await narrowEngine({ kind: 'plain', engine: createPlainEngine(bare) }, bits);
  if (wasm.parts === undefined) throw new Error('the narrowed engine has no parts');
  const nearby = createDistanceEngine(wasm.parts, points);
  const expected = createPlainEngine(withDepartment, points);
  expect(withDepartment.length).toBeGreaterThan(300);
  for (const query of makeQueries(bare, 60, 4)) {
    for (const engine of [wasm.engine, plain.engine]) {
      expect(engine.search(query)).toEqual(expected.search(query));
      expect(countsOf(engine, query)).toEqual(countsOf(expected, query));
    }
    const near = { ...query, near: { point: { latitude: 12, longitude: -40 }, within: 3000 } };
    expect(nearby.search(near)).toEqual(expected.search(near));
    expect(countsOf(nearby, near)).toEqual(countsOf(expected, near));
  }
});
