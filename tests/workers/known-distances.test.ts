import { expect, it } from 'vitest';
import airports from '#data/airports.json';
import type { Point } from '#domain/place.ts';
import { KM_PER_MILE } from '#domain/place.ts';
import { EVERYTHING } from '#workers/contract.ts';
import { openBothWithDistances } from './distance-cases.ts';

/** Middles of cities, as atlases give them. */
const CITIES: Readonly<Record<string, Point>> = {
  'New York': { latitude: 40.713, longitude: -74.006 },
  'Los Angeles': { latitude: 34.052, longitude: -118.244 },
  Houston: { latitude: 29.76, longitude: -95.37 },
  Dallas: { latitude: 32.777, longitude: -96.797 },
  Miami: { latitude: 25.762, longitude: -80.192 },
  Boston: { latitude: 42.36, longitude: -71.059 },
};

/** Published great-circle distances in statute miles: between city centres, and between airports as airlines give them. */
const MILES: readonly (readonly [from: string, to: string, miles: number])[] = [
  ['New York', 'Los Angeles', 2446],
  ['New York', 'Boston', 190],
  ['New York', 'Miami', 1091],
  ['Houston', 'Dallas', 225],
  ['MIA', 'JFK', 1090],
  ['MIA', 'SJU', 1045],
  ['MIA', 'LAX', 2342],
  ['JFK', 'LAX', 2475],
  ['LAX', 'SFO', 337],
  ['DFW', 'IAH', 224],
];

const AIRPORTS = airports.map(({ code, latitude, longitude }) => [code, { latitude, longitude }] as const);
const PLACES = new Map<string, Point>([...Object.entries(CITIES), ...AIRPORTS]);

const placeOf = (name: string): Point => {
  const place = PLACES.get(name);
  if (place === undefined) throw new Error(`where is ${name}?`);
  return place;
};

it.each(MILES)('%s to %s are %i miles, to one per cent', async (from, to, miles) => {
  const row = { name: to, city: to, state: 'FL', zip: '10000', ultra: true, plus: true, core: true };
  const { wasm, plain } = openBothWithDistances([row], new Map([['10000', placeOf(to)]]));
  for (const engine of [wasm, plain]) {
    const [kilometres = 0] = engine.search({ ...EVERYTHING, near: { point: placeOf(from) } }).distances ?? [];
    expect(Math.abs(kilometres / KM_PER_MILE / miles - 1)).toBeLessThanOrEqual(0.01);
  }
});
