import { describe, expect, it } from 'vitest';
import { matchOrigin, placeFromOrigin } from '#features/hospitals/url/start-places.ts';
import type { Origin } from '#workers/contract.ts';

const point = { latitude: 0, longitude: 0 };
const airport = (code: string, city: string, state: string): Origin => ({
  kind: 'airport',
  id: code,
  point,
  code,
  city,
  state,
});
const city = (name: string, state: string): Origin => ({
  kind: 'city',
  id: `${name}, ${state}`,
  point,
  city: name,
  state,
});
const zip: Origin = { kind: 'zip', id: '33176', point, zip: '33176' };

const york = (): Origin[] => [airport('JFK', 'New York', 'NY'), airport('EWR', 'Newark', 'NJ')];
const airports = (count: number): Origin[] =>
  Array.from({ length: count }, (_, at) => airport(`XX${at}`, 'New York', 'NY'));

const MIAMI = [airport('MIA', 'Miami', 'FL'), city('Miami', 'FL'), city('Miami Beach', 'FL')];
const SPRINGFIELDS = [city('Springfield', 'IL'), city('Springfield', 'MO')];

describe('start places', () => {
  it('are named "Miami (MIA)", "Miami, FL", "33176"', () => {
    expect([...MIAMI.slice(0, 2), zip].map((origin) => placeFromOrigin(origin).name)).toEqual([
      'Miami (MIA)',
      'Miami, FL',
      '33176',
    ]);
  });

  it.each([
    ['mia', 'MIA'],
    [' miami (MIA) ', 'MIA'],
    ['Miami, fl', 'Miami, FL'],
    ['Míami', 'Miami, FL'],
  ])('match a text that names one in full: %s', (typed, id) => {
    expect(matchOrigin(MIAMI, typed)?.id).toBe(id);
  });

  it('match the airport of a city that has no hospital in the directory', () => {
    expect(matchOrigin([airport('SFO', 'San Francisco', 'CA')], 'san francisco')?.id).toBe('SFO');
  });

  it('match, for a name of several cities, the city of an airport in the list', () => {
    const miamis = [...MIAMI, city('Miami', 'OK')];
    expect(matchOrigin(miamis, 'Miami')?.id).toBe('Miami, FL');
    expect(matchOrigin(miamis, 'miami, ok')?.id).toBe('Miami, OK');
    expect(
      matchOrigin([airport('XXX', 'Springfield', 'OR'), ...SPRINGFIELDS], 'Springfield'),
    ).toBeUndefined();
  });

  it('match a text with only one place suggested, in any spelling', () => {
    const louis = [airport('STL', 'Saint Louis', 'MO'), city('Saint Louis', 'MO')];
    expect(matchOrigin(louis, 'St. Louis')?.id).toBe('Saint Louis, MO');
    for (const typed of ['Nueva York', 'Nova York', 'NYC'])
      expect(matchOrigin([...york(), city('New York', 'NY')], typed)?.id).toBe('New York, NY');
    expect(matchOrigin([airport('JFK', 'New York', 'NY')], 'Kennedy')?.id).toBe('JFK');
    const houston = [airport('IAH', 'Houston', 'TX'), airport('HOU', 'Houston', 'TX')];
    expect(matchOrigin(houston, 'huston')?.id).toBe('IAH');
  });

  it('do not match a text with several places: an airport of another city, two airports, a list that may be cut', () => {
    expect(matchOrigin([airport('BOS', 'Boston', 'MA'), city('Logan', 'UT')], 'loga')).toBeUndefined();
    expect(matchOrigin(york(), 'new')).toBeUndefined();
    expect(matchOrigin([...airports(7), city('New York', 'NY')], 'n')).toBeUndefined();
    expect(matchOrigin([], 'x')).toBeUndefined();
  });

  it('do not match a part of a name, or a name of several cities', () => {
    expect(matchOrigin(MIAMI, 'miam')).toBeUndefined();
    expect(matchOrigin(SPRINGFIELDS, 'Springfield')).toBeUndefined();
    expect(matchOrigin(SPRINGFIELDS, 'springfield, mo')?.id).toBe('Springfield, MO');
  });
});
