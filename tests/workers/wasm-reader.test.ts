import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '#domain/fold.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { HEADER_BYTES, KIND, SECTIONS } from '#scripts/encode/index-format.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { unitBytes } from '#workers/hospitals/cesu-8.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { readIndex } from '#workers/hospitals/wasm/wasm-reader.ts';
import { FULL, runs } from '../support/runs.ts';
import { wasmModules } from './engines.ts';
import { codeOf, FORGED_FROM, forge, sectionsOf, setChecksum } from './forged.ts';
import { readIndex as readByPage } from './format/read-index.mjs';
import { makeDirectory } from './synthetic.ts';

const row = { city: 'A', state: 'TX', zip: '00001', ultra: true, plus: false, core: true };
const INDEX = encodeIndex([
  ...makeDirectory(60, 31),
  { ...row, name: 'ST. MARY’S 🏥 \ud800', city: 'Saint Louis', zip: '' },
  { ...row, name: 'st. mary’s 🏥 \ud800', city: 'SAINT LOUIS', zip: '12345-6789' },
  { ...row, name: 'Ñandú clínica', city: 'Cañon City' },
]);

/** Distance between the tested byte positions. */
const STEP = FULL ? 1 : 3;

describe('WebAssembly reader', () => {
  it('agrees with the reader written from the docs: empty and large directories, long names, names without spaces', () => {
    for (const hospitals of [
      [],
      makeDirectory(9000, 5),
      [
        { ...row, name: 'w '.repeat(700) },
        { ...row, name: 'y'.repeat(3000) },
        { ...row, name: '' },
      ],
      [{ ...row, name: 'é'.repeat(40), city: 'É'.repeat(40) }],
      // The ZIP code count of the first place takes two bytes, those of the next places take one.
      [
        ...Array.from({ length: 150 }, (_, at) => ({ ...row, name: 'X', zip: String(10_000 + at) })),
        ...Array.from({ length: 20 }, (_, at) => ({ ...row, name: 'X', city: `B${at}` })),
      ],
    ]) {
      const index = encodeIndex(hospitals);
      const { total, rows } = openEngine(index, wasmModules).engine.search({ ...DEFAULT_QUERY, limit: 1e6 });
      expect(rows).toEqual(readByPage(index).rows);
      expect(total).toBe(hospitals.length);
    }
  });

  it('gets the same file for any order of records', () => {
    const hospitals = makeDirectory(400, 8);
    expect(encodeIndex(hospitals.toReversed())).toEqual(encodeIndex(hospitals));
  });

  it('rejects a file that is no index, or has another version', () => {
    expect(codeOf(new TextEncoder().encode('<!doctype html><title>Not found</title>'))).toBe('magic');
    expect(codeOf(INDEX.with(4, 99))).toBe('version');
  });

  it('rejects a file that is cut off anywhere or has extra bytes', () => {
    for (let end = 0; end < INDEX.length; end += STEP)
      expect(codeOf(INDEX.subarray(0, end))).toBe(end < 4 ? 'magic' : 'length');
    expect(codeOf(Uint8Array.from([...INDEX, 0]))).toBe('length');
  });

  it('rejects a file with any wrong bit', () => {
    for (let at = 0; at < INDEX.length; at += STEP) {
      const bytes = INDEX.slice();
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at & 7));
      expect(codeOf(bytes)).not.toBe('read');
    }
  });

  it('throws only IndexError for any bytes under a valid checksum', () => {
    const change = fc.tuple(fc.integer({ min: 16, max: INDEX.length - 1 }), fc.nat(255));
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        const bytes = INDEX.slice();
        for (const [at, value] of changes) bytes[at] = value;
        codeOf(setChecksum(bytes));
      }),
      { numRuns: runs(4000) },
    );
  });

  it('throws only IndexError for any section with other bytes', () => {
    const anySection = fc.tuple(fc.constantFrom(...SECTIONS), fc.uint8Array({ maxLength: 24 }), fc.nat(3));
    fc.assert(
      fc.property(anySection, ([section, bytes, less]) => {
        const kept = [...sectionsOf(FORGED_FROM)[section]];
        for (const other of [[...bytes], [...kept, ...bytes], kept.slice(0, -less - 1)])
          codeOf(forge(FORGED_FROM, { [section]: other }));
      }),
      { numRuns: runs(3000) },
    );
  });

  it('rejects section lengths that are right only in sum, modulo 2 ** 32', () => {
    const bytes = INDEX.slice();
    const data = new DataView(bytes.buffer);
    for (const at of [HEADER_BYTES, HEADER_BYTES + 8])
      data.setUint32(at, data.getUint32(at, true) + 2 ** 31, true);
    expect(codeOf(setChecksum(bytes))).toBe('length');
  });

  it('accepts units encoded in more bytes than needed', () => {
    const texts = sectionsOf(FORGED_FROM).texts;
    const long = [...texts].flatMap((byte, at) => {
      if (byte < 0x20) return [byte];
      return at % 2 === 0
        ? [0xc0 | (byte >> 6), 0x80 | (byte & 0x3f)]
        : [0xe0, 0x80 | (byte >> 6), 0x80 | (byte & 0x3f)];
    });
    expect(codeOf(forge(FORGED_FROM, { texts: long }))).toBe('read');
  });

  it('rejects title case for text that is not ASCII', () => {
    const kinds = [...sectionsOf(INDEX).kinds].map((kind) => (kind & KIND.asIs ? kind ^ 12 : kind));
    expect(codeOf(forge(INDEX, { kinds }))).toBe('section');
  });
});

describe('assumption of the reader', () => {
  it('no folded character takes more than three times its bytes', () => {
    // Folding all characters takes seconds, so only full runs test those above U+2FFF.
    for (let code = 0x80; code <= (FULL ? 0x10_ffff : 0x2fff); code++) {
      const text = String.fromCodePoint(code);
      const [before, after] = [unitBytes(text).length, unitBytes(fold(text)).length];
      if (after > 3 * before) expect.fail(`U+${code.toString(16)}: ${before} bytes become ${after}`);
    }
  });
});

describe('index errors without a browser', () => {
  it('a bad index throws an IndexError with a code and a message', () => {
    const cut = INDEX.subarray(0, INDEX.length - 1);
    expect(() => openDirectory(cut, wasmModules)).toThrow(
      expect.objectContaining({
        name: 'IndexError',
        code: 'length',
        message: expect.stringContaining('cut off'),
      }),
    );
  });

  it('an error that is not due to the index is passed on unchanged', () => {
    const modules = { core: wasmModules.reader, reader: wasmModules.core };
    expect(() => openEngine(INDEX, modules).engine).toThrow(TypeError);
  });

  it('a file inside a larger buffer is read', () => {
    const larger = new Uint8Array(INDEX.length + 7);
    larger.set(INDEX, 3);
    const part = larger.subarray(3, 3 + INDEX.length);
    expect(readIndex(part, wasmModules.reader).inputs.sizes[0]).toBe(63);
    expect(openEngine(part, wasmModules).engine.search(DEFAULT_QUERY).total).toBe(63);
  });
});
