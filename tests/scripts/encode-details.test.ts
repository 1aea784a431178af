import { expect, test } from 'vitest';
import type { DetailedHospital, HospitalDetails } from '#domain/hospital.ts';
import { DETAILS_FILE, encodeDetails } from '#scripts/encode/encode-details.ts';
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
