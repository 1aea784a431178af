import { describe, expect, it } from 'vitest';
import { DEFAULT_QUERY, type HospitalQuery } from '#workers/contract.ts';
import type { SearchCore } from '#workers/hospitals/core.ts';
import { createEngine } from '#workers/hospitals/hospital-engine.ts';
import { lazyCore } from '#workers/hospitals/wasm/wasm-engine.ts';
import { openParts } from './engines.ts';
import { makeDirectory } from './synthetic.ts';

const { directory, core, engine } = openParts(makeDirectory(120));
const [first] = engine.search(DEFAULT_QUERY).rows;

const countingOpens = () => {
  let opened = 0;
  const lazy = lazyCore(directory.rows, (): SearchCore => {
    opened++;
    return core;
  });
  return { lazy, search: createEngine(directory, lazy).search, opened: () => opened };
};

describe('lazy core', () => {
  it.each([
    [0, 50],
    [100, 50],
    [120, 50],
    [500, 50],
    [7, 0],
    [0, Number.MAX_SAFE_INTEGER],
  ])('is not opened for all hospitals by name, at offset %i with limit %i', (offset, limit) => {
    const { search, opened } = countingOpens();
    const query = { ...DEFAULT_QUERY, offset, limit };
    expect(search(query)).toEqual(engine.search(query));
    expect(opened()).toBe(0);
  });

  it.each<[string, Partial<HospitalQuery>]>([
    ['a text', { text: 'hospital' }],
    ['a network', { network: 'core' }],
    ['a state', { state: first?.state ?? '' }],
    ['a city', { city: first?.city ?? '' }],
    ['a city in a state', { city: first?.city ?? '', state: first?.state ?? '' }],
    ['another sort key', { sort: { key: 'city', direction: 'asc' } }],
    ['the other direction', { sort: { key: 'name', direction: 'desc' } }],
  ])('is opened once for %s', (_, filters) => {
    const { search, opened } = countingOpens();
    const query = { ...DEFAULT_QUERY, ...filters };
    expect(search(query)).toEqual(engine.search(query));
    search(query);
    expect(opened()).toBe(1);
  });
});
