import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { contentChecksum } from '#workers/shards/shard-manifest.ts';
import { runs } from '../../support/runs.ts';
import { anyDirectory } from '../arbitraries.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, type Folder, manifestOf } from './memory.ts';

const hospitals = makeDirectory(300, 61);
const FOLDER = encodeFolder(hospitals, 40);
const indexes = (folder: Folder, cut: RegExp) => [...folder].filter(([file]) => cut.test(file));
const rowsOf = (bytes: Uint8Array): number => openDirectory(bytes).directory.rows;

describe('directory cut into parts', () => {
  it('has the same files for any order of rows', () => {
    fc.assert(
      fc.property(anyDirectory(30), fc.constantFrom(1, 3, 50), (rows, size) => {
        expect(encodeFolder([...rows].reverse(), size)).toEqual(encodeFolder(rows, size));
      }),
      { numRuns: runs(100) },
    );
  });

  it('has every row in one part by state, one by name and one by city', () => {
    const lines = (bytes: Uint8Array) =>
      openDirectory(bytes)
        .engine.search({ ...DEFAULT_QUERY, limit: 1000 })
        .rows.map((row) => JSON.stringify(row));
    const all = lines(encodeIndex(hospitals)).sort();
    for (const cut of [/^[a-z]{2}-\d+-/, /^national-\d+-/, /^cities-\d+-/])
      expect(
        indexes(FOLDER, cut)
          .flatMap(([, bytes]) => lines(bytes))
          .sort(),
      ).toEqual(all);
  });

  it('has no part with more rows than allowed, except parts of a single city', () => {
    const folder = encodeFolder(hospitals, 4);
    for (const [, bytes] of indexes(folder, /^(?!cities|words).*-\d+-.*index$/))
      expect(rowsOf(bytes)).toBeLessThanOrEqual(4);
    for (const [, bytes] of indexes(folder, /^cities-\d+-/)) {
      const { cities } = openDirectory(bytes).engine.options();
      expect(rowsOf(bytes) <= 4 || new Set(cities.map(({ city }) => city)).size === 1).toBe(true);
    }
  });

  it('names each file by its content, the manifest last', () => {
    for (const [file, bytes] of FOLDER)
      expect(file).toMatch(new RegExp(`-${contentChecksum(bytes)}\\.(index|json)$`));
    expect(manifestOf(FOLDER)).toMatch(/^manifest-/);
  });

  it('keeps the files of other states when one hospital changes', () => {
    const [first, ...others] = hospitals;
    if (first === undefined) throw new Error('no hospital');
    const before = [...FOLDER.keys()];
    const after = new Set(encodeFolder([{ ...first, plus: !first.plus }, ...others], 40).keys());
    const gone = before.filter((file) => !after.has(file));
    const cuts = gone.map((file) => file.replace(/-\d+-|-(?=[0-9a-f]{8})/g, ' ').split(' ')[0]);
    const state = first.state.toLowerCase();
    // Changed: the parts by state, name, city and rare word with the hospital, and the city lists with their counts.
    const expected = ['manifest', 'whole', state, `${state}-cities`, 'national', 'national-cities', 'cities'];
    expect(cuts.filter((cut) => cut !== 'words').sort()).toEqual(expected.sort());
    expect(cuts).toContain('words');
  });
});
