import { expect, test } from 'vitest';
import type { DetailedHospital, HospitalDetails } from '#domain/hospital.ts';
import { DETAILS_FILE, encodeDetails } from '#scripts/encode/encode-details.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
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

test('emergency departments are bits in index order, only if known for every hospital', () => {
  const directory = ['Ward 10', 'ward 9', 'Ángel', 'Zeta', 'angel', 'B', 'C', 'D', 'E'].map((name, at) =>
    hospital(name, { emergency: at % 3 === 0 }),
  );
  const bits = encodeDetails(directory).get('emergency.bin') ?? new Uint8Array();
  const { rows } = openDirectory(encodeIndex(directory)).engine.search(DEFAULT_QUERY);
  const listed = rows.filter((_, at) => ((bits[at >> 3] ?? 0) >> (at & 7)) & 1).map(({ name }) => name);
  expect(listed.toSorted()).toEqual(['C', 'Ward 10', 'Zeta']);
  expect(encodeDetails([...directory, hospital('F', { type: 'x' })]).has('emergency.bin')).toBe(false);
});
