import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { HEADER_BYTES, SECTIONS } from '#scripts/encode/index-format.ts';
import { EVERYTHING } from '#workers/contract.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';
import { codeOf } from './both-readers.ts';
import { wasmModules } from './engines.ts';
import { sectionsOf, sign } from './forged.ts';
import { seeded } from './random.ts';
import { makeDirectory } from './synthetic.ts';

const key = (hospital: Hospital): string => JSON.stringify(hospital, Object.keys(hospital).sort());

const readAll = (bytes: Uint8Array): readonly Hospital[] =>
  openEngine(bytes, wasmModules).engine.search({ ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER }).rows;

const bytes = encodeIndex(makeDirectory(300, 7));

describe('an index file', () => {
  it('gives back every record it was made from, whatever its texts', () => {
    fc.assert(
      fc.property(anyDirectory(), (hospitals) => {
        expect(readAll(encodeIndex(hospitals)).map(key).sort()).toEqual(hospitals.map(key).sort());
      }),
      { numRuns: runs(600) },
    );
  });

  it('gives back names with more words than a byte can count, and words longer than a prefix can share', () => {
    const base = { city: 'A', state: 'TX', zip: '00001', ultra: true, plus: false, core: true };
    const hospitals = [
      { ...base, name: 'w '.repeat(700) },
      { ...base, name: `${'w '.repeat(700)}x` },
      { ...base, name: 'y'.repeat(3000) },
      { ...base, name: `${'y'.repeat(3000)}z`, zip: '12345-6789' },
    ];
    expect(readAll(encodeIndex(hospitals)).map(key).sort()).toEqual(hospitals.map(key).sort());
  });

  it('gives back directories with thousands of words and places, whose numbers take two bytes', () => {
    const hospitals = makeDirectory(9000, 5);
    expect(readAll(encodeIndex(hospitals)).map(key).sort()).toEqual(hospitals.map(key).sort());
  });

  it('does not depend on the order of the records', () => {
    const hospitals = makeDirectory(400, 8);
    const random = seeded(9);
    const shuffled = hospitals
      .map((hospital) => ({ hospital, at: random.fraction() }))
      .sort((a, b) => a.at - b.at);
    expect(encodeIndex(shuffled.map(({ hospital }) => hospital))).toEqual(encodeIndex(hospitals));
  });

  it('is read from a part of a larger buffer too', () => {
    const larger = new Uint8Array(bytes.length + 7);
    larger.set(bytes, 3);
    expect(readAll(larger.subarray(3, 3 + bytes.length))).toEqual(readAll(bytes));
  });
});

describe('the reader', () => {
  it('refuses a file that is no index', () => {
    expect(codeOf(new Uint8Array(0))).toBe('magic');
    expect(codeOf(new TextEncoder().encode('<!doctype html><title>Not found</title>'))).toBe('magic');
  });

  it('refuses another version', () => {
    const other = bytes.slice();
    other[4] = 99;
    expect(codeOf(other)).toBe('version');
  });

  it('refuses a file that ends inside the header or inside any section', () => {
    for (let end = 4; end < HEADER_BYTES + 4 * SECTIONS.length; end++)
      expect(codeOf(bytes.subarray(0, end))).toBe('length');
    const sections = sectionsOf(bytes);
    for (const name of SECTIONS) {
      const end = sections[name].byteOffset - bytes.byteOffset + sections[name].length;
      expect(codeOf(bytes.subarray(0, Math.min(end, bytes.length - 1)))).toBe('length');
    }
  });

  it('refuses any flipped bit', () => {
    for (let at = 0; at < bytes.length; at++) {
      const flipped = bytes.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at & 7));
      expect(codeOf(flipped)).not.toBe('read');
    }
  });

  it('refuses lengths that do not fit, even under a right checksum', () => {
    SECTIONS.forEach((_, index) => {
      for (const by of [1, 0x7fff_ffff]) {
        const wrong = bytes.slice();
        const data = new DataView(wrong.buffer);
        data.setUint32(HEADER_BYTES + 4 * index, data.getUint32(HEADER_BYTES + 4 * index, true) + by, true);
        expect(codeOf(sign(wrong))).not.toBe('read');
      }
    });
    for (const rows of [0, 299, 301, 0xffff_ffff]) {
      const wrong = bytes.slice();
      new DataView(wrong.buffer).setUint32(16, rows, true);
      expect(codeOf(sign(wrong))).not.toBe('read');
    }
  });
});
