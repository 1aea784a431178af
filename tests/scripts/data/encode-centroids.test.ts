import { expect, test } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { encodeCentroids } from '#scripts/data/encode-centroids.ts';
import { createGazetteer } from '#scripts/data/gazetteer.ts';

const point = (latitude: number, longitude: number) => ({ latitude, longitude });
const gazetteer = createGazetteer(
  [{ city: 'Ada', state: 'OK', point: point(34.77, -96.68) }],
  [{ zip: '02101', city: 'Boston', state: 'MA', point: point(42.3706, -71.027) }],
);
const hospital = (city: string, state: string, zip: string): Hospital => ({
  name: 'X',
  city,
  state,
  zip,
  ultra: true,
  plus: false,
  core: false,
});
const read = (bytes: Uint8Array): [zip: number, latitude: number, longitude: number][] => {
  const data = new DataView(bytes.buffer);
  const count = data.getUint32(8, true);
  return Array.from({ length: count }, (_, index) => {
    const at = 16 + 4 * index;
    return [
      data.getUint32(at, true),
      data.getInt32(at + 4 * count, true) / 1e4,
      data.getInt32(at + 8 * count, true) / 1e4,
    ];
  });
};

test('Centroids hold each zip once, ascending, unlisted ones at their city, and no zip that is none', () => {
  const bytes = encodeCentroids(
    [
      hospital('Ada', 'OK', '74899'),
      hospital('Boston', 'MA', '02101'),
      hospital('Boston', 'MA', '02101'),
      hospital('Ada', 'OK', 'n/a'),
    ],
    gazetteer,
  );
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('ZIPC');
  expect(read(bytes)).toEqual([
    [2101, 42.3706, -71.027],
    [74899, 34.77, -96.68],
  ]);
});
