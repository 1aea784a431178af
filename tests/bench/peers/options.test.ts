import { describe, expect, it } from 'vitest';
import { OptionError, PEER_NAMES, readOptions, USAGE } from './options.ts';

const CSV = 'data/hospitals.csv';
const read = (...args: string[]) => readOptions(args, {});

describe('The flags of the peers’ bench', () => {
  it('are all seeded sizes, all peers, a thousand queries and three runs when none is given', () => {
    expect(read()).toEqual({
      sizes: [1000, 7500, 100_000, 1_000_000],
      peers: PEER_NAMES,
      queries: 1000,
      runs: 3,
      gift: 'ranks',
      budget: 60,
      out: undefined,
      write: false,
    });
  });

  it('take lists and numbers', () => {
    const args =
      '--sizes 7500,20 --peers twin,naive --queries 40 --runs 1 --gift orders --budget 5 --out docs/x --write';
    expect(read(...args.split(' '))).toEqual({
      sizes: [7500, 20],
      peers: ['twin', 'naive'],
      queries: 40,
      runs: 1,
      gift: 'orders',
      budget: 5,
      out: 'docs/x',
      write: true,
    });
  });

  it('name one pair of files, with an ending or without', () => {
    for (const out of ['docs/x', 'docs/x.md', 'docs/x.json']) expect(read('--out', out)?.out).toBe('docs/x');
  });

  it('measure the directory of HOSPITALS_CSV besides, or it alone', () => {
    const env = { HOSPITALS_CSV: CSV };
    expect(readOptions([], env)?.sizes).toEqual([1000, 7500, 100_000, 1_000_000, CSV]);
    expect(readOptions(['--sizes', 'csv'], env)?.sizes).toEqual([CSV]);
    expect(readOptions(['--sizes', '7500'], env)?.sizes).toEqual([7500]);
  });

  it('have other usual peers where another command reads them', () => {
    expect(readOptions([], {}, ['twin'])?.peers).toEqual(['twin']);
    expect(readOptions(['--peers', 'fuse'], {}, ['twin'])?.peers).toEqual(['fuse']);
  });

  it('show how they are used', () => {
    expect(read('--help')).toBeUndefined();
    for (const name of PEER_NAMES) expect(USAGE).toContain(name);
  });

  it.each([
    ['--sizes 0', '"0" is no whole number'],
    ['--sizes 1e3', '"1e3" is no whole number'],
    ['--sizes -5', '--sizes'],
    ['--sizes 99999999', 'from 1 to 10000000'],
    ['--sizes 5,5', 'names something twice'],
    ['--sizes 5,,6', 'empty place'],
    ['--sizes csv', 'needs HOSPITALS_CSV'],
    ['--peers twin,lunr', 'there is no "lunr", only twin, naive'],
    ['--peers wasm', 'there is no "wasm"'],
    ['--peers constructor', 'there is no "constructor"'],
    ['--queries many', '"many" is no whole number'],
    ['--runs 0', '--runs: "0"'],
    ['--runs 2.5', '--runs: "2.5"'],
    ['--gift sorting', '--gift: "sorting" is neither ranks nor orders'],
    ['--budget 99999', '--budget: "99999"'],
    ['--out nowhere/x', 'there is no folder for "nowhere/x"'],
    ['--sorted', "'--sorted'"],
    ['7500', "'7500'"],
  ])('are refused with the reason: %s', (args, reason) => {
    expect(() => read(...args.split(' '))).toThrow(OptionError);
    expect(() => read(...args.split(' '))).toThrow(reason);
  });

  it('are refused when HOSPITALS_CSV names no file', () => {
    expect(() => readOptions([], { HOSPITALS_CSV: 'no/such.csv' })).toThrow('there is no file no/such.csv');
  });
});
