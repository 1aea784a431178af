import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STATE_CODES, TERRITORIES } from '#domain/geography/state.ts';
import { MAP_VIEW, OFF_MAP, readPlaces, writePlaces } from '#domain/geography/us-map.ts';
import type { Hospital } from '#domain/hospital.ts';
import {
  DOT_STEPS,
  dotPaths,
  mapStates,
  SMALL_STATES,
  shadeOf,
  shadeSteps,
  stopsOf,
} from '#features/map/map-data.ts';
import { nextOption } from '#features/map/use-state-choice.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeCentroids } from '#scripts/encode/encode-zip-points.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { stateShapes } from '#scripts/map/state-shapes.ts';
import { placePoints } from '#scripts/map/write-map.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { hospitalWith } from '../support/hospital.ts';
import { ownGazetteer } from '../support/own-directory.ts';

const ON_MAP = STATE_CODES.filter((code) => !TERRITORIES.has(code));
const shapes = stateShapes();

const middleOf = (state: string): readonly [number, number] => shapes[state]?.middle ?? [0, 0];

const isSeen = ([x, y]: readonly number[]): boolean =>
  Math.abs((x ?? 0) - MAP_VIEW.x - MAP_VIEW.width / 2) <= MAP_VIEW.width / 2 &&
  Math.abs((y ?? 0) - MAP_VIEW.y - MAP_VIEW.height / 2) <= MAP_VIEW.height / 2;

describe('map outlines', () => {
  test('cover the 50 states and D.C., with north at the top', () => {
    expect(Object.keys(shapes)).toEqual([...ON_MAP].sort());
    expect(shapes.WA?.middle[0]).toBeLessThan(shapes.ME?.middle[0] ?? 0);
    expect(shapes.ND?.middle[1]).toBeLessThan(shapes.TX?.middle[1] ?? 0);
  });

  test('use whole numbers in relative steps, and lie within the map view', () => {
    for (const [state, { path, middle }] of Object.entries(shapes)) {
      expect(path, state).toMatch(/^(M\d+ \d+l-?\d+(?:[ -]\d+| -\d+)+z)+$/);
      const starts = [...path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect([...starts, middle].every(isSeen), state).toBe(true);
    }
  });
});

const hospital = (city: string, state: string, zip: string, name = 'General'): Hospital =>
  hospitalWith({ name, city, state, zip });

const HOSPITALS = [
  hospital('Miami', 'FL', '33176'),
  hospital('Miami', 'FL', '33136', 'Harbour'),
  hospital('Seattle', 'WA', '98104'),
  hospital('Anchorage', 'AK', '99508'),
  hospital('Honolulu', 'HI', '96813'),
  hospital('San Juan', 'PR', '00907'),
  hospital('Nowhere', 'TX', 'unknown'),
];

describe('city points on the map', () => {
  const engine = openDirectory(encodeIndex(HOSPITALS)).engine;
  const centroids = readZipPoints(encodeCentroids(HOSPITALS, ownGazetteer()));
  const points = placePoints(engine, centroids);
  const { cities } = engine.options();
  const pointOf = (name: string): readonly [number, number] => {
    const at = cities.findIndex(({ city }) => city === name);
    return [points[2 * at] ?? 0, points[2 * at + 1] ?? 0];
  };

  test('are nearest to the middle of their states, in the order of the engine’s cities', () => {
    expect(points).toHaveLength(2 * cities.length);
    for (const { city, state } of HOSPITALS.filter(({ city }) => !/San Juan|Nowhere/.test(city))) {
      const [x, y] = pointOf(city);
      const distance = (other: string): number => Math.hypot(x - middleOf(other)[0], y - middleOf(other)[1]);
      expect([...ON_MAP].sort((a, b) => distance(a) - distance(b))[0], city).toBe(state);
    }
  });

  test('are OFF_MAP for cities in territories and with unknown ZIP codes', () => {
    expect(pointOf('San Juan')).toEqual([OFF_MAP, OFF_MAP]);
    expect(pointOf('Nowhere')).toEqual([OFF_MAP, OFF_MAP]);
  });

  test('round-trip through write and read', () => {
    expect(readPlaces(writePlaces(points).buffer as ArrayBuffer)).toEqual(points);
  });

  test('become dots sized by the number of matching hospitals; cities without a match have no dot', () => {
    const { cities: matching } = engine.facets({ ...DEFAULT_QUERY, text: 'harbour' });
    const [x, y] = pointOf('Miami');
    expect(dotPaths(cities, points, matching)).toEqual([`M${x} ${y}h0`, ...DOT_STEPS.slice(1).map(() => '')]);
    expect(dotPaths(cities, points, cities)[1]).toBe(`M${x} ${y}h0`);
    expect(dotPaths(cities.slice(1), points, cities).join('')).toBe('');
  });
});

describe('map shades', () => {
  test('start at one hospital, ascend and number at most five', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }), (counts) => {
        const steps = shadeSteps(counts.map((count, at) => ({ state: String(at), count })));
        expect(steps[0]).toBe(1);
        expect(steps.length).toBeLessThanOrEqual(5);
        expect([...steps].sort((a, b) => a - b)).toEqual(steps);
        expect(shadeOf(steps, 0)).toBe(0);
        for (const count of counts.filter((one) => one > 0)) expect(shadeOf(steps, count)).toBeGreaterThan(0);
      }),
    );
  });

  test('have round thresholds: 1, 10, 20, 40 and 75', () => {
    const counts = [...Array.from({ length: 47 }, (_, at) => at + 1), 74, 81, 85, 104, 120];
    expect(shadeSteps(counts.map((count) => ({ state: '', count })))).toEqual([1, 10, 20, 40, 75]);
  });
});

describe('map keyboard navigation', () => {
  const counts = [...ON_MAP, 'PR', 'GU', 'VI'].map((state) => ({ state, count: 1 }));
  const states = mapStates(counts, [1], (state) => state);
  const stops = stopsOf(states, shapes);
  const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

  test('reaches every state from every other state with arrow keys', () => {
    expect(stops).toHaveLength(counts.length);
    for (const { state: from } of stops) {
      const reached = new Set([from]);
      for (const state of reached)
        for (const key of ARROWS) {
          const next = nextOption(stops, state, key);
          if (next !== undefined) reached.add(next);
        }
      expect(reached.size, from).toBe(stops.length);
    }
  });

  test.each([
    ['TX', 'ArrowRight', 'LA'],
    ['TX', 'ArrowUp', 'OK'],
    ['TX', 'ArrowLeft', 'NM'],
    ['CO', 'ArrowUp', 'WY'],
    ['WA', 'ArrowDown', 'OR'],
    ['CA', 'ArrowLeft', undefined],
    ['TX', 'Home', 'AL'],
    ['TX', 'PageDown', undefined],
  ])('moves from %s with %s to %s', (from, key, to) => {
    expect(nextOption(stops, from, key)).toBe(to);
  });

  test('covers the states beside the map before the outlines load', () => {
    expect(stopsOf(states, undefined).map(({ state }) => state)).toEqual([...SMALL_STATES, 'PR', 'GU', 'VI']);
  });
});
