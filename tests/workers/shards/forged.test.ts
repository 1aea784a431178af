import { describe, expect, it } from 'vitest';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { encodeWords } from '#scripts/shards/encode-words.ts';
import { EVERYTHING } from '#workers/contract.ts';
import { readCities } from '#workers/shards/shard-cities.ts';
import { asList, asNumbers, asObject, asText, asWhole } from '#workers/shards/shard-json.ts';
import type { Part } from '#workers/shards/shard-manifest.ts';
import { openPart } from '#workers/shards/shard-part.ts';
import { readPositions } from '#workers/shards/shard-positions.ts';
import { readWords } from '#workers/shards/shard-words.ts';
import { makeDirectory } from '../synthetic.ts';

/* Files whose checksums are right and whose content is not: what can only be made on purpose, or by a wrong build. */

const refused = (code: string, message: RegExp) =>
  expect.objectContaining({ name: 'IndexError', code, message: expect.stringMatching(message) });

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

describe('What a file of JSON is asked for', () => {
  it('an object', () => {
    expect(asObject({ a: 1 })).toEqual({ a: 1 });
    for (const other of [null, 'a', 1, undefined, []])
      expect(() => asObject(other)).toThrow(refused('section', /no object /));
  });

  it('a list, a text', () => {
    expect(asList([1])).toEqual([1]);
    for (const other of [{}, 'a', null]) expect(() => asList(other)).toThrow(refused('section', /no list /));
    expect(asText('a')).toBe('a');
    for (const other of [1, null, ['a']]) expect(() => asText(other)).toThrow(refused('section', /no text /));
  });

  it('a whole number that is not negative and below a bound', () => {
    for (const value of [0, 1, 2 ** 32 - 1]) expect(asWhole(value)).toBe(value);
    expect(asWhole(6, 7)).toBe(6);
    for (const other of [-1, 0.5, Number.NaN, 2 ** 32, Number.POSITIVE_INFINITY, '1', true, null, [1]])
      expect(() => asWhole(other)).toThrow(refused('section', /no number in range /));
    expect(() => asWhole(7, 7)).toThrow(refused('section', /no number in range /));
  });

  it('numbers, as many as there must be', () => {
    expect(asNumbers([1, 2])).toEqual([1, 2]);
    expect(asNumbers([1, 2], 2)).toEqual([1, 2]);
    expect(() => asNumbers([1, 2], 3)).toThrow(refused('section', /no list of that length /));
    expect(() => asNumbers([1, -2], 2)).toThrow(refused('section', /no number in range /));
  });
});

describe('A list of cities', () => {
  const counts = [3, 1, 4, 1, 5, 9, 2, 6];

  it('gives cities that collate equal one rank, the first the rank 0', () => {
    const { ranks } = readCities(
      json({
        cities: ['Ada', 'ADA', 'Enid'],
        ties: [1],
        places: [counts, counts, counts].map((own) => [7, ...own]),
      }),
    );
    expect([...ranks]).toEqual([
      ['Ada', 0],
      ['ADA', 0],
      ['Enid', 1],
    ]);
  });

  it('whose places are none, or not whole, is refused', () => {
    for (const own of [[], [7], [7, ...counts, 8], counts.slice(1)])
      expect(() => readCities(json({ cities: ['Ada'], ties: [], places: [own] }))).toThrow(
        refused('section', /no whole number of places/),
      );
  });
});

describe('Positions', () => {
  it('are two numbers for each row, the first row’s step from 0', () => {
    const { at, first } = readPositions(Uint8Array.of(2, 0, 0, 1), 2);
    expect([at(0), at(1)]).toEqual([2, 3]);
    expect([first(0), first(1)]).toEqual([2, 2]);
  });

  it('of fewer or more rows are refused', () => {
    for (const numbers of [[2, 0, 0], [2, 0, 0, 1, 0], []])
      expect(() => readPositions(Uint8Array.from(numbers), 2)).toThrow(refused('section', /has a position/));
  });
});

describe('Words', () => {
  const words = { words: ['ada', 'clinic', 'mercy'], packs: [{ words: 1, rows: [] }] };

  it('that are in no pack answer for no pack; the others for theirs', () => {
    const { packsFor } = readWords(encodeWords({ ...words, common: [0, 1] }));
    expect(packsFor('mercy')).toEqual([0]);
    expect(packsFor('clinic')).toBeUndefined();
  });

  it('that are said to be longer than the file are refused', () => {
    const [, ...rest] = encodeWords({ ...words, common: [0, 1] });
    for (const size of [rest.length + 1, 120])
      expect(() => readWords(Uint8Array.of(size, ...rest))).toThrow(refused('section', /end too early/));
  });

  it('with a number that no word has are refused', () => {
    expect(() => readWords(encodeWords({ ...words, common: [0, 3] }))).toThrow(
      refused('range', /no word of that number/),
    );
  });
});

describe('A part', () => {
  const hospitals = makeDirectory(30, 5);
  const parts = openDirectory(encodeIndex(hospitals));
  const part: Part = { file: 'part', rows: 30, counts: [], base: 0, group: 0 };
  const noCity = () => false;

  it('of another number of rows than the manifest says is refused', () => {
    expect(() => openPart({ ...part, rows: 29 }, parts, noCity)).toThrow(
      refused('range', /30 rows, the manifest says 29/),
    );
  });

  it('with a city that the list of cities has not is refused when it is ordered by cities', () => {
    const { search } = openPart(part, parts, noCity);
    const page = { key: 'city', descending: false, offset: 0, limit: 5 } as const;
    const ranks = { city: new Map(), state: new Map() };
    expect(() => search(EVERYTHING, page, ranks)).toThrow(
      refused('range', /is not among those of this build/),
    );
  });
});
