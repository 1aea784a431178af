import { describe, expect, it, vi } from 'vitest';
import airports from '#data/airports.json';
import { KM_PER_MILE } from '#domain/geography/place.ts';
import { foldCity } from '#scripts/data/cities/city-names.ts';
import { milesToNearest } from '#scripts/data/cities/zip-evidence.ts';
import { nameOrder } from '#workers/hospitals/collation.ts';
import { createOrigins, type Origins, placeText } from '#workers/hospitals/near/origins.ts';
import type { ZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { hospitalWith } from '../support/hospital.ts';
import { ownGazetteer } from '../support/own-directory.ts';

describe('arrival airports', () => {
  it('are at most 60 km from the city that they are named after', () => {
    const gazetteer = ownGazetteer();
    for (const { code, city, state, ...point } of airports) {
      const points = gazetteer.place(state, foldCity(city))?.points ?? [];
      expect(KM_PER_MILE * milesToNearest(point, points), code).toBeLessThanOrEqual(60);
    }
  });

  it('have unique codes of three capital letters, and start with the most used airports', () => {
    const codes = airports.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
    expect(codes.slice(0, 9)).toEqual(['MIA', 'FLL', 'MCO', 'IAH', 'JFK', 'EWR', 'ATL', 'LAX', 'BOS']);
  });
});

const pointAt = (latitude: number, longitude: number) => ({ latitude, longitude });

/** Cities of hospitals, and the points of their ZIP codes. */
const HOSPITALS = [
  ['Naples', 'FL', '34102', pointAt(26.134, -81.795)],
  ['Naples', 'FL', '34119', pointAt(26.266, -81.715)],
  ['Naples', 'ME', '04055', pointAt(43.97, -70.61)],
  ['Saint Louis', 'MO', '63110', pointAt(38.618, -90.256)],
  ['Mayagüez', 'PR', '00680', pointAt(18.2, -67.14)],
  ['Miami', 'FL', '33126', pointAt(25.776, -80.292)],
  ['Miami Beach', 'FL', '33140', pointAt(25.82, -80.13)],
  ['Nowhere', 'FL', '34999', undefined],
  ['New York', 'NY', '10016', pointAt(40.745, -73.978)],
] as const;
const hospitals = HOSPITALS.map(([city, state, zip]) => hospitalWith({ city, state, zip }));
const centroids = new Map(
  HOSPITALS.flatMap(([, , zip, point]) => (point ? [[zip as string, point] as const] : [])),
);

describe('start place', () => {
  const loadZips = vi.fn(
    async (digit: number): Promise<ZipPoints> =>
      new Map(digit === 1 ? [['10001', pointAt(40.75, -73.99)]] : []),
  );
  const places = createOrigins({ hospitals: nameOrder(hospitals), airports, centroids, loadZips });
  const idsIn = async (all: Origins, text: string, limit?: number): Promise<string[]> =>
    (await all.origins(text, limit)).map(({ id }) => id);
  const ids = (text: string, limit?: number) => idsIn(places, text, limit);

  it('is an airport while nothing is typed, the most likely airport first', async () => {
    expect(await ids('', 3)).toEqual(['MIA', 'FLL', 'MCO']);
    expect(await ids('  ')).toHaveLength(8);
    expect(await ids('', 1000)).toHaveLength(airports.length);
    for (const limit of [0, -1, Number.NaN]) expect(await ids('', limit)).toEqual([]);
  });

  it('is found by airport code in any case, by city and by any word of the airport name', async () => {
    expect(await ids('mia')).toEqual(['MIA', 'Miami, FL', 'Miami Beach, FL']);
    for (const city of ['new york', 'Nueva York', 'nova iorque', 'NYC'])
      expect(await ids(city)).toEqual(['JFK', 'EWR', 'LGA', 'New York, NY']);
    expect(await ids('washington')).toEqual(['IAD', 'BWI', 'DCA']);
    expect(await ids('kennedy')).toEqual(['JFK']);
    expect(await ids('o’hare')).toEqual(['ORD']);
    for (const airport of ['aeropuerto de Miami', 'Aeroporto Internacional de Miami', 'Airport Miammi'])
      expect(await ids(airport), airport).toEqual(['MIA']);
    expect(await ids('Newark International Airport')).toEqual(['EWR']);
    expect(await ids('aeropuerto', 2)).toEqual(['MIA', 'FLL']);
    expect(await ids('airport of nowhere')).toEqual([]);
  });

  it('is ranked by code, then whole words, then prefixes; likelier airports and larger cities come first', async () => {
    const at = { city: 'Tampa', state: 'FL', latitude: 27.97, longitude: -82.53 };
    const few = createOrigins({
      hospitals: nameOrder(hospitals),
      airports: [
        { ...at, code: 'TPA', name: 'Naplesia' },
        { ...at, code: 'NAP', name: 'Miamisburg' },
        { ...at, code: 'PIE', name: 'Naples Pier 39' },
      ],
      centroids,
      loadZips,
    });
    expect(await idsIn(few, 'nap')).toEqual(['NAP', 'TPA', 'PIE', 'Naples, FL', 'Naples, ME']);
    expect(await idsIn(few, 'naples')).toEqual(['PIE', 'Naples, FL', 'Naples, ME', 'TPA']);
    expect(await idsIn(few, 'miami')).toEqual(['Miami, FL', 'Miami Beach, FL', 'NAP']);
    expect(await idsIn(few, 'pier 39')).toEqual(['PIE']);
    expect(await idsIn(few, '39 pier')).toEqual([]);
    const tampa = { city: 'Tampa', state: 'FL', point: pointAt(27.97, -82.53) };
    expect(await few.origin('tpa')).toEqual({ kind: 'airport', id: 'TPA', code: 'TPA', ...tampa });
  });

  it('is found by a city name in another language through the first airport only; of equal names the largest city comes first', async () => {
    const at = { latitude: 27.97, longitude: -82.53, also: ['Nápoles'] };
    const few = createOrigins({
      hospitals: nameOrder([
        ...hospitals,
        ...['75568', '75569', '75570'].map((zip) => hospitalWith({ city: 'Naples', state: 'TX', zip })),
      ]),
      airports: [
        { ...at, code: 'APF', name: 'One', city: 'Naples', state: 'FL' },
        { ...at, code: 'MIA', name: 'Two', city: 'Miami', state: 'FL' },
      ],
      centroids: new Map(
        ['04055', '33126', '34102', '75568', '75569', '75570'].map((zip) => [zip, pointAt(30, -90)]),
      ),
      loadZips,
    });
    expect(await idsIn(few, 'nápoles')).toEqual(['APF', 'MIA', 'Naples, FL']);
    expect(await idsIn(few, 'naples')).toEqual(['APF', 'Naples, TX', 'Naples, FL', 'Naples, ME']);
  });

  it('is found by the beginning of a city name, with or without state, ignoring accents and abbreviations', async () => {
    expect(await ids('naples')).toEqual(['Naples, FL', 'Naples, ME']);
    expect(await ids('Naples, F')).toEqual(['Naples, FL']);
    expect(await ids('naples maine')).toEqual(['Naples, ME']);
    // The name Missouri does not start with the code MO.
    expect(await ids('saint louis mo')).toEqual(['STL', 'Saint Louis, MO']);
    expect(await ids('MAYAGUEZ')).toEqual(['Mayagüez, PR']);
    expect(await ids('St. Louis')).toEqual(['STL', 'Saint Louis, MO']);
  });

  it('tolerates one typo from five letters on, if nothing matches as typed', async () => {
    expect(await ids('nalpes')).toEqual(['Naples, FL', 'Naples, ME']);
    expect(await ids('huston')).toEqual(['IAH', 'HOU']);
    expect(await ids('nalp')).toEqual([]);
  });

  it('is for a city the mean of its hospitals; a city without a known point is not found', async () => {
    const [naples] = await places.origins('Naples, FL');
    expect(naples).toMatchObject({
      kind: 'city',
      city: 'Naples',
      state: 'FL',
      point: pointAt(26.2, -81.755),
    });
    expect(await ids('nowhere')).toEqual([]);
    expect(await places.origin('Nowhere, FL')).toBeUndefined();
  });

  it('is a ZIP code only with five digits; a ZIP code outside of the directory loads the file of its first digit', async () => {
    loadZips.mockClear();
    expect(await places.origins('33126')).toEqual([
      { kind: 'zip', id: '33126', zip: '33126', point: { latitude: 25.776, longitude: -80.292 } },
    ]);
    for (const digits of ['3', '331', '3312', '331266', '33126 miami']) expect(await ids(digits)).toEqual([]);
    expect(loadZips).not.toHaveBeenCalled();
    expect(await ids('10001')).toEqual(['10001']);
    expect(loadZips.mock.calls).toEqual([[1]]);
    expect(await ids('99999')).toEqual([]);
    expect(await places.origin('00000')).toBeUndefined();
  });

  it('is found by its id in any case', async () => {
    for (const [id, expected] of [
      [' JFK ', 'JFK'],
      ['naples, fl', 'Naples, FL'],
      ['Naples, Maine', 'Naples, ME'],
      ['10001', '10001'],
    ] as const)
      expect((await places.origin(id))?.id).toBe(expected);
    for (const id of ['', 'XXX', 'Naples', 'Naples, TX', '1000', '__proto__'])
      expect(await places.origin(id)).toBeUndefined();
  });
});

it.each([
  ['St. Louis', 'saint louis'],
  ['FT WORTH', 'fort worth'],
  ['Port St. Lucie', 'port st lucie'],
  ['St', 'st'],
  ['Coeur d’Alene', 'coeur dalene'],
  [' Winston -- Salem, NC ', 'winston salem nc'],
])('place name is compared by words, with a leading abbreviation written out: %s', (name, text) => {
  expect(placeText(name)).toBe(text);
});
