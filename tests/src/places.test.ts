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

const airports = (count: number): Origin[] =>
  Array.from({ length: count }, (_, at) => airport(`XX${at}`, 'New York', 'NY'));

const MIAMI = [airport('MIA', 'Miami', 'FL'), city('Miami', 'FL'), city('Miami Beach', 'FL')];
const MIAMIS = [...MIAMI, city('Miami', 'OK')];
const YORK = [airport('JFK', 'New York', 'NY'), airport('EWR', 'Newark', 'NJ')];
const NEW_YORK = [...YORK, city('New York', 'NY')];
const LOUIS = [airport('STL', 'Saint Louis', 'MO'), city('Saint Louis', 'MO')];
const HOUSTON = [airport('IAH', 'Houston', 'TX'), airport('HOU', 'Houston', 'TX')];
const SPRINGFIELDS = [city('Springfield', 'IL'), city('Springfield', 'MO')];

describe('start places', () => {
  it('are named "Miami (MIA)", "Miami, FL", "33176"', () => {
    const named = [...MIAMI.slice(0, 2), zip].map((origin) => placeFromOrigin(origin).name);
    expect(named).toEqual(['Miami (MIA)', 'Miami, FL', '33176']);
  });

  it.each<[why: string, origins: readonly Origin[], typed: string, id: string | undefined]>([
    ['a code', MIAMI, 'mia', 'MIA'],
    ['a full name', MIAMI, ' miami (MIA) ', 'MIA'],
    ['city and state', MIAMI, 'Miami, fl', 'Miami, FL'],
    ['a city without a hospital', [airport('SFO', 'San Francisco', 'CA')], 'san francisco', 'SFO'],
    ['a name of several cities, one with an airport', MIAMIS, 'Miami', 'Miami, FL'],
    ['another city of that name', MIAMIS, 'miami, ok', 'Miami, OK'],
    ['a name of several cities', SPRINGFIELDS, 'Springfield', undefined],
    [
      'a name of several cities, and an airport of yet another',
      [airport('XXX', 'Springfield', 'OR'), ...SPRINGFIELDS],
      'Springfield',
      undefined,
    ],
    ['the only place found', LOUIS, 'St. Louis', 'Saint Louis, MO'],
    ['the only city found, in Spanish', NEW_YORK, 'Nueva York', 'New York, NY'],
    ['the only airport found', YORK.slice(0, 1), 'Kennedy', 'JFK'],
    ['the airports of one city', HOUSTON, 'huston', 'IAH'],
    ['an airport of another city', [airport('BOS', 'Boston', 'MA'), city('Logan', 'UT')], 'loga', undefined],
    ['a list that may be cut', [...airports(7), city('New York', 'NY')], 'n', undefined],
  ])('are matched by the typed text: %s', (_, origins, typed, id) => {
    expect(matchOrigin(origins, typed)?.id).toBe(id);
  });
});
