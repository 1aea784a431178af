import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { DEFAULT_QUERY, type HospitalEngine, type HospitalQuery } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';
import { openBoth } from './engines.ts';

const hospital = (name: string, rest: Partial<Hospital> = {}): Hospital =>
  hospitalWith({ name, city: 'Austin', state: 'TX', zip: '73301', ...rest });

const both = (hospitals: readonly Hospital[]): HospitalEngine[] => {
  const { wasm, plain } = openBoth(hospitals);
  return [wasm, plain];
};

const names = (hospitals: readonly Hospital[], query: Partial<HospitalQuery>): string[][] =>
  both(hospitals).map((engine) =>
    engine
      .search({ ...DEFAULT_QUERY, ...query })
      .rows.map(({ name, city, state, zip }) => `${name}|${city}|${state}|${zip}`),
  );

const expectOrder = (
  hospitals: readonly Hospital[],
  query: Partial<HospitalQuery>,
  expected: readonly string[],
) => {
  for (const answer of names(hospitals, query))
    expect(answer.map((line) => line.split('|')[0])).toEqual(expected);
};

describe('sort order of rows', () => {
  it('compares names as people do: ignores case and accents, and compares numbers by value', () => {
    const hospitals = ['ward 10', 'Ward 9', 'ábbey', 'Abbot', 'zoo'].map((name) => hospital(name));
    expectOrder(hospitals, {}, ['ábbey', 'Abbot', 'Ward 9', 'ward 10', 'zoo']);
  });

  it('keeps ties ascending by name, city, state and ZIP code when descending', () => {
    const hospitals = [
      hospital('B', { city: 'Waco' }),
      hospital('A', { city: 'Waco', zip: '76702' }),
      hospital('A', { city: 'Waco', zip: '76701' }),
      hospital('C', { city: 'Alpine' }),
    ];
    const down = { sort: { key: 'city', direction: 'desc' } } as const;
    for (const answer of names(hospitals, down))
      expect(answer).toEqual(['A|Waco|TX|76701', 'A|Waco|TX|76702', 'B|Waco|TX|73301', 'C|Alpine|TX|73301']);
  });

  it('treats names that differ only in case as ties, also when descending', () => {
    const hospitals = [
      hospital('mercy', { city: 'A' }),
      hospital('MERCY', { city: 'B' }),
      hospital('Mercy', { city: 'C' }),
      hospital('Aaa'),
      hospital('Zzz'),
    ];
    const down = { sort: { key: 'name', direction: 'desc' } } as const;
    expectOrder(hospitals, down, ['Zzz', 'mercy', 'MERCY', 'Mercy', 'Aaa']);
  });

  it('treats two spellings of a city as one city', () => {
    const cities = ['WACO', 'Waco', 'WACO', 'Waco', 'Alpine', 'Zavalla'];
    const hospitals = cities.map((city, at) => hospital(`Ward ${at}`, { city }));
    const sorted = ['Ward 4', 'Ward 0', 'Ward 1', 'Ward 2', 'Ward 3', 'Ward 5'];
    expectOrder(hospitals, { sort: { key: 'city', direction: 'asc' } }, sorted);
  });

  it('treats two spellings of a state as one state, also after a query for a city elsewhere', () => {
    const states = ['TX', 'Texas', 'IL', 'TX'];
    const hospitals = states.map((state, at) =>
      hospital(`Ward ${at}`, { state, city: state === 'IL' ? 'Peoria' : 'Waco' }),
    );
    for (const engine of both(hospitals)) {
      expect(engine.search({ ...DEFAULT_QUERY, city: 'Peoria' }).total).toBe(1);
      expect(engine.search({ ...DEFAULT_QUERY, state: 'texas' }).total).toBe(3);
    }
  });

  it('compares states by readable name, not by code', () => {
    const hospitals = ['NE', 'NV', 'NH', 'NC'].map((state) => hospital(state, { state }));
    expectOrder(hospitals, { sort: { key: 'state', direction: 'asc' } }, ['NE', 'NV', 'NH', 'NC']);
  });

  it('puts hospitals outside of a network first when ascending, and last when descending', () => {
    const hospitals = [hospital('A', { plus: true }), hospital('B'), hospital('C', { plus: true })];
    expectOrder(hospitals, { sort: { key: 'plus', direction: 'asc' } }, ['B', 'A', 'C']);
    expectOrder(hospitals, { sort: { key: 'plus', direction: 'desc' } }, ['A', 'C', 'B']);
  });
});

describe('query', () => {
  const hospitals = [
    hospital('St. Mary (South)', { city: 'Springfield', state: 'IL' }),
    hospital('ST. MARY NORTH', { city: 'Springfield', state: 'MO', plus: true }),
    hospital('Hospital São João', { city: 'Mayagüez', state: 'PR' }),
  ];

  it('matches its text literally, including regular expression characters and spaces', () => {
    expectOrder(hospitals, { text: '(south)' }, ['St. Mary (South)']);
    expectOrder(hospitals, { text: '.*' }, []);
    expectOrder(hospitals, { text: '  t. m  ' }, ['St. Mary (South)', 'ST. MARY NORTH']);
    expectOrder(hospitals, { text: 'st.  mary' }, []);
  });

  it('ignores case and accents in text, city and state', () => {
    expectOrder(hospitals, { text: 'SAO joao' }, ['Hospital São João']);
    expectOrder(hospitals, { city: 'mayaguez' }, ['Hospital São João']);
    expectOrder(hospitals, { state: 'puerto rico' }, ['Hospital São João']);
  });

  it('reads "City, ST" as the city in that state', () => {
    expectOrder(hospitals, { city: 'springfield' }, ['St. Mary (South)', 'ST. MARY NORTH']);
    expectOrder(hospitals, { city: 'Springfield, mo' }, ['ST. MARY NORTH']);
    expectOrder(hospitals, { city: 'Springfield, Illinois', state: 'MO' }, []);
  });

  it('matches nothing for an unknown state or city, and everything for Open and blank values', () => {
    expectOrder(hospitals, { state: '__proto__' }, []);
    expectOrder(hospitals, { city: 'constructor' }, []);
    for (const answer of names(hospitals, { network: 'open', state: ' ', city: '' }))
      expect(answer).toHaveLength(3);
  });

  it('uses only the first hundred characters of its text', () => {
    const long = 'x'.repeat(100);
    expectOrder([hospital(`${long}y`)], { text: `${long}zzz` }, [`${long}y`]);
  });
});
