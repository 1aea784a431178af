import { describe, expect, test } from 'vitest';
import { STATE_CODES, TERRITORIES } from '#domain/geography/state.ts';
import type { Hospital } from '#domain/hospital.ts';
import { foldCity } from '#scripts/data/cities/city-names.ts';
import { milesFrom, zipEvidence } from '#scripts/data/cities/zip-evidence.ts';
import { ownDirectory, ownGazetteer } from '../support/own-directory.ts';

const LEAST_ROWS = 1000;
const LEAST_IN_A_STATE = 6;
/** Hospitals often have a ZIP code of a neighboring city. */
const MOST_MILES_FROM_ZIP = 25;

const gazetteer = ownGazetteer();
const { hospitals, report } = ownDirectory();

const describeHospital = ({ name, city, state, zip }: Hospital): string =>
  `${name}, ${city}, ${state} ${zip}`;
const disagreesWithGazetteer = ({ city, state, zip }: Hospital): boolean => {
  const place = gazetteer.place(state, foldCity(city));
  const entry = gazetteer.zip(zip);
  if (place === undefined || entry?.place.state !== state) return true;
  return place !== entry.place && milesFrom(zipEvidence(gazetteer, state, zip), place) > MOST_MILES_FROM_ZIP;
};
const share = (network: 'plus' | 'core'): number =>
  hospitals.filter((hospital) => hospital[network]).length / hospitals.length;

describe('data/hospitals.csv, corrected', () => {
  test('agrees with the gazetteer in every city, state and ZIP code', () => {
    expect(hospitals.filter(disagreesWithGazetteer).map(describeHospital)).toEqual([]);
  });

  test('has no conflicting duplicates', () => {
    expect(report.duplicates.filter(({ disagree }) => disagree)).toEqual([]);
  });

  test('has at least a thousand hospitals', () => {
    expect(hospitals.length).toBeGreaterThanOrEqual(LEAST_ROWS);
  });

  test('has at least six hospitals in every state and in Washington D.C.', () => {
    const counted = STATE_CODES.filter((code) => !TERRITORIES.has(code));
    expect(counted).toHaveLength(51);
    const countIn = (code: string): number => hospitals.filter(({ state }) => state === code).length;
    expect(counted.filter((code) => countIn(code) < LEAST_IN_A_STATE)).toEqual([]);
  });

  test('has every hospital in Ultra, about 55 % in Plus and about 30 % in Core', () => {
    expect(hospitals.every(({ ultra }) => ultra)).toBe(true);
    expect(share('plus')).toBeGreaterThanOrEqual(0.5);
    expect(share('plus')).toBeLessThanOrEqual(0.6);
    expect(share('core')).toBeGreaterThanOrEqual(0.25);
    expect(share('core')).toBeLessThanOrEqual(0.35);
  });
});

test.each<[string, (change: (typeof report.changes)[number]) => boolean]>([
  ['ZIP codes without leading zeros', ({ reason }) => reason === 'lost zeros put back'],
  ['typing errors in cities', ({ reason }) => reason.startsWith('typing error')],
  ['abbreviated cities', ({ reason }) => reason === 'one spelling per place'],
  ['stray spaces', ({ from }) => /^\s|\s$|\s{2}/.test(from)],
])('data/hospitals.csv as written has the errors of real files: %s', (_, isError) => {
  expect(report.changes.filter(isError).flatMap(({ lines }) => lines).length).toBeGreaterThanOrEqual(10);
});
