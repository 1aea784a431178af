import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { GIFTS, type Gift } from './orders.ts';
import { CONTESTANTS, type PeerName } from './registry.ts';

export const PEER_NAMES = Object.keys(CONTESTANTS).filter((name) => name !== 'wasm') as readonly PeerName[];

/** The directory that HOSPITALS_CSV names. */
export const CSV = 'csv';
const SIZES = ['1000', '7500', '100000', '1000000'];
const MOST_ROWS = 10_000_000;

export const USAGE = `The search core measured against its peers, on seeded directories and on HOSPITALS_CSV: see docs/benchmarks.md.

npm run bench:peers [-- --sizes 1000,7500 --peers plain,flexsearch --queries 1000 --runs 3 --gift ranks --budget 60 --out FILE --write]
  --sizes LIST      rows of seeded directories, and "${CSV}" for HOSPITALS_CSV (else ${SIZES.join(',')}, and ${CSV} when that is set)
  --peers LIST      of ${PEER_NAMES.join(', ')} (else all)
  --queries N       of the mix (else 1000)
  --runs N          how often each is measured; the median is told (else 3)
  --gift GIFT       what peers are given: ${GIFTS.join(' or ')} (else ${GIFTS[0]})
  --budget SECONDS  for the questions of one run; four times that, and a minute, for making or loading (else 60)
  --out FILE        writes FILE.md and FILE.json
  --write           puts the table into docs/performance.md`;

export interface PeerOptions {
  /** Rows, or the path of a CSV. */
  readonly sizes: readonly (number | string)[];
  readonly peers: readonly PeerName[];
  readonly queries: number;
  readonly runs: number;
  readonly gift: Gift;
  readonly budget: number;
  /** Without its ending. */
  readonly out: string | undefined;
  readonly write: boolean;
}

const FLAGS = {
  sizes: { type: 'string' },
  peers: { type: 'string' },
  queries: { type: 'string', default: '1000' },
  runs: { type: 'string', default: '3' },
  gift: { type: 'string', default: GIFTS[0] },
  budget: { type: 'string', default: '60' },
  out: { type: 'string' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** A flag that cannot be followed. */
export class OptionError extends Error {}

const listOf = (flag: string, text: string): readonly string[] => {
  const values = text.split(',').map((value) => value.trim());
  if (values.includes('')) throw new OptionError(`--${flag}: "${text}" has an empty place in its list`);
  if (new Set(values).size < values.length)
    throw new OptionError(`--${flag}: "${text}" names something twice`);
  return values;
};

export const wholeOf = (flag: string, text: string, most: number): number => {
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most)
    throw new OptionError(`--${flag}: "${text}" is no whole number from 1 to ${most}`);
  return value;
};

const readCsv = (path: string | undefined): string => {
  if (path === undefined || path === '')
    throw new OptionError(`--sizes: "${CSV}" needs HOSPITALS_CSV=FILE before the command`);
  if (!existsSync(path)) throw new OptionError(`HOSPITALS_CSV: there is no file ${path}`);
  return path;
};

export const readSizes = (text: string | undefined, csv: string | undefined): PeerOptions['sizes'] =>
  listOf('sizes', text ?? [...SIZES, ...(csv ? [CSV] : [])].join(',')).map((size) =>
    size === CSV ? readCsv(csv) : wholeOf('sizes', size, MOST_ROWS),
  );

const isPeer = (name: string): name is PeerName => PEER_NAMES.some((known) => known === name);

const readPeers = (text: string): readonly PeerName[] =>
  listOf('peers', text).map((name) => {
    if (!isPeer(name)) throw new OptionError(`--peers: there is no "${name}", only ${PEER_NAMES.join(', ')}`);
    return name;
  });

const readGift = (text: string): Gift => {
  const gift = GIFTS.find((each) => each === text);
  if (gift === undefined) throw new OptionError(`--gift: "${text}" is neither ${GIFTS.join(' nor ')}`);
  return gift;
};

/** "figures.json" and "figures" name the same pair of files. */
export const readOut = (out: string | undefined): string | undefined => {
  if (out === undefined) return undefined;
  const stem = out.replace(/\.(md|json)$/, '');
  if (stem === '' || !statSync(dirname(stem), { throwIfNoEntry: false })?.isDirectory())
    throw new OptionError(`--out: there is no folder for "${out}"`);
  return stem;
};

/** undefined: show the usage. `usual` are the peers when none are named. Throws OptionError, before anything is measured. */
export const readOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  usual: readonly PeerName[] = PEER_NAMES,
): PeerOptions | undefined => {
  const flags = readFlags(args);
  if (flags.help) return undefined;
  return {
    sizes: readSizes(flags.sizes, env.HOSPITALS_CSV),
    peers: readPeers(flags.peers ?? usual.join(',')),
    queries: wholeOf('queries', flags.queries, 1_000_000),
    runs: wholeOf('runs', flags.runs, 99),
    gift: readGift(flags.gift),
    budget: wholeOf('budget', flags.budget, 36_000),
    out: readOut(flags.out),
    write: flags.write,
  };
};

const readFlags = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
};
