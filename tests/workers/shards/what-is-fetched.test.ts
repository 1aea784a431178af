import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { STATE_CODES } from '#domain/state.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import { openShards } from '#workers/shards/sharded-engine.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, manifestOf, serve } from './memory.ts';

const SIZE = 30;
const hospitals = makeDirectory(3000, 41);
const folder = encodeFolder(hospitals, SIZE);
const MANIFEST = manifestOf(folder);

/** Opens the parts as for a first visit. */
const visit = async () => {
  const { fetchFile, asked } = serve(folder);
  return { sharded: await openShards(fetchFile, openDirectory, MANIFEST), asked };
};
const count = (fits: (row: Hospital) => boolean): number => hospitals.filter(fits).length;

/** Returns the files fetched for a first query, without the manifest and without hashes. */
const fetchedFor = async (query: Partial<HospitalQuery>): Promise<string[]> => {
  const { sharded, asked } = await visit();
  await sharded.search({ ...DEFAULT_QUERY, ...query });
  expect(asked[0]).toBe(MANIFEST);
  return asked.slice(1).map((file) => file.replace(/-[0-9a-f]{8}\./, '.'));
};
const page = { offset: 0, limit: 20 };
const [first = ''] = STATE_CODES.toSorted(
  (left, right) => count(({ state }) => state === right) - count(({ state }) => state === left),
);

/** Returns the words that occur in exactly this many names and in no longer word. */
const wordsOf = (names: number): string[] => {
  const counts = new Map<string, number>();
  for (const { name } of hospitals)
    for (const word of new Set(name.toLowerCase().split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()];
  return words.filter(
    (word) => counts.get(word) === names && words.every((other) => other === word || !other.includes(word)),
  );
};

describe('files fetched for a query', () => {
  it('with a state: one part of that state, for any state', async () => {
    for (const state of STATE_CODES) {
      const fetched = await fetchedFor({ state, ...page });
      expect(fetched).toEqual(
        count((row) => row.state === state) > 0 ? [`${state.toLowerCase()}-0.index`] : [],
      );
    }
  });

  it('without filters: the first part by name, the last part for descending names, a middle part for a middle page', async () => {
    expect(await fetchedFor(page)).toEqual(['national-0.index']);
    const backwards = { key: 'name', direction: 'desc' } as const;
    expect(await fetchedFor({ ...page, limit: 5, sort: backwards })).toEqual(['national-99.index']);
    expect(await fetchedFor({ offset: 1505, limit: 20 })).toEqual(['national-50.index']);
    expect(await fetchedFor({ offset: 1505, limit: 40 })).toEqual(['national-50.index', 'national-51.index']);
  });

  it('sorted by state: only parts of the first states', async () => {
    const fetched = await fetchedFor({ ...page, limit: 5, sort: { key: 'state', direction: 'asc' } });
    expect(fetched).toEqual(['al-0.index']);
    const last = await fetchedFor({ ...page, limit: 5, sort: { key: 'state', direction: 'desc' } });
    expect(last).toEqual(['wy-0.index']);
  });

  it('with a city: one part, with or without its state', async () => {
    for (const { city, state } of hospitals.slice(0, 20)) {
      for (const query of [{ city }, { city, state }, { city: `${city}, ${state}` }])
        expect(await fetchedFor({ ...page, ...query })).toEqual([
          expect.stringMatching(/^cities-\d+\.index$/),
        ]);
    }
  });

  it('with a rare word: the vocabulary, and one pack with the rows of that word', async () => {
    const [rare = ''] = wordsOf(4);
    expect(await fetchedFor({ ...page, text: rare })).toEqual([
      'vocabulary.json',
      expect.stringMatching(/^words-\d+\.index$/),
    ]);
  });

  it('with a frequent and a rare word: only the pack of the rare word', async () => {
    const phrase = hospitals
      .map(({ name }) => name.toLowerCase())
      .find((name) => /^\w+ hospital$/.test(name));
    const fetched = await fetchedFor({ ...page, text: phrase ?? '' });
    expect(fetched).toEqual(['vocabulary.json', expect.stringMatching(/^words-\d+\.index$/)]);
  });

  it('with text in words of several packs: these packs, and the positions of their rows in the directory', async () => {
    const [, ...files] = await fetchedFor({ ...page, text: 'mad' });
    const packs = files.filter((file) => file.endsWith('.index'));
    expect(packs.length).toBeGreaterThan(1);
    expect(files.toSorted()).toEqual(
      packs.flatMap((file) => [file.replace('index', 'json'), file]).toSorted(),
    );
  });

  it('with only frequent words: the whole index', async () => {
    expect(await fetchedFor({ ...page, text: 'hospital' })).toEqual(['vocabulary.json', 'whole.index']);
  });

  it('with a state and text: only that state', async () => {
    const fetched = await fetchedFor({ ...page, state: first, text: 'a' });
    const all = Math.ceil(count(({ state }) => state === first) / SIZE);
    expect(fetched).toEqual(Array.from({ length: all }, (_, at) => `${first.toLowerCase()}-${at}.index`));
  });

  it('for only a count, for a page beyond the last row, or for an unknown state: nothing', async () => {
    expect(await fetchedFor({ limit: 0, state: first, network: 'plus' })).toEqual([]);
    expect(await fetchedFor({ offset: 5000, limit: 50 })).toEqual([]);
    expect(await fetchedFor({ state: 'Atlantis' })).toEqual([]);
  });

  it('for facets without text and city: only the list of cities', async () => {
    const { sharded, asked } = await visit();
    await sharded.facets({ ...DEFAULT_QUERY, state: first, network: 'plus' });
    expect(asked).toEqual([MANIFEST, expect.stringMatching(/^[a-z]{2}-cities-[0-9a-f]{8}\.json$/)]);
  });

  it('for a second query with the same state: nothing more', async () => {
    const { sharded, asked } = await visit();
    await sharded.search({ ...DEFAULT_QUERY, ...page, state: first });
    const before = asked.length;
    await sharded.search({ ...DEFAULT_QUERY, ...page, state: first, network: 'ultra' });
    expect(asked).toHaveLength(before);
  });
});
