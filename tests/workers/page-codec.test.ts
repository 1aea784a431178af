import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EVERYTHING,
  type HospitalFacets,
  type HospitalService,
  type SearchWorker,
} from '#workers/contract.ts';
import {
  packCities,
  packHospitals,
  packPage,
  unpackCities,
  unpackHospitals,
  unpackPage,
  unpackWorker,
} from '#workers/hospitals/result-codec.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';

describe('a packed page', () => {
  it('gives back the page, whatever the texts, and survives being copied to another thread', () => {
    fc.assert(
      fc.property(anyDirectory(), fc.nat(), (rows, total) => {
        expect(unpackPage(structuredClone(packPage({ total, rows })))).toEqual({ total, rows });
      }),
      { numRuns: runs(500) },
    );
  });

  it('keeps distances, unknown ones too, and how many are unknown', () => {
    const row = { name: 'a', city: '', state: '', zip: '', ultra: true, plus: false, core: true };
    const page = { total: 9, rows: [row, row], distances: [1.25, undefined], unplaced: 3 };
    expect(unpackPage(structuredClone(packPage(page)))).toEqual(page);
  });

  it('sends a page as it is when a field has a line break', () => {
    const row = { name: 'a\nb', city: '', state: '', zip: '', ultra: true, plus: false, core: true };
    const page = { total: 1, rows: [row] };
    expect(packPage(page)).toBe(page);
  });
});

describe('packed counts', () => {
  const networks = { open: 9, ultra: 3, plus: 2, core: 1 };

  it('give back the counts, whatever the names of the cities, and survive being copied to another thread', () => {
    fc.assert(
      fc.property(anyDirectory(), fc.nat(), (rows, total) => {
        const cities = rows.map(({ city, state }) => ({ city, state, count: total }));
        const facets = { total, states: [{ state: 'TX', count: total }], cities, networks };
        expect(unpackCities<HospitalFacets>(structuredClone(packCities(facets)))).toEqual(facets);
      }),
      { numRuns: runs(200) },
    );
  });

  it('read the cities only once', () => {
    const facets = { total: 1, states: [], cities: [{ city: 'a', state: 'TX', count: 1 }], networks };
    const unpacked = unpackCities<HospitalFacets>(packCities(facets));
    expect(unpacked.cities).toBe(unpacked.cities);
  });
});

describe('the services on both sides of the worker', () => {
  /** A service whose every method answers with its name and what it was asked. */
  const echo = <Service>(...methods: readonly (keyof Service & string)[]): Service =>
    Object.fromEntries(
      methods.map((name) => [name, async (...asked: readonly unknown[]) => [name, ...asked]]),
    ) as Service;

  it('pass every question on with all that it says, and its answer back', async () => {
    const row = { name: 'a', city: 'b', state: 'TX', zip: '1', ultra: true, plus: false, core: true };
    const page = { total: 7, rows: [row] };
    const facets = {
      total: 7,
      states: [{ state: 'TX', count: 7 }],
      cities: [{ city: 'b', state: 'TX', count: 7 }],
      networks: { open: 7, ultra: 7, plus: 0, core: 1 },
    };
    const options = {
      states: facets.states,
      cities: [{ city: 'b', state: 'TX', count: 7, ambiguous: true }],
    };
    const methods = ['ready', 'suggest', 'didYouMean', 'getByKeys', 'origins', 'origin'] as const;
    const asked: unknown[] = [];
    const hospitals: HospitalService = {
      ...echo<HospitalService>(...methods),
      options: async () => options,
      search: async (query) => {
        asked.push(query);
        return page;
      },
      facets: async (query) => {
        asked.push(query);
        return facets;
      },
    };
    const packed = packHospitals(hospitals);
    expect(await packed.search(EVERYTHING)).toEqual({ total: 7, lines: 'a\nb\nTX\n1\n5\n' });
    const service = unpackHospitals(packed);
    expect(await service.search(EVERYTHING)).toEqual(page);
    expect(await service.facets(EVERYTHING)).toEqual(facets);
    expect(await service.options()).toEqual(options);
    expect(asked).toEqual([EVERYTHING, EVERYTHING, EVERYTHING]);
    expect(
      await Promise.all([
        service.ready(),
        service.suggest('may', 3),
        service.didYouMean('mayp'),
        service.getByKeys(['a-tx']),
        service.origins('mia', 2),
        service.origin('MIA'),
      ]),
    ).toEqual([
      ['ready'],
      ['suggest', 'may', 3],
      ['didYouMean', 'mayp'],
      ['getByKeys', ['a-tx']],
      ['origins', 'mia', 2],
      ['origin', 'MIA'],
    ]);
    const query = { text: 'pay', language: 'ENG' as const };
    const worker = unpackWorker({ hospitals: packed, help: echo<SearchWorker['help']>('ready', 'search') });
    expect(await worker.hospitals.search(EVERYTHING)).toEqual(page);
    expect(await worker.help.ready('ENG')).toEqual(['ready', 'ENG']);
    expect(await worker.help.search(query)).toEqual(['search', query]);
  });
});
