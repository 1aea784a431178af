import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { nameOrder } from '#workers/hospitals/collation.ts';
import { readIndex } from '#workers/hospitals/index-file.ts';
import { readRecords } from '#workers/hospitals/records.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { FULL, runs } from '../support/runs.ts';
import { anyDirectory } from './arbitraries.ts';
import { coreModule } from './engines.ts';
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

/** Returns the error that a file causes as text, or "read". */
const problemOf = (bytes: Uint8Array): string => {
  try {
    openDirectory(bytes);
    return 'read';
  } catch (error) {
    return String(error);
  }
};

const expectSame = (hospitals: readonly Hospital[]): void => {
  expect(readRecords(readIndex(encodeIndex(hospitals)))).toEqual(nameOrder(hospitals));
};

describe('index file', () => {
  it('holds every record of any directory, in name order', () => {
    fc.assert(
      fc.property(anyDirectory(), (hospitals) => expectSame(hospitals)),
      { numRuns: runs(300) },
    );
    expectSame([]);
    expectSame(makeDirectory(9000, 5));
    expectSame(makeDirectory(20, 5).map((hospital, at) => ({ ...hospital, open: at % 3 === 0 })));
  });

  it('is the same for any order of records', () => {
    const hospitals = makeDirectory(400, 8);
    expect(encodeIndex(hospitals.toReversed())).toEqual(encodeIndex(hospitals));
  });

  it('is read inside a larger buffer', () => {
    const larger = new Uint8Array(INDEX.length + 7);
    larger.set(INDEX, 3);
    const part = larger.subarray(3, 3 + INDEX.length);
    expect(openEngine(part, coreModule).engine.search(DEFAULT_QUERY).total).toBe(63);
  });

  it('looks like the example of docs/index-format.md', () => {
    const [, page = ''] = readFileSync('docs/index-format.md', 'utf8').split('## Example');
    const hospitals = [...page.matchAll(/^\| (.+) \| (.+) \| (..) \| (.+) \| (.*)\|$/gm)].map(
      ([, name = '', city = '', state = '', zip = '', networks = '']) => ({
        ...{ name, city, state, zip },
        ultra: networks.includes('ultra'),
        plus: networks.includes('plus'),
        core: networks.includes('core'),
      }),
    );
    expect(hospitals).toHaveLength(4);
    expect(page).toContain(new TextDecoder().decode(encodeIndex(hospitals)));
  });
});

describe('index file that is not intact', () => {
  it('is rejected if it is no index or has another format', () => {
    expect(problemOf(INDEX)).toBe('read');
    expect(problemOf(new TextEncoder().encode('<!doctype html><title>Not found</title>'))).toBe(
      'IndexError: this is not an index file',
    );
    expect(problemOf(INDEX.with(3, '2'.charCodeAt(0)))).toMatch(/^IndexError: .* another format/);
  });

  it('is rejected if it is cut off anywhere or has extra bytes', () => {
    for (let end = 0; end < INDEX.length; end += STEP)
      expect(problemOf(INDEX.subarray(0, end))).toMatch(/^IndexError: /);
    for (const byte of [0, 0x20, 0x5d]) expect(problemOf(Uint8Array.from([...INDEX, byte]))).not.toBe('read');
  });

  it('is rejected with any wrong bit', () => {
    for (let at = 0; at < INDEX.length; at += STEP) {
      const bytes = INDEX.slice();
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at & 7));
      expect(problemOf(bytes)).toMatch(/^IndexError: /);
    }
  });
});
