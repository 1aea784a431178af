import { describe, expect, it } from 'vitest';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder } from './memory.ts';

const hospitals = makeDirectory(300, 61);
const FOLDER = encodeFolder(hospitals, 40);
describe('directory cut into parts', () => {
  it('has no part with more rows than allowed, except parts of a single city', () => {
    for (const [file, bytes] of encodeFolder(hospitals, 4)) {
      if (!/^(?!words).*-\d+-.*index$/.test(file)) continue;
      const { rows, cities } = openDirectory(bytes).directory;
      expect(rows <= 4 || (file.startsWith('cities') && cities.length === 1), file).toBe(true);
    }
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
