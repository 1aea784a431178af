import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { EVERYTHING, SORT_KEYS } from '#workers/contract.ts';
import { createWasmEngine } from '#workers/hospitals/engine.ts';
import { createReferenceEngine } from '#workers/hospitals/reference/reference.ts';
import { runs } from '../support/runs.ts';
import { anyCase } from './arbitraries.ts';
import { openBoth, wasmModules } from './engines.ts';
import { naiveMatches, naiveSearch } from './naive.ts';
import { makeQueries } from './query-mix.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';

/** Common, rare, rare: those of a line end in one letter, and begin alike. */
const WORDS = [
  ['BETON', 'BELLMAN', 'BEACON'],
  ['ALPHA', 'ALMA', 'ALBA'],
  ['GAMMA', 'GAIA', 'GALA'],
] as const;

describe('WebAssembly, its twin and the naive way', () => {
  it('answer every query alike, whatever the texts', () => {
    fc.assert(
      fc.property(anyCase, ([hospitals, queries]) => {
        const { wasm, reference } = openBoth(hospitals);
        for (const query of queries) {
          const expected = naiveSearch(hospitals, query);
          expect(reference.search(query)).toEqual(expected);
          expect(wasm.search(query)).toEqual(expected);
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  it('find two neighbouring words, whether they are common, rare, or the piece typed fits some of each', () => {
    const random = seeded(11);
    // A word counts as common from a 32nd of the rows on: here the first of each three.
    const word = (): string => random.pick(WORDS)[random.chance(0.97) ? 0 : 1 + random.below(2)] as string;
    const hospitals = Array.from({ length: 640 }, (_, at) => ({
      ...{ name: [word(), word(), word()].join(' '), city: 'Cairo', state: 'IL', zip: '62914' },
      ...{ ultra: true, plus: at % 2 === 0, core: at % 3 === 0 },
    }));
    const { wasm, reference } = openBoth(hospitals);
    const words = WORDS.flat();
    for (const first of words)
      for (const second of words)
        for (const text of [
          `${first} ${second}`,
          `${first.slice(-1)} ${second.slice(0, 2)}`,
          `a ${second}`,
        ]) {
          const query = { ...EVERYTHING, text };
          const expected = naiveSearch(hospitals, query);
          expect(wasm.search(query), text).toEqual(expected);
          expect(reference.search(query), text).toEqual(expected);
        }
  });

  it('sort by every key in one state, in one city of it, and in a city of several states', () => {
    const random = seeded(5);
    const hospitals = makeDirectory(300, 5).map((hospital) => ({
      ...hospital,
      city: random.pick(['Salem', 'Troy', 'Aurora']),
      state: random.pick(['OH', 'NY', 'IL']),
    }));
    const { wasm, reference } = openBoth(hospitals);
    for (const place of [{ state: 'OH' }, { state: 'OH', city: 'Troy' }, { city: 'Troy' }, {}])
      for (const key of SORT_KEYS.filter((each) => each !== 'distance'))
        for (const direction of ['asc', 'desc'] as const) {
          const query = { ...EVERYTHING, ...place, sort: { key, direction }, limit: 40 };
          const expected = naiveSearch(hospitals, query);
          expect(wasm.search(query), JSON.stringify(query)).toEqual(expected);
          expect(reference.search(query), JSON.stringify(query)).toEqual(expected);
        }
  });

  it('count the same facets as counting one by one does', () => {
    fc.assert(
      fc.property(anyCase, ([hospitals, queries]) => {
        const { wasm, reference } = openBoth(hospitals);
        for (const query of queries.slice(0, 3)) {
          const facets = wasm.facets(query);
          expect(reference.facets(query)).toEqual(facets);
          const { state: _state, ...withoutState } = query;
          const { city: _city, ...withoutCity } = query;
          const inState = naiveMatches(hospitals, withoutState);
          for (const { state, count } of facets.states)
            expect(count).toBe(inState.filter((hospital) => hospital.state === state).length);
          const inCity = naiveMatches(hospitals, withoutCity);
          expect(facets.cities.reduce((sum, { count }) => sum + count, 0)).toBe(inCity.length);
          for (const { city, state, count } of facets.cities)
            expect(count).toBe(
              inCity.filter((hospital) => hospital.city === city && hospital.state === state).length,
            );
          for (const [network, count] of Object.entries(facets.networks))
            expect(count).toBe(naiveMatches(hospitals, { ...query, network: network as 'open' }).length);
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('count each option under the other filters: states without hospitals are 0, cities without are left out', () => {
    const row = { zip: '10001', ultra: true, plus: true, core: false };
    const { wasm, reference } = openBoth([
      { ...row, name: 'ALPHA', city: 'Cairo', state: 'IL' },
      { ...row, name: 'BETA', city: 'Cairo', state: 'GA', plus: false },
      { ...row, name: 'GAMMA', city: 'Miami', state: 'FL' },
    ]);
    const [cairoGa, cairoIl] = ['GA', 'IL'].map((state) => ({ city: 'Cairo', state, count: 1 }));
    const miami = { city: 'Miami', state: 'FL', count: 1 };
    const statesWith = (...counts: readonly number[]) =>
      ['FL', 'GA', 'IL'].map((state, at) => ({ state, count: counts[at] }));
    for (const engine of [wasm, reference]) {
      expect(engine.options()).toEqual({
        states: statesWith(1, 1, 1),
        cities: [
          { ...cairoGa, ambiguous: true },
          { ...cairoIl, ambiguous: true },
          { ...miami, ambiguous: false },
        ],
      });
      expect(engine.facets({ ...EVERYTHING, state: 'Illinois', text: 'a' })).toEqual({
        total: 1,
        states: statesWith(1, 1, 1),
        cities: [cairoIl],
        networks: { open: 1, ultra: 1, plus: 1, core: 0 },
      });
      expect(engine.facets({ ...EVERYTHING, city: 'Cairo', network: 'plus' })).toEqual({
        total: 1,
        states: statesWith(0, 0, 1),
        cities: [cairoIl, miami],
        networks: { open: 2, ultra: 2, plus: 1, core: 0 },
      });
      expect(engine.facets({ ...EVERYTHING, city: 'Nowhere', text: 'alpha' })).toEqual({
        total: 0,
        states: statesWith(0, 0, 0),
        cities: [cairoIl],
        networks: { open: 0, ultra: 0, plus: 0, core: 0 },
      });
    }
  });

  it('agree on a directory of realistic size, where lists are long, orders are walked and words have bitmaps', () => {
    const hospitals = makeDirectory(6000, 3);
    const { wasm, reference } = openBoth(hospitals);
    const queries = makeQueries(hospitals, runs(600), 4);
    for (const [at, query] of queries.entries()) {
      const asked = at % 3 === 0 ? { ...query, offset: at, limit: at % 7 === 0 ? 6000 : 25 } : query;
      const answer = wasm.search(asked);
      expect(reference.search(asked)).toEqual(answer);
      if (at % 20 === 0) expect(answer).toEqual(naiveSearch(hospitals, asked));
    }
  });

  it('count every row of a directory whose rows fill whole words of bits, or nearly', () => {
    for (const rows of [31, 32, 33, 63, 64, 127, 128, 129]) {
      const { wasm, reference } = openBoth(makeDirectory(rows, rows));
      for (const engine of [wasm, reference]) expect(engine.search(EVERYTHING).total).toBe(rows);
    }
  });

  it('look for no word in names that stands in a city alone', () => {
    const row = { city: 'Cairo', state: 'IL', zip: '62914', ultra: true, plus: true, core: true };
    const { wasm, reference } = openBoth([{ ...row, name: 'ALPHA ZETA' }]);
    for (const engine of [wasm, reference]) {
      expect(engine.search({ ...EVERYTHING, text: 'alpha c' }).total).toBe(0);
      expect(engine.search({ ...EVERYTHING, text: 'alpha z' }).total).toBe(1);
    }
  });

  it('find a city whatever its case and the spaces around it', () => {
    const row = { name: 'ALPHA', state: 'IL', zip: '62914', ultra: true, plus: true, core: true };
    const { wasm, reference } = openBoth([{ ...row, city: 'Cairo' }]);
    for (const engine of [wasm, reference])
      for (const city of ['  cairo ', 'CAIRO , il', ' Cairo,IL ', 'Cairo, Illinois'])
        expect(engine.search({ ...EVERYTHING, city }).total, city).toBe(1);
  });

  it('take an unknown order for that of names, and find nothing in an unknown network', () => {
    const hospitals = makeDirectory(40, 5);
    const { wasm, reference } = openBoth(hospitals);
    for (const engine of [wasm, reference]) {
      const unknown = { key: 'constructor' as 'name', direction: 'asc' as const };
      expect(engine.search({ ...EVERYTHING, sort: unknown })).toEqual(engine.search(EVERYTHING));
      expect(engine.search({ ...EVERYTHING, network: 'gold' as 'plus' }).total).toBe(0);
    }
  });

  it('open from the bytes of an index alone, and answer alike', () => {
    const index = encodeIndex(makeDirectory(40, 6));
    const page = createReferenceEngine(index).search(EVERYTHING);
    expect(page.rows).toHaveLength(40);
    expect(createWasmEngine(index, wasmModules).search(EVERYTHING)).toEqual(page);
  });

  it('answer for an empty directory', () => {
    const { wasm, reference } = openBoth([]);
    for (const engine of [wasm, reference]) {
      expect(engine.search(EVERYTHING)).toEqual({ total: 0, rows: [] });
      expect(engine.search({ ...EVERYTHING, text: 'a b c' })).toEqual({ total: 0, rows: [] });
      expect(engine.options()).toEqual({ states: [], cities: [] });
    }
  });
});
