import { describe, expect, it } from 'vitest';
import type { Hospital } from '#domain/hospital.ts';
import { STATE_CODES } from '#domain/state.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { EVERYTHING, type HospitalQuery } from '#workers/contract.ts';
import { MANIFEST } from '#workers/shards/shard-manifest.ts';
import { openShards } from '#workers/shards/sharded-engine.ts';
import { makeDirectory } from '../synthetic.ts';
import { encodeFolder, serve } from './memory.ts';

const SIZE = 30;
const hospitals = makeDirectory(3000, 41);
const folder = encodeFolder(hospitals, SIZE);

/** A visitor who has nothing yet. */
const visit = async () => {
  const { fetchFile, asked } = serve(folder);
  return { sharded: await openShards(fetchFile, openDirectory), asked };
};
const count = (fits: (row: Hospital) => boolean): number => hospitals.filter(fits).length;

/** The files that one question needs at first, without the manifest and without their hashes. */
const fetchedFor = async (query: Partial<HospitalQuery>): Promise<string[]> => {
  const { sharded, asked } = await visit();
  await sharded.search({ ...EVERYTHING, ...query });
  expect(asked[0]).toBe(MANIFEST);
  return asked.slice(1).map((file) => file.replace(/-[0-9a-f]{16}\./, '.'));
};
const page = { offset: 0, limit: 20 };
const [first = ''] = STATE_CODES.toSorted(
  (left, right) => count(({ state }) => state === right) - count(({ state }) => state === left),
);

/** Words of so many names, and of which no other word is longer by some letters. */
const wordsOf = (names: number): string[] => {
  const counts = new Map<string, number>();
  for (const { name } of hospitals)
    for (const word of new Set(name.toLowerCase().split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts.keys()];
  return words.filter(
    (word) => counts.get(word) === names && words.every((other) => other === word || !other.includes(word)),
  );
};

describe('What a question fetches', () => {
  it('with a state: one part of that state, whatever the state', async () => {
    for (const state of STATE_CODES) {
      const fetched = await fetchedFor({ state, ...page });
      expect(fetched).toEqual(
        count((row) => row.state === state) > 0 ? [`${state.toLowerCase()}-0.index`] : [],
      );
    }
  });

  it('with nothing: the first part of all rows by name, the last when names are turned round, one in the middle of the list', async () => {
    expect(await fetchedFor(page)).toEqual(['national-0.index']);
    const backwards = { key: 'name', direction: 'desc' } as const;
    expect(await fetchedFor({ ...page, limit: 5, sort: backwards })).toEqual(['national-99.index']);
    expect(await fetchedFor({ offset: 1505, limit: 20 })).toEqual(['national-50.index']);
    expect(await fetchedFor({ offset: 1505, limit: 40 })).toEqual(['national-50.index', 'national-51.index']);
  });

  it('sorted by state: parts of the first states, not all of the directory', async () => {
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

  it('with a text that one rare word holds: the vocabulary, and one pack with the rows of that word', async () => {
    const [rare = ''] = wordsOf(4);
    expect(await fetchedFor({ ...page, text: rare })).toEqual([
      'vocabulary.json',
      expect.stringMatching(/^words-\d+\.index$/),
    ]);
  });

  it('with a text of a frequent and a rare word: the pack of the rare one alone', async () => {
    const phrase = hospitals
      .map(({ name }) => name.toLowerCase())
      .find((name) => /^\w+ hospital$/.test(name));
    const fetched = await fetchedFor({ ...page, text: phrase ?? '' });
    expect(fetched).toEqual(['vocabulary.json', expect.stringMatching(/^words-\d+\.index$/)]);
  });

  it('with a text that words of several packs hold: these packs, and where their rows stand among all', async () => {
    const [, ...files] = await fetchedFor({ ...page, text: 'mad' });
    const packs = files.filter((file) => file.endsWith('.index'));
    expect(packs.length).toBeGreaterThan(1);
    expect(files.toSorted()).toEqual(
      packs.flatMap((file) => [file.replace('index', 'json'), file]).toSorted(),
    );
  });

  it('with a text of frequent words alone: the whole', async () => {
    expect(await fetchedFor({ ...page, text: 'hospital' })).toEqual(['vocabulary.json', 'whole.index']);
  });

  it('with a text in a state: that state and nothing else', async () => {
    const fetched = await fetchedFor({ ...page, state: first, text: 'a' });
    const all = Math.ceil(count(({ state }) => state === first) / SIZE);
    expect(fetched).toEqual(Array.from({ length: all }, (_, at) => `${first.toLowerCase()}-${at}.index`));
  });

  it('for a count alone, for a page behind the last row, or for what there is not: nothing', async () => {
    expect(await fetchedFor({ limit: 0, state: first, network: 'plus' })).toEqual([]);
    expect(await fetchedFor({ offset: 5000, limit: 50 })).toEqual([]);
    expect(await fetchedFor({ state: 'Atlantis' })).toEqual([]);
  });

  it('for facets without text and city: the list of cities alone', async () => {
    const { sharded, asked } = await visit();
    await sharded.facets({ ...EVERYTHING, state: first, network: 'plus' });
    expect(asked).toEqual([MANIFEST, expect.stringMatching(/^[a-z]{2}-cities-[0-9a-f]{16}\.json$/)]);
  });

  it('once: the second question about a state fetches nothing more', async () => {
    const { sharded, asked } = await visit();
    await sharded.search({ ...EVERYTHING, ...page, state: first });
    const before = asked.length;
    await sharded.search({ ...EVERYTHING, ...page, state: first, network: 'ultra' });
    expect(asked).toHaveLength(before);
  });
});
