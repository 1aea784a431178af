import { expect, test } from 'vitest';
import type { DetailedHospital, HospitalDetails } from '#domain/hospital.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { DETAILS_FILE, encodeDetails } from '#scripts/encode/encode-details.ts';
import { encodeCentroids } from '#scripts/encode/encode-zip-points.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { hospitalWith } from '../support/hospital.ts';

const hospital = (name: string, details?: HospitalDetails, state = 'FL'): DetailedHospital => ({
  ...hospitalWith({ name, state }),
  ...(details && { details }),
});

const filesOf = (hospitals: readonly DetailedHospital[]) =>
  new Map([...encodeDetails(hospitals)].map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));

test('a directory without detail columns has no details file', () => {
  expect(encodeDetails([hospital('A'), hospital('B')]).size).toBe(0);
});

test('each state has a file with the columns of the whole directory', () => {
  const files = filesOf([
    hospital('A', { address: '1 Main' }),
    hospital('B'),
    hospital('C', undefined, 'TX'),
  ]);
  expect([...files.keys()]).toEqual(['details-FL.json', 'details-TX.json']);
  expect([...files.values()].map((text) => JSON.parse(text))).toEqual([
    { columns: ['address'], hospitals: { 'a-miami-fl-33176': { address: '1 Main' } } },
    { columns: ['address'], hospitals: {} },
  ]);
  for (const name of files.keys()) expect(name).toMatch(DETAILS_FILE);
});

test('two hospitals with the same key have no details', () => {
  const files = filesOf([hospital('St. Mary', { type: 'x' }), hospital('St Mary', { type: 'y' })]);
  expect(JSON.parse(files.get('details-FL.json') ?? '').hospitals).toEqual({});
});

test('emergency departments have a file only if known for every hospital', () => {
  const known = hospital('A', { emergency: false });
  expect(encodeDetails([known]).has('emergency.bin')).toBe(true);
  expect(encodeDetails([known, hospital('B', { type: 'x' })]).has('emergency.bin')).toBe(false);
});

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const gazetteer = createGazetteer(
  [{ city: 'Ada', state: 'OK', point: point(34.77, -96.68) }],
  [{ zip: '02101', city: 'Boston', state: 'MA', point: point(42.3706, -71.027) }],
);

test('encodeCentroids writes each ZIP code once, ascending, to 0.001°; unlisted ones get the point of their city or area', () => {
  const bytes = encodeCentroids(
    [
      hospitalWith({ city: 'Ada', state: 'OK', zip: '74899' }),
      hospitalWith({ city: 'Boston', state: 'MA', zip: '02101' }),
      hospitalWith({ city: 'Boston', state: 'MA', zip: '02101' }),
      hospitalWith({ city: 'Ada', state: 'OK', zip: 'n/a' }),
      hospitalWith({ city: 'Nowhere', state: 'MA', zip: '02199' }),
      hospitalWith({ city: 'Nowhere', state: 'TX', zip: '75001' }),
    ],
    gazetteer,
  );
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('ZIP1');
  expect([...readZipPoints(bytes)]).toEqual([
    ['02101', point(42.371, -71.027)],
    ['02199', point(42.371, -71.027)],
    ['74899', point(34.77, -96.68)],
  ]);
});
