import { describe, expect, it } from 'vitest';
import { STATE_CODES } from '#domain/state.ts';
import { makeDirectory } from './synthetic.ts';

const ROWS = 7500;
const hospitals = makeDirectory(ROWS);
const share = (network: 'ultra' | 'plus' | 'core'): number =>
  hospitals.filter((hospital) => hospital[network]).length / ROWS;

describe('A seeded directory', () => {
  it('is the same each time for one seed, and another for another', () => {
    expect(makeDirectory(300, 4)).toEqual(makeDirectory(300, 4));
    expect(makeDirectory(300, 5)).not.toEqual(makeDirectory(300, 4));
  });

  it('has the rows that were asked for, none of them twice', () => {
    for (const rows of [0, 1, 19, 1000])
      expect(
        new Set(makeDirectory(rows).map(({ name, city, state, zip }) => [name, city, state, zip].join('\n')))
          .size,
      ).toBe(rows);
  });

  it('has every hospital in Ultra, about 55 % in Plus and about 30 % in Core', () => {
    expect(share('ultra')).toBe(1);
    expect(share('plus')).toBeGreaterThan(0.53);
    expect(share('plus')).toBeLessThan(0.57);
    expect(share('core')).toBeGreaterThan(0.28);
    expect(share('core')).toBeLessThan(0.32);
  });

  it('has names of two words or more in capitals, of which few words are frequent', () => {
    const counts = new Map<string, number>();
    for (const { name } of hospitals) {
      expect(name).toBe(name.toUpperCase());
      expect(name.split(' ').length).toBeGreaterThan(1);
      for (const word of name.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const frequent = [...counts.values()].filter((count) => count > ROWS / 50);
    expect(frequent.length).toBeGreaterThan(5);
    expect(frequent.length).toBeLessThan(counts.size / 50);
  });

  it('has cities in every state, big ones among them, and the zips of a state apart from those of others', () => {
    const cities = new Map<string, number>();
    const ranges = new Map<string, [number, number]>();
    for (const { city, state, zip } of hospitals) {
      expect(zip).toMatch(/^\d{5}$/);
      cities.set(`${city}, ${state}`, (cities.get(`${city}, ${state}`) ?? 0) + 1);
      const [low, high] = ranges.get(state) ?? [Number(zip), Number(zip)];
      ranges.set(state, [Math.min(low, Number(zip)), Math.max(high, Number(zip))]);
    }
    expect([...ranges.keys()].sort()).toEqual([...STATE_CODES].sort());
    expect(Math.max(...cities.values())).toBeGreaterThan(10);
    expect(cities.size).toBeGreaterThan(ROWS / 4);
    const sorted = [...ranges.values()].sort(([left], [right]) => left - right);
    sorted.slice(1).forEach(([low], at) => {
      expect(low).toBeGreaterThan(sorted[at]?.[1] ?? 0);
    });
  });
});
