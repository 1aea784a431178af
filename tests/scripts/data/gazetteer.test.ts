import { describe, expect, test } from 'vitest';
import type { Point } from '#domain/geography/place.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { readCityEntries, readZipEntries } from '#scripts/data/cities/gazetteer-sources.ts';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const city = (name: string, state: string, at = point(38, -98)) => ({ city: name, state, point: at });
const postal = (zip: string, city: string, state: string, point?: Point) => ({ zip, city, state, point });

describe('list of cities', () => {
  const cities = readCityEntries();
  const has = (name: string, state: string): boolean =>
    cities.some((entry) => entry.city === name && entry.state === state);

  test.each([
    ['Milford', 'CT', 'City of Milford (balance)'],
    ['Campton Hills', 'IL', 'Village of Campton Hills'],
    ['The Village of Indian Hill', 'OH', 'a name that has “Village of” inside'],
    ['Stambaugh', 'MI', 'Stambaugh, Iron River'],
    ['Kapahulu', 'HI', 'Diamond Head / Kapahulu / Saint Louis Heights'],
    ['Aceitunas', 'PR', 'Puerto Rico'],
  ])('has %s, %s, from %s', (name, state) => {
    expect(has(name, state)).toBe(true);
  });

  test('contains coordinates', () => {
    expect(cities).toContainEqual(city('Bay Minette', 'AL', point(30.88296, -87.77305)));
  });

  test('contains no city of other countries, whose codes and regions may look like states', () => {
    expect(cities.length).toBeLessThan(20_000);
    expect(has('100 Mile House', 'CA')).toBe(false);
    expect(new Set(cities.map(({ state }) => state)).size).toBe(59);
  });
});

describe('list of ZIP codes', () => {
  const zips = new Map(readZipEntries().map((entry) => [entry.zip, entry]));
  test('contains the city and the centroid of each ZIP code', () => {
    expect(zips.get('10001')).toEqual(postal('10001', 'New York', 'NY', point(40.7484, -73.9967)));
  });
  test('has coordinates of all but military addresses, which the source places at 0, 0 or anywhere', () => {
    const lost = [...zips.values()].filter(({ point }) => !point?.latitude || !point.longitude);
    expect(new Set(lost.map(({ state }) => state))).toEqual(new Set(['AA', 'AE', 'AP']));
    expect(lost.every(({ point }) => point === undefined)).toBe(true);
  });
  test('contains no Canadian postal codes', () => {
    expect([...zips.keys()].filter((zip) => !/^\d{5}$/.test(zip ?? ''))).toEqual([]);
  });
});

describe('gazetteer', () => {
  const gazetteer = createGazetteer(
    [
      city('MCALLEN', 'TX', point(26, -98)),
      city('McAllen', 'TX', point(26.2, -98)),
      city('—', 'TX'),
      city('Zapata', 'TX'),
      city('ZAPATA', 'TX'),
    ],
    [
      postal('78501', 'Mcallen', 'TX', point(26.4, -98.2)),
      postal('74820', 'ADA', 'OK', point(34, -96)),
      postal('74821', 'Ada', 'OK', point(35, -97)),
      postal('74822', 'Ada', 'OK'),
      postal('99501', '—', 'AK', point(61, -150)),
    ],
  );

  test('takes the spelling from the list of cities before the postal list, and the first in code order', () => {
    expect(gazetteer.place('TX', 'MCALLEN')?.name).toBe('MCALLEN');
    expect(gazetteer.place('TX', 'ZAPATA')?.name).toBe('ZAPATA');
    expect(gazetteer.place('OK', 'ADA')?.name).toBe('Ada');
  });

  test('merges places with the same name in a state and keeps all their coordinates', () => {
    expect(gazetteer.placesOf('TX').map(({ key }) => key)).toEqual(['MCALLEN', 'ZAPATA']);
    expect(gazetteer.place('TX', 'MCALLEN')?.points).toEqual([
      point(26, -98),
      point(26.2, -98),
      point(26.4, -98.2),
    ]);
    expect(gazetteer.place('OK', 'ADA')?.points).toHaveLength(2);
    expect(gazetteer.place('OK', 'MCALLEN')).toBeUndefined();
    expect(gazetteer.placesOf('ZZ')).toEqual([]);
  });

  test('locates a ZIP code by its centroid, else by the mean of ZIP codes with the same first three digits', () => {
    expect(gazetteer.locate('74821')).toEqual(point(35, -97));
    expect(gazetteer.locate('74822')).toEqual(point(34.5, -96.5));
    expect(gazetteer.locate('74899')).toEqual(point(34.5, -96.5));
    expect(gazetteer.locate('99901')).toBeUndefined();
    expect(gazetteer.locate('7489')).toBeUndefined();
  });
});
