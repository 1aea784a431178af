import { expect, test } from 'vitest';
import type { DetailedHospital } from '#domain/hospital.ts';
import { encodeDetails } from '#scripts/encode/encode-details.ts';
import type { HospitalEngine, HospitalQuery } from '#workers/contract.ts';
import { narrowToBits } from '#workers/hospitals/emergency.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { openBoth, withSortedCities } from './engines.ts';
import { makeQueries } from './query-mix.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';

const random = seeded(5);
const bare = makeDirectory(900, 3);
const directory = bare.map((hospital): DetailedHospital => {
  return { ...hospital, details: { emergency: random.chance(0.4) } };
});
const bits = encodeDetails(directory).get('emergency.bin') ?? new Uint8Array();
const withDepartment = bare.filter((_, at) => directory[at]?.details?.emergency);

/** Returns facet counts without the states whose count is 0. */
const countsOf = (engine: HospitalEngine, query: HospitalQuery) => {
  const { states, ...rest } = engine.facets(query);
  return withSortedCities({ ...rest, states: states.filter(({ count }) => count > 0) });
};

test('emergency department filter finds and counts exactly the hospitals with one', () => {
  const { wasm, plain } = openBoth(bare);
  const narrowed = [wasm, plain].map((engine) => narrowToBits(engine, bits));
  const expected = createPlainEngine(withDepartment);
  expect(withDepartment.length).toBeGreaterThan(300);
  for (const query of makeQueries(bare, 60, 4))
    for (const engine of narrowed) {
      expect(engine.search(query)).toEqual(expected.search(query));
      expect(countsOf(engine, query)).toEqual(countsOf(expected, query));
    }
});
