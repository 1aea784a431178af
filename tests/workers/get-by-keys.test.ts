import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { hospitalKey, isHospitalKey } from '#domain/hospital.ts';
import { nameOrder } from '#workers/hospitals/collation.ts';
import { createKeyLookup } from '#workers/hospitals/get-by-keys.ts';
import { hospitalWith } from '../support/hospital.ts';
import { openParts } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

const hospital = (name: string, rest: Partial<Hospital> = {}): Hospital => hospitalWith({ name, ...rest });

const lookupIn = (hospitals: readonly Hospital[]) => createKeyLookup(openParts(hospitals).engine);

describe('hospitals by key', () => {
  it('are found in the order of the keys', () => {
    const hospitals = makeDirectory(500, 5);
    const getByKeys = lookupIn(hospitals);
    const keys = hospitals.map(hospitalKey);
    expect(keys.every(isHospitalKey)).toBe(true);
    expect(getByKeys(keys)).toEqual(hospitals);
    expect(getByKeys([keys[7] ?? '', 'gone-miami-fl-33176', keys[2] ?? ''])).toEqual([
      hospitals[7],
      undefined,
      hospitals[2],
    ]);
  });

  it('are, for a key of several hospitals, the first by name, city, state and ZIP code', () => {
    const duplicates = [
      hospital('BAPTIST HOSPITAL'),
      hospital("Baptist' Hospital"),
      hospital('Baptist–Hospital'),
    ];
    const [first] = nameOrder(duplicates);
    expect(new Set(duplicates.map(hospitalKey)).size).toBe(1);
    expect(lookupIn(duplicates)([hospitalKey(hospital('baptist hospital'))])).toEqual([first]);
  });

  it('are, for a key of several hospitals, in a network only if all of them are', () => {
    const duplicates = [
      hospital('BAPTIST HOSPITAL', { ultra: true, plus: true }),
      hospital('Baptist–Hospital', { ultra: true, core: true }),
    ];
    const [picked] = lookupIn(duplicates)([hospitalKey(hospital('baptist hospital'))]);
    expect(picked).toMatchObject({ ultra: true, plus: false, core: false });
  });

  it('are found with an invalid ZIP code', () => {
    const odd = ['', 'n/a', '123', 'A-33176'].map((zip, at) => hospital(`Odd ${at}`, { zip }));
    expect(lookupIn(odd)(odd.map(hospitalKey))).toEqual(odd);
  });
});

describe('key of a hospital whose city was corrected later', () => {
  const key = (written: string, now: Hospital): string => hospitalKey({ ...now, city: written });

  it.each([
    ['St Louis', 'Saint Louis'],
    ['Saint Louis', 'St. Louis'],
    ['Maimi', 'Miami'],
  ])('finds the hospital: %s → %s', (written, city) => {
    const now = hospital('Mercy', { city });
    expect(lookupIn([now])([key(written, now)])).toEqual([now]);
  });

  it('finds no hospital in another city, ZIP code or state, or with another name', () => {
    const now = hospital('Baptist Hospital');
    const getByKeys = lookupIn([now]);
    for (const other of [
      { ...now, city: 'Key West' },
      { ...now, city: 'Maimi', zip: '33177' },
      { ...now, city: 'Maimi', state: 'OH' },
      { ...now, city: 'Maimi', name: 'Memorial Medical' },
      { ...now, name: 'Baptist Hospital Miami' },
      { ...now, city: 'North Miami' },
    ])
      expect(getByKeys([hospitalKey(other)])).toEqual([undefined]);
  });

  it('finds no hospital if two are possible', () => {
    const duplicates = [hospital('Mercy', { city: 'Lake Wood' }), hospital('Mercy', { city: 'Lakewoods' })];
    expect(lookupIn(duplicates)(['mercy-lakewood-fl-33176'])).toEqual([undefined]);
  });
});
