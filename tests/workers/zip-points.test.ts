import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZipEntries } from '#scripts/data/cities/gazetteer-sources.ts';
import { encodeZipPoints, encodeZips } from '#scripts/encode/encode-zip-points.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import {
  pointOfZip,
  readZipPoints,
  ZIP_CHECKED_FROM,
  ZIP_HEADER_BYTES,
} from '#workers/hospitals/near/zip-points.ts';
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

  it('reports what is wrong, even under a valid checksum', () => {
    const file = encodeZipPoints([[5, { latitude: 0, longitude: 0 }]], 100);
    const signed = (...changes: readonly (readonly [at: number, byte: number])[]) => {
      const forged = Uint8Array.from(file);
      for (const [at, byte] of changes) forged[at] = byte;
      new DataView(forged.buffer).setUint32(4, checksum(forged, ZIP_CHECKED_FROM), true);
      return forged;
    };
    const longer = Uint8Array.from([...file, 0]);
    new DataView(longer.buffer).setUint32(4, checksum(longer, ZIP_CHECKED_FROM), true);
    expect(readZipPoints(signed()).zips).toEqual(Uint32Array.of(5));
    for (const [bytes, code, message] of [
      [new Uint8Array(0), 'magic', 'not a file of ZIP codes'],
      [file.subarray(0, ZIP_HEADER_BYTES - 1), 'magic', 'not a file of ZIP codes'],
      [file.subarray(0, ZIP_HEADER_BYTES), 'length', 'fewer ZIP codes than declared'],
      [signed([0, 0]), 'magic', 'not a file of ZIP codes'],
      [signed([8, 3]), 'version', 'unknown format of ZIP codes'],
      [signed([10, 0]), 'length', 'fewer ZIP codes than declared'],
      [signed([12, 2]), 'length', 'fewer ZIP codes than declared'],
      [Uint8Array.from(file).fill(1, 20), 'checksum', 'damaged zips'],
      [longer, 'section', 'a section is too long'],
      [signed([16, 0xff], [17, 0xff], [18, 0x7f]), 'range', 'zips do not ascend'],
    ] as const)
      expect(() => readZipPoints(bytes), message).toThrow(expect.objectContaining({ code, message }));
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

  it('take ten files of at most 10 kB each, compressed', () => {
    expect([...files.keys()]).toEqual(Array.from({ length: 10 }, (_, digit) => `zips-${digit}.bin`));
    for (const bytes of files.values()) expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(10_000);
  });
});

const fail = (): never => {
  throw new Error('no file');
};
