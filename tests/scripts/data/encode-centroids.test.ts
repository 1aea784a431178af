import { expect, test } from 'vitest';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { encodeCentroids } from '#scripts/encode/encode-zip-points.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { hospitalWith } from '../../support/hospital.ts';

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
