import { describe, expect, it, vi } from 'vitest';
import airports from '#data/airports.json';
import { KM_PER_MILE } from '#domain/geography/place.ts';
import type { Hospital } from '#domain/hospital.ts';
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

const hospital = (name: string, city: string, state: string, zip: string): Hospital =>
  hospitalWith({ name, city, state, zip, plus: true });

const hospitals = [
  hospital('A', 'Naples', 'FL', '34102'),
  hospital('B', 'Naples', 'FL', '34119'),
  hospital('C', 'Naples', 'ME', '04055'),
  hospital('D', 'Saint Louis', 'MO', '63110'),
  hospital('E', 'Mayagüez', 'PR', '00680'),
  hospital('F', 'Miami', 'FL', '33126'),
  hospital('G', 'Miami Beach', 'FL', '33140'),
  hospital('H', 'Nowhere', 'FL', '34999'),
  hospital('I', 'New York', 'NY', '10016'),
  hospital('J', 'Newark', 'NJ', '07103'),
  hospital('K', 'Baltimore', 'MD', '21201'),
];
const pointAt = (latitude: number, longitude: number) => ({ latitude, longitude });
const centroids: ZipPoints = new Map([
  ['00680', pointAt(18.2, -67.14)],
  ['04055', pointAt(43.97, -70.61)],
  ['07103', pointAt(40.737, -74.196)],
  ['10016', pointAt(40.745, -73.978)],
  ['21201', pointAt(39.295, -76.625)],
  ['33126', pointAt(25.776, -80.292)],
  ['33140', pointAt(25.82, -80.13)],
  ['34102', pointAt(26.134, -81.795)],
  ['34119', pointAt(26.266, -81.715)],
  ['63110', pointAt(38.618, -90.256)],
]);

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
    expect(await ids('Iah')).toEqual(['IAH']);
    for (const city of ['new york', 'Nueva York', 'nova iorque', 'NYC'])
      expect(await ids(city)).toEqual(['JFK', 'EWR', 'LGA', 'New York, NY']);
    expect(await ids('Filadélfia')).toEqual(['PHL']);
    expect(await ids('washington')).toEqual(['IAD', 'BWI', 'DCA']);
    expect(await ids('kennedy')).toEqual(['JFK']);
    expect(await ids('dulles')).toEqual(['IAD']);
    expect(await ids('o’hare')).toEqual(['ORD']);
    for (const airport of [
      'aeropuerto de Miami',
      'Aeroporto Internacional de Miami',
      'miami airport',
      'Airport Miammi',
    ])
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
    expect(await idsIn(few, 'naples', 1)).toEqual(['PIE']);
    expect(await idsIn(few, 'miami')).toEqual(['Miami, FL', 'Miami Beach, FL', 'NAP']);
    expect(await idsIn(few, 'maimi')).toContain('Miami, FL');
    expect(await idsIn(few, 'pier 39')).toEqual(['PIE']);
    expect(await idsIn(few, '39 pier')).toEqual([]);
    expect(await few.origin('tpa')).toEqual({
      kind: 'airport',
      id: 'TPA',
      code: 'TPA',
      city: 'Tampa',
      state: 'FL',
      point: { latitude: 27.97, longitude: -82.53 },
    });
  });

  it('is found by a city name in another language through the first airport only; of equal names the largest city comes first', async () => {
    const at = { latitude: 27.97, longitude: -82.53, also: ['Nápoles'] };
    const few = createOrigins({
      hospitals: nameOrder([
        ...hospitals,
        hospital('L', 'Naples', 'TX', '75568'),
        hospital('M', 'Naples', 'TX', '75569'),
        hospital('N', 'Naples', 'TX', '75570'),
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
    expect(await ids('mayagü')).toEqual(['Mayagüez, PR']);
    expect(await ids('St. Louis')).toEqual(['STL', 'Saint Louis, MO']);
  });

  it('tolerates one typo from five letters on, if nothing matches as typed', async () => {
    expect(await ids('nalpes')).toEqual(['Naples, FL', 'Naples, ME']);
    expect(await ids('huston')).toEqual(['IAH', 'HOU']);
    expect(await ids('mayagez')).toEqual(['Mayagüez, PR']);
    expect(await ids('nalp')).toEqual([]);
    expect(await ids('qqqqqq')).toEqual([]);
  });

  it('is for a city the mean of its hospitals; a city without a known point is not found', async () => {
    const [naples] = await places.origins('Naples, FL');
    expect(naples).toEqual({
      kind: 'city',
      id: 'Naples, FL',
      city: 'Naples',
      state: 'FL',
      point: { latitude: 26.2, longitude: -81.755 },
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
      ['mia', 'MIA'],
      [' JFK ', 'JFK'],
      ['naples, fl', 'Naples, FL'],
      ['NAPLES,ME', 'Naples, ME'],
      ['Naples, Maine', 'Naples, ME'],
      ['mayaguez, pr', 'Mayagüez, PR'],
      ['10001', '10001'],
    ] as const)
      expect((await places.origin(id))?.id).toBe(expected);
    for (const id of [
      '',
      'XXX',
      'Naples',
      'Naples, TX',
      '1000',
      '__proto__',
      'constructor',
      ', FL',
      'a'.repeat(1e5),
    ])
      expect(await places.origin(id)).toBeUndefined();
  });
});

describe('place name', () => {
  it.each([
    ['St. Louis', 'saint louis'],
    ['Ste. Geneviève', 'sainte genevieve'],
    ['FT WORTH', 'fort worth'],
    ['Mt. Vernon', 'mount vernon'],
    ['Port St. Lucie', 'port st lucie'],
    ['St', 'st'],
    ['Coeur d’Alene', 'coeur dalene'],
    [' Winston -- Salem, NC ', 'winston salem nc'],
  ])('is compared by words, with a leading abbreviation written out: %s', (name, text) => {
    expect(placeText(name)).toBe(text);
  });
});
