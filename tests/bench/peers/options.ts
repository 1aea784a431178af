import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CONTESTANTS, type PeerName } from './contestants.ts';

export const PEER_NAMES = Object.keys(CONTESTANTS).filter((name) => name !== 'wasm') as readonly PeerName[];

const MOST_ROWS = 10_000_000;

export const USAGE = `npm run bench [-- --sizes 7500,100000 --peers ${PEER_NAMES.join(',')} --queries 1000 --runs 3 --budget 60 --write]
  Races the search core against its peers on seeded directories: docs/benchmarks.md.
npm run bench:check
  The same flags. Exits with 1 if a required figure is missed.

  --sizes LIST      rows of seeded directories, or "csv" for the file that HOSPITALS_CSV names (default 7500,100000)
  --peers LIST      default: all
  --queries N       queries of the mix (default 1000)
  --runs N          races per peer; the median counts (default 3)
  --budget SECONDS  time limit for the queries of one race (default 60)
  --write           writes the tables into docs/performance-tables.md`;

export interface BenchOptions {
  /** Row counts of seeded directories, or paths of CSV files. */
  readonly sizes: readonly (number | string)[];
  readonly peers: readonly PeerName[];
  readonly queries: number;
  readonly runs: number;
  /** Seconds. */
  readonly budget: number;
  readonly write: boolean;
}

/** An invalid flag, or a request for help. */
export class OptionError extends Error {}

const readWhole = (flag: string, text: string, most: number): number => {
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most)
    throw new OptionError(`--${flag}: "${text}" is not a whole number from 1 to ${most}`);
  return value;
};

const readSize = (text: string): number | string => {
  if (text !== 'csv') return readWhole('sizes', text, MOST_ROWS);
  const path = process.env.HOSPITALS_CSV ?? '';
  if (!existsSync(path)) throw new OptionError(`HOSPITALS_CSV: no such file "${path}"`);
  return path;
};

const readPeer = (text: string): PeerName => {
  const peer = PEER_NAMES.find((name) => name === text);
  if (peer === undefined) throw new OptionError(`--peers: "${text}" is not one of ${PEER_NAMES.join(', ')}`);
  return peer;
};

const FLAGS = {
  sizes: { type: 'string', default: '7500,100000' },
  peers: { type: 'string', default: PEER_NAMES.join(',') },
  queries: { type: 'string', default: '1000' },
  runs: { type: 'string', default: '3' },
  budget: { type: 'string', default: '60' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new OptionError((error as Error).message);
  }
};

/** @throws OptionError for invalid flags and for --help */
const readOptions = (args: readonly string[]): BenchOptions => {
  const flags = parse(args);
  if (flags.help) throw new OptionError(USAGE);
  return {
    sizes: flags.sizes.split(',').map(readSize),
    peers: flags.peers.split(',').map(readPeer),
    queries: readWhole('queries', flags.queries, 1_000_000),
    runs: readWhole('runs', flags.runs, 99),
    budget: readWhole('budget', flags.budget, 36_000),
    write: flags.write,
  };
};

/** Runs a benchmark command and sets the exit code: the result of `run`, 1 if `run` throws, 2 for invalid flags. */
export const runCommand = async (run: (options: BenchOptions) => Promise<number>): Promise<void> => {
  try {
    process.exitCode = await run(readOptions(process.argv.slice(2)));
  } catch (error) {
    console.error(`bench: ${(error as Error).message}`);
    process.exitCode = error instanceof OptionError ? 2 : 1;
  }
};
