import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZipEntries } from '#scripts/data/cities/gazetteer-sources.ts';
import { encodeZipPoints, encodeZips } from '#scripts/encode/encode-zip-points.ts';
import { kilometersBetween } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';

const anyDegrees = (most: number) =>
  fc.integer({ min: -most * 1000, max: most * 1000 }).map((at) => at / 1000);
const anyList = fc.uniqueArray(
  fc.tuple(
    fc.nat(99_999).map((zip) => String(zip).padStart(5, '0')),
    fc.record({ latitude: anyDegrees(90), longitude: anyDegrees(180) }),
  ),
  { selector: ([zip]) => zip, maxLength: 40 },
);

it('a file of ZIP codes returns every ZIP code with its point, and no other', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      expect(readZipPoints(encodeZipPoints(list, 1000))).toEqual(new Map(list));
    }),
  );
});

describe('ZIP codes of the United States', () => {
  const files = encodeZips(readZipEntries());

  it('are all present, each in the file of its first digit, at most 0.8 km from its centroid', () => {
    const known = readZipEntries().filter(({ point }) => point !== undefined);
    expect(known.length).toBeGreaterThan(41_000);
    const opened = [...files.values()].map(readZipPoints);
    for (const { zip = '', point } of known) {
      const found = opened[Number(zip[0])]?.get(zip);
      expect(found && point && kilometersBetween(found, point), zip).toBeLessThanOrEqual(0.8);
    }
  });

  it('take ten files of at most 11 kB each, compressed', () => {
    expect([...files.keys()]).toEqual(Array.from({ length: 10 }, (_, digit) => `zips-${digit}.bin`));
    for (const bytes of files.values()) expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(11_000);
  });
});
