import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '#domain/geography/state.ts';
import type { Hospital } from '#domain/hospital.ts';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { hospitalWith } from '../../support/hospital.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, manifestOf, openFolder } from './memory.ts';

const SIZE = 30;
const hospitals = [...makeDirectory(3000, 41), hospitalWith({ name: 'QUARTZ HOSPITAL' })];
const folder = encodeFolder(hospitals, SIZE);
const MANIFEST = manifestOf(folder);

const count = (fits: (row: Hospital) => boolean): number => hospitals.filter(fits).length;

/** Returns the files fetched for a first query, without the manifest and without hashes. */
const fetchedFor = async (query: Partial<HospitalQuery>): Promise<string[]> => {
  const { sharded, asked } = await openFolder(folder);
  await sharded.search({ ...DEFAULT_QUERY, ...query });
  expect(asked[0]).toBe(MANIFEST);
  return asked.slice(1).map((file) => file.replace(/-[0-9a-f]{8}\./, '.'));
};
const page = { offset: 0, limit: 20 };
const [first = ''] = STATE_CODES.toSorted(
  (left, right) => count(({ state }) => state === right) - count(({ state }) => state === left),
);

const partsOf = (state: string): string[] =>
  [...folder.keys()]
    .filter((file) => file.startsWith(`${state.toLowerCase()}-`) && file.endsWith('index'))
    .map((file) => file.replace(/-[0-9a-f]{8}\./, '.'));

describe('files fetched for a query', () => {
  it('with a state: one part of that state, for any state', async () => {
    for (const state of STATE_CODES) {
      const fetched = await fetchedFor({ state, ...page });
      expect(fetched).toEqual(
        count((row) => row.state === state) > 0 ? [`${state.toLowerCase()}-0.index`] : [],
      );
    }
  });

  it('of a middle page without filters: the middle parts by name', async () => {
    const all = partsOf('national');
    const middle = await fetchedFor({ offset: 1500, limit: SIZE });
    const at = all.indexOf(middle[0] ?? '');
    expect(at).toBeGreaterThan(40);
    expect(middle).toEqual(all.slice(at, at + 2));
  });

  it('with a city: one part, with or without its state', async () => {
    for (const { city, state } of hospitals.slice(0, 20)) {
      for (const query of [{ city }, { city, state }, { city: `${city}, ${state}` }])
        expect(await fetchedFor({ ...page, ...query })).toEqual([
          expect.stringMatching(/^cities-\d+\.index$/),
        ]);
    }
  });

  const pack = expect.stringMatching(/^words-\d+\.index$/);
  const backwards = { key: 'name', direction: 'desc' } as const;
  const byCity = { key: 'city', direction: 'asc' } as const;
  it.each<[string, Partial<HospitalQuery>, readonly string[]]>([
    ['without filters', {}, ['national-0.index']],
    ['without filters, by descending name', { limit: 5, sort: backwards }, partsOf('national').slice(-1)],
    ['sorted by a network', { limit: 3, sort: { key: 'core', direction: 'desc' } }, ['national-0.index']],
    ['sorted by city', { sort: byCity }, ['whole.index']],
    ['sorted by city in a state', { sort: byCity, state: first }, partsOf(first)],
    ['with a rare word', { text: 'quartz' }, ['vocabulary.json', pack]],
    ['with a frequent and a rare word', { text: 'quartz hospital' }, ['vocabulary.json', pack]],
    ['with a frequent word', { text: 'hospital' }, ['vocabulary.json', 'whole.index']],
    ['with text in words of several packs', { text: 'mad' }, ['vocabulary.json', 'whole.index']],
    ['with text in no name', { text: 'qqq' }, ['vocabulary.json']],
    ['for only a count', { limit: 0, state: first, network: 'plus' }, []],
    ['for an unknown state', { state: 'Atlantis' }, []],
  ])('%s: only what the answer needs', async (_, query, files) => {
    expect(await fetchedFor({ ...page, ...query })).toEqual(files);
  });

  it('for facets without text and city: only the list of cities', async () => {
    const { sharded, asked } = await openFolder(folder);
    await sharded.facets({ ...DEFAULT_QUERY, state: first, network: 'plus' });
    expect(asked).toEqual([MANIFEST, expect.stringMatching(/^[a-z]{2}-cities-[0-9a-f]{8}\.json$/)]);
  });

  it('for a second query with the same state: nothing more', async () => {
    const { sharded, asked } = await openFolder(folder);
    await sharded.search({ ...DEFAULT_QUERY, ...page, state: first });
    const before = asked.length;
    await sharded.search({ ...DEFAULT_QUERY, ...page, state: first, network: 'ultra' });
    expect(asked).toHaveLength(before);
  });
});
