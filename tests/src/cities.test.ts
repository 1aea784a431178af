import { describe, expect, it } from 'vitest';
import { findCity, matchingCities } from '#features/hospitals/cities.ts';

const cities = [
  { city: 'Mayagüez', state: 'PR', count: 2, ambiguous: false },
  { city: 'Portland', state: 'ME', count: 3, ambiguous: true },
  { city: 'Portland', state: 'OR', count: 5, ambiguous: true },
  { city: 'South Portland', state: 'ME', count: 1, ambiguous: false },
];
const values = (state: string, typed: string) =>
  matchingCities(cities, state, typed).map(({ value }) => value);

describe('the city box', () => {
  it('without a state shows a name that several states have with its state', () => {
    expect(values('', '')).toEqual(['Mayagüez', 'Portland, ME', 'Portland, OR', 'South Portland']);
  });

  it('with a state shows the cities of that state by their name', () => {
    expect(values('ME', '')).toEqual(['Portland', 'South Portland']);
  });

  it('lists what begins with the typed text before what holds it', () => {
    expect(values('', 'port')).toEqual(['Portland, ME', 'Portland, OR', 'South Portland']);
  });

  it('ignores accents and case', () => {
    expect(findCity(cities, 'MAYAGUEZ', '')?.value).toBe('Mayagüez');
  });

  it('a name that several states have, typed alone, means all of them', () => {
    expect(findCity(cities, 'portland', '')).toEqual({ value: 'Portland', count: 8 });
    expect(findCity(cities, 'Portland, OR', '')).toEqual({ value: 'Portland, OR', count: 5 });
  });
});
