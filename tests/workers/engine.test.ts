import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';
import { runs } from '../support/runs.ts';
import { anyCase } from './arbitraries.ts';
import { type Both, openBoth, withSortedCities } from './engines.ts';
import { makeQueries } from './query-mix.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';

/** Each row has a common and two rare words with the same first two letters and the same last letter. */
const WORDS = [
  ['BETON', 'BELLMAN', 'BEACON'],
  ['ALPHA', 'ALMA', 'ALBA'],
  ['GAMMA', 'GAIA', 'GALA'],
] as const;

const expectSame = ({ wasm, plain }: Both, query: Partial<HospitalQuery>): void => {
  const asked = { ...DEFAULT_QUERY, ...query };
  expect(wasm.search(asked), JSON.stringify(asked)).toEqual(plain.search(asked));
};

describe('WebAssembly engine and plain engine', () => {
  it('return the same result, facet counts and options for every query and any text', () => {
    fc.assert(
      fc.property(anyCase, ([hospitals, queries]) => {
        const { wasm, plain } = openBoth(hospitals);
        for (const [at, query] of queries.entries()) {
          expect(wasm.search(query)).toEqual(plain.search(query));
          if (at < 3)
            expect(withSortedCities(wasm.facets(query))).toEqual(withSortedCities(plain.facets(query)));
        }
        expect(withSortedCities(wasm.options())).toEqual(withSortedCities(plain.options()));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('find two adjacent words, common or rare, and parts of words that match both kinds', () => {
    const random = seeded(11);
    // A word is common if at least 1/32 of the rows have it: here the first word of each row of WORDS.
    const word = (): string => random.pick(WORDS)[random.chance(0.97) ? 0 : 1 + random.below(2)] as string;
    const both = openBoth(
      Array.from({ length: 640 }, (_, at) =>
        hospitalWith({ name: [word(), word(), word()].join(' '), plus: at % 2 === 0, core: at % 3 === 0 }),
      ),
    );
    const words = WORDS.flat();
    for (const first of words)
      for (const second of words)
        for (const text of [`${first} ${second}`, `${first.slice(-1)} ${second.slice(0, 2)}`, `a ${second}`])
          expectSame(both, { text });
  });

  it('find a phrase only where all its words are consecutive', () => {
    const words = ['ALPHA', 'BETA', 'GAMMA'];
    const phrases = words.flatMap((first) =>
      words.flatMap((second) =>
        words.flatMap((third) => words.map((last) => [first, second, third, last].join(' '))),
      ),
    );
    const both = openBoth(phrases.map((name) => hospitalWith({ name })));
    for (const text of [...phrases, ...phrases.map((phrase) => phrase.slice(2, -2))])
      expectSame(both, { text });
  });

  it('sort by every key within a state, a city of a state, and a city name of several states', () => {
    const random = seeded(5);
    const hospitals = makeDirectory(300, 5).map((hospital) => ({
      ...hospital,
      city: random.pick(['Salem', 'Troy', 'Aurora']),
      state: random.pick(['OH', 'NY', 'IL']),
    }));
    const both = openBoth(hospitals);
    for (const place of [{ state: 'OH' }, { state: 'OH', city: 'Troy' }, { city: 'Troy' }, {}])
      for (const key of SORT_KEYS.filter((each) => each !== 'distance'))
        for (const direction of ['asc', 'desc'] as const)
          expectSame(both, { ...place, sort: { key, direction }, limit: 40 });
  });

  it('count each option under the other filters, with 0 for states without hospitals, and omit such cities', () => {
    const { wasm, plain } = openBoth([
      hospitalWith({ name: 'ALPHA', city: 'Cairo', state: 'IL', plus: true }),
      hospitalWith({ name: 'BETA', city: 'Cairo', state: 'GA' }),
      hospitalWith({ name: 'GAMMA', city: 'Miami', state: 'FL', plus: true }),
    ]);
    const [cairoGa, cairoIl] = ['GA', 'IL'].map((state) => ({ city: 'Cairo', state, count: 1 }));
    const miami = { city: 'Miami', state: 'FL', count: 1 };
    const statesWith = (...counts: readonly number[]) =>
      ['FL', 'GA', 'IL'].map((state, at) => ({ state, count: counts[at] }));
    for (const engine of [wasm, plain]) {
      expect(engine.options()).toEqual({
        states: statesWith(1, 1, 1),
        cities: [
          { ...cairoGa, ambiguous: true },
          { ...cairoIl, ambiguous: true },
          { ...miami, ambiguous: false },
        ],
      });
      expect(engine.facets({ ...DEFAULT_QUERY, state: 'Illinois', text: 'a' })).toEqual({
        total: 1,
        states: statesWith(1, 1, 1),
        cities: [cairoIl],
        networks: { open: 1, ultra: 1, plus: 1, core: 0 },
      });
      expect(engine.facets({ ...DEFAULT_QUERY, city: 'Cairo', network: 'plus' })).toEqual({
        total: 1,
        states: statesWith(0, 0, 1),
        cities: [cairoIl, miami],
        networks: { open: 2, ultra: 2, plus: 1, core: 0 },
      });
    }
  });

  it('agree on a directory of realistic size, with long lists, precomputed orders and word bitmaps', () => {
    const hospitals = makeDirectory(6000, 3);
    const both = openBoth(hospitals);
    for (const [at, query] of makeQueries(hospitals, runs(600), 4).entries())
      expectSame(both, at % 3 === 0 ? { ...query, offset: at, limit: at % 7 === 0 ? 6000 : 25 } : query);
  });

  it('count every row of a directory whose rows fill whole 32-bit words, or nearly', () => {
    for (const rows of [31, 32, 33, 63, 64, 127, 128, 129]) {
      const { wasm, plain } = openBoth(makeDirectory(rows, rows));
      for (const engine of [wasm, plain]) expect(engine.search(DEFAULT_QUERY).total).toBe(rows);
    }
  });

  it('match no prefix of a word that only a city has', () => {
    const { wasm, plain } = openBoth([hospitalWith({ name: 'ALPHA ZETA', city: 'Cairo' })]);
    for (const engine of [wasm, plain]) {
      expect(engine.search({ ...DEFAULT_QUERY, text: 'alpha c' }).total).toBe(0);
      expect(engine.search({ ...DEFAULT_QUERY, text: 'alpha z' }).total).toBe(1);
    }
  });
});
