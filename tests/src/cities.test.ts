import { describe, expect, it } from 'vitest';
import { countOf, findCity, matchingCities } from '#features/hospitals/cities.ts';

const cities = [
  { city: 'Mayagüez', state: 'PR', count: 2, ambiguous: false },
  { city: 'Portland', state: 'ME', count: 3, ambiguous: true },
  { city: 'Portland', state: 'OR', count: 5, ambiguous: true },
  { city: 'South Portland', state: 'ME', count: 1, ambiguous: false },
];
const values = (state: string, typed: string) =>
  matchingCities(cities, state, typed).map(({ value }) => value);

describe('city field', () => {
  it('adds the state to names that occur in several states, if no state is chosen', () => {
    expect(values('', '')).toEqual(['Mayagüez', 'Portland, ME', 'Portland, OR', 'South Portland']);
  });

  it('shows only the cities of the chosen state, by name', () => {
    expect(values('ME', '')).toEqual(['Portland', 'South Portland']);
  });

  it('lists names that start with the typed text before names that contain it', () => {
    expect(values('', 'port')).toEqual(['Portland, ME', 'Portland, OR', 'South Portland']);
  });

  it('counts a city by name and state; a city that the counts lack has none', () => {
    const counts = [{ city: 'Portland', state: 'OR', count: 4 }];
    expect(cities.map((city) => countOf(city, counts))).toEqual([0, 0, 4, 0]);
  });

  it('ignores accents and case', () => {
    expect(findCity(cities, 'MAYAGUEZ', '')).toBe('Mayagüez');
  });

  it('reads a name that occurs in several states as all of these cities', () => {
    expect(findCity(cities, 'portland', '')).toBe('Portland');
    expect(findCity(cities, 'Portland, OR', '')).toBe('Portland, OR');
  });
});
