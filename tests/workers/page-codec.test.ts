import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HospitalFacets } from '#workers/contract.ts';
import { packCities, packPage, unpackCities, unpackPage } from '#workers/hospitals/result-codec.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';

describe('packed page', () => {
  it('round-trips any rows, also through a structured clone', () => {
    fc.assert(
      fc.property(anyDirectory(), fc.nat(), (rows, total) => {
        expect(unpackPage(structuredClone(packPage({ total, rows })))).toEqual({ total, rows });
      }),
      { numRuns: runs(500) },
    );
  });

  it('keeps distances, including unknown ones, and the number of hospitals without coordinates', () => {
    const row = { name: 'a', city: '', state: '', zip: '', ultra: true, plus: false, core: true };
    const page = { total: 9, rows: [row, row], distances: [1.25, undefined], unplaced: 3 };
    expect(unpackPage(structuredClone(packPage(page)))).toEqual(page);
  });

  it('is the page itself if a field has a line break', () => {
    const row = { name: 'a\nb', city: '', state: '', zip: '', ultra: true, plus: false, core: true };
    const page = { total: 1, rows: [row] };
    expect(packPage(page)).toBe(page);
  });
});

describe('packed counts', () => {
  const networks = { open: 9, ultra: 3, plus: 2, core: 1 };

  it('round-trip any city names, also through a structured clone', () => {
    fc.assert(
      fc.property(anyDirectory(), fc.nat(), (rows, total) => {
        const cities = rows.map(({ city, state }) => ({ city, state, count: total }));
        const facets = { total, states: [{ state: 'TX', count: total }], cities, networks };
        expect(unpackCities<HospitalFacets>(structuredClone(packCities(facets)))).toEqual(facets);
      }),
      { numRuns: runs(200) },
    );
  });
});
