import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';
import { openBoth } from './engines.ts';

const hospital = (name: string, rest: Partial<Hospital> = {}): Hospital =>
  hospitalWith({ name, city: 'Austin', state: 'TX', zip: '73301', ...rest });

/** Returns the rows of both engines. */
const rowsFor = (hospitals: readonly Hospital[], query: Partial<HospitalQuery>) => {
  const { wasm, plain } = openBoth(hospitals);
  return [wasm, plain].map((engine) => engine.search({ ...DEFAULT_QUERY, ...query }).rows);
};

const expectOrder = (
  hospitals: readonly Hospital[],
  query: Partial<HospitalQuery>,
  expected: readonly string[],
) => {
  for (const rows of rowsFor(hospitals, query)) expect(rows.map(({ name }) => name)).toEqual(expected);
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
    const sorted = [2, 1, 0, 3].map((at) => hospitals[at]);
    for (const rows of rowsFor(hospitals, { sort: { key: 'city', direction: 'desc' } }))
      expect(rows).toEqual(sorted);
  });

  it('treats names that differ only in case as ties, also when descending', () => {
    const hospitals = [
      hospital('mercy', { city: 'A' }),
      hospital('MERCY', { city: 'B' }),
      hospital('Mercy', { city: 'C' }),
      hospital('Aaa'),
      hospital('Zzz'),
    ];
    expectOrder(hospitals, { sort: { key: 'name', direction: 'desc' } }, [
      'Zzz',
      'mercy',
      'MERCY',
      'Mercy',
      'Aaa',
    ]);
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
    const { wasm, plain } = openBoth(hospitals);
    for (const engine of [wasm, plain]) {
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
    for (const rows of rowsFor(hospitals, { network: 'open', state: ' ', city: '' }))
      expect(rows).toHaveLength(3);
  });

  it('uses only the first hundred characters of its text', () => {
    const long = 'x'.repeat(100);
    expectOrder([hospital(`${long}y`)], { text: `${long}zzz` }, [`${long}y`]);
  });
});
