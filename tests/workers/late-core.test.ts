import { describe, expect, it } from 'vitest';
import { EVERYTHING, type HospitalQuery } from '#workers/contract.ts';
import type { SearchCore } from '#workers/hospitals/core.ts';
import { createEngine } from '#workers/hospitals/hospital-engine.ts';
import { lateCore } from '#workers/hospitals/lazy-core.ts';
import { openParts } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

const { directory, core, engine } = openParts(makeDirectory(120));
const [first] = engine.search(EVERYTHING).rows;

const countingOpens = () => {
  let opened = 0;
  const late = lateCore(directory.rows, (): SearchCore => {
    opened++;
    return core;
  });
  return { late, search: createEngine(directory, late).search, opened: () => opened };
};

describe('a core that comes late', () => {
  it.each([
    [0, 50],
    [100, 50],
    [120, 50],
    [500, 50],
    [7, 0],
    [0, Number.MAX_SAFE_INTEGER],
  ])('is not needed for all hospitals by name, from %i on, %i of them', (offset, limit) => {
    const { search, opened } = countingOpens();
    const query = { ...EVERYTHING, offset, limit };
    expect(search(query)).toEqual(engine.search(query));
    expect(opened()).toBe(0);
  });

  it.each<[string, Partial<HospitalQuery>]>([
    ['a text', { text: 'hospital' }],
    ['a network', { network: 'core' }],
    ['a state', { state: first?.state ?? '' }],
    ['a city', { city: first?.city ?? '' }],
    ['a city in a state', { city: first?.city ?? '', state: first?.state ?? '' }],
    ['another order', { sort: { key: 'city', direction: 'asc' } }],
    ['the other direction', { sort: { key: 'name', direction: 'desc' } }],
  ])('is opened once for %s', (_, filters) => {
    const { search, opened } = countingOpens();
    const query = { ...EVERYTHING, ...filters };
    expect(search(query)).toEqual(engine.search(query));
    search(query);
    expect(opened()).toBe(1);
  });

  it('is opened for what no list of rows answers', () => {
    for (const ask of [
      (late: SearchCore) => late.countByState({ text: '', network: 'open' }),
      (late: SearchCore) => late.countByPlace({ text: '', network: 'open' }),
      (late: SearchCore) => late.rowsOf(0),
      (late: SearchCore) => late.near('hospital', 1),
      (late: SearchCore) => late.vocabulary(),
      (late: SearchCore) => late.sameNames(),
    ]) {
      const { late, opened } = countingOpens();
      expect(ask(late)).toEqual(ask(core));
      expect(opened()).toBe(1);
    }
  });

  it('passes a failure on, and is tried again', () => {
    let attempts = 0;
    const late = lateCore(3, () => {
      if (++attempts === 1) throw new RangeError('no memory');
      return core;
    });
    expect(() => late.near('x', 1)).toThrow('no memory');
    expect(late.near('hospital', 1)).toEqual(core.near('hospital', 1));
  });
});
