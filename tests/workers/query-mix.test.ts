import { describe, expect, it } from 'vitest';
import type { HospitalQuery } from '#workers/contract.ts';
import { makeQueries, ROUND } from './query-mix.ts';
import { makeDirectory } from './synthetic.ts';

const hospitals = makeDirectory(2000);
const queries = makeQueries(hospitals, 1000);

/** What a query asks for, in one word: "text", "text state", … */
const kindOf = (query: HospitalQuery): string =>
  (['text', 'city', 'network', 'state'] as const).filter((key) => query[key] !== undefined).join(' ');

const count = (of: readonly HospitalQuery[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const query of of) counts[kindOf(query)] = (counts[kindOf(query)] ?? 0) + 1;
  return counts;
};

describe('The mix of queries', () => {
  it('is the same each time for one seed, and another for another', () => {
    expect(makeQueries(hospitals, 100, 3)).toEqual(makeQueries(hospitals, 100, 3));
    expect(makeQueries(hospitals, 100, 4)).not.toEqual(makeQueries(hospitals, 100, 3));
  });

  it('is 30 % text, 20 % text + state, 15 % state + city, 15 % network + state, 10 % network and 10 % nothing', () => {
    expect(count(queries)).toEqual({
      text: 300,
      'text state': 200,
      'city state': 150,
      'network state': 150,
      network: 100,
      '': 100,
    });
  });

  it('has these shares in any round of twenty already, each in an order of its own', () => {
    const rounds = Array.from({ length: 50 }, (_, at) => queries.slice(at * ROUND, (at + 1) * ROUND));
    for (const round of rounds) expect(count(round)).toMatchObject({ text: 6, 'text state': 4, network: 2 });
    expect(new Set(rounds.map((round) => round.map(kindOf).join())).size).toBeGreaterThan(45);
  });

  it('has as many queries as are asked for, also when they end within a round', () => {
    for (const length of [0, 1, 19, 21]) expect(makeQueries(hospitals, length)).toHaveLength(length);
  });

  it('sorts by every column of the table in both directions, and asks for the first 50 rows', () => {
    const sorts = new Set(queries.map(({ sort }) => `${sort.key} ${sort.direction}`));
    expect([...sorts].sort()).toEqual(
      ['city', 'core', 'name', 'plus', 'state', 'ultra'].flatMap((key) => [`${key} asc`, `${key} desc`]),
    );
    for (const { offset, limit } of queries) expect([offset, limit]).toEqual([0, 50]);
  });

  it('types in lower case what stands in some name, and asks for cities where they are', () => {
    for (const { text, city, state } of queries) {
      if (text !== undefined)
        expect(hospitals.some(({ name }) => name.toLowerCase().includes(text))).toBe(true);
      if (city !== undefined)
        expect(hospitals.some((hospital) => hospital.city === city && hospital.state === state)).toBe(true);
    }
  });
});
