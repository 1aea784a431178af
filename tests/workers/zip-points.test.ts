import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZipEntries } from '#scripts/data/cities/gazetteer-sources.ts';
import { encodeZipPoints, encodeZips } from '#scripts/encode/encode-zip-points.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { pointOfZip, readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { haversine } from './haversine.ts';

const anyList = fc.uniqueArray(
  fc.tuple(
    fc.nat(99_999),
    fc.record({
      latitude: fc.integer({ min: -90_000, max: 90_000 }).map((at) => at / 1000),
      longitude: fc.integer({ min: -180_000, max: 180_000 }).map((at) => at / 1000),
    }),
  ),
  { selector: ([zip]) => zip, maxLength: 40 },
);

describe('ZIP code file', () => {
  it('returns every ZIP code with its point, and no other', () => {
    fc.assert(
      fc.property(anyList, fc.nat(99_999), (list, other) => {
        const sorted = [...list].sort(([left], [right]) => left - right);
        const points = readZipPoints(encodeZipPoints(sorted, 1000));
        for (const [zip, point] of sorted) expect(pointOfZip(points, zip)).toEqual(point);
        if (!list.some(([zip]) => zip === other)) expect(pointOfZip(points, other)).toBeUndefined();
      }),
    );
  });

  it('is rejected if damaged, cut off or another file', () => {
    const file = encodeZipPoints([[33126, { latitude: 25.78, longitude: -80.29 }]], 100);
    for (let at = 0; at < file.length; at++) {
      const damaged = file.map((byte, place) => (place === at ? byte ^ 0x40 : byte));
      expect(() => readZipPoints(damaged), `byte ${at}`).toThrow(IndexError);
      expect(() => readZipPoints(file.subarray(0, at))).toThrow(IndexError);
    }
  });
});

describe('ZIP codes of the United States', () => {
  const files = encodeZips(readZipEntries());
  const known = readZipEntries().filter(({ point }) => point !== undefined);

  it('are all present, each in the file of its first digit, at most 0.8 km from its centroid', () => {
    const opened = [...files.values()].map(readZipPoints);
    expect(known.length).toBeGreaterThan(41_000);
    for (const { zip = '', point } of known) {
      const found = pointOfZip(opened[Number(zip[0])] ?? opened[0] ?? fail(), Number(zip));
      if (found === undefined || point === undefined) throw new Error(`${zip} is not there`);
      expect(haversine(found, point)).toBeLessThanOrEqual(0.8);
    }
  });

  it('take ten files of at most 11 kB each, compressed', () => {
    expect([...files.keys()]).toEqual(Array.from({ length: 10 }, (_, digit) => `zips-${digit}.bin`));
    for (const bytes of files.values()) expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(11_000);
  });
});

const fail = (): never => {
  throw new Error('no file');
};
