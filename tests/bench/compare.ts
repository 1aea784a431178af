import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions, UsageError } from '#scripts/command.ts';
import { PEERS, type PeerName } from './engines.ts';
import type { Job, Match } from './measure.ts';

const PEER_NAMES = Object.keys(PEERS) as readonly PeerName[];

export const USAGE = `npm run bench [-- --sizes 7500,100000 --peers ${PEER_NAMES.join(',')} --queries 1000 --runs 3 --budget 60 --write]
  Compares the search core with its peers on seeded directories: docs/benchmarks.md.
npm run bench:check
  The same options. Exits with 1 if a required figure is missed.

  --sizes LIST      rows of seeded directories, or "csv" for the file that HOSPITALS_CSV names (default 7500,100000)
  --peers LIST      default: all
  --queries N       queries of the mix (default 1000)
  --runs N          races per peer; the median counts (default 3)
  --budget SECONDS  time limit for the queries of one race (default 60)
  --write           writes the tables into docs/performance-tables.md`;

export interface BenchOptions extends Omit<Job, 'of' | 'peer'> {
  readonly sizes: readonly Job['of'][];
  readonly peers: readonly PeerName[];
  readonly write: boolean;
}

const readWhole = (option: string, text: string): number => {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new UsageError(`--${option}: "${text}" is not a whole number`);
  return Number(text);
};

const readSize = (text: string): Job['of'] => {
  if (text !== 'csv') return readWhole('sizes', text);
  const path = process.env.HOSPITALS_CSV ?? '';
  if (!existsSync(path)) throw new UsageError(`HOSPITALS_CSV: no such file "${path}"`);
  return path;
};

const readPeer = (text: string): PeerName => {
  const peer = PEER_NAMES.find((name) => name === text);
  if (peer === undefined) throw new UsageError(`--peers: "${text}" is not one of ${PEER_NAMES.join(', ')}`);
  return peer;
};

/** Throws UsageError. */
export const readBenchOptions = (argv: readonly string[]): BenchOptions => {
  const { sizes, peers, queries, runs, budget, write } = readOptions(argv, {
    sizes: { type: 'string', default: '7500,100000' },
    peers: { type: 'string', default: PEER_NAMES.join(',') },
    queries: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    budget: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  });
  return {
    sizes: sizes.split(',').map(readSize),
    peers: peers.split(',').map(readPeer),
    queries: readWhole('queries', queries),
    runs: readWhole('runs', runs),
    budget: readWhole('budget', budget),
    write,
  };
};

/** A race against one peer; without a match the peer did not finish, for the reason given. */
interface Outcome {
  readonly match?: Match;
  readonly failed?: string;
}

/** The core against all peers on one directory. */
export interface Division {
  readonly title: string;
  readonly rows: number;
  readonly entries: readonly (Outcome & { readonly name: PeerName })[];
}

/** Maximum memory of a browser tab. */
const HEAP_MB = 4096;
/** Time limit in seconds for all of a job but its races: creating the rows takes minutes at a million rows. */
const PREPARE_SECONDS = 3600;
const FLAGS = ['--import', './scripts/typescript.mjs', '--expose-gc', `--max-old-space-size=${HEAP_MB}`];

/** Runs a job in a process of its own. */
const runJob = (job: Job): Outcome => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...FLAGS, fileURLToPath(new URL('measure.ts', import.meta.url)), JSON.stringify(job)],
    { encoding: 'utf8', timeout: 1000 * (PREPARE_SECONDS + 2 * job.runs * job.budget) },
  );
  if (status === 0) return { match: JSON.parse(stdout) as Match };
  if (/heap out of memory|Reached heap limit/.test(stderr))
    return { failed: `out of memory (${HEAP_MB} MB)` };
  return { failed: status === null ? 'not finished in time' : (stderr.trim().split('\n').at(-1) ?? '') };
};

/** Measures the core against all peers on each directory. */
export const compareAll = ({ sizes, peers, write: _, ...job }: BenchOptions): readonly Division[] =>
  sizes.map((of) => {
    const entries = peers.map((peer) => {
      console.error(`${of}: ${peer} …`);
      return { name: peer, ...runJob({ ...job, of, peer }) };
    });
    const rows = entries.find(({ match }) => match)?.match?.rows ?? 0;
    const source = typeof of === 'number' ? 'seeded rows' : 'rows of HOSPITALS_CSV';
    return { title: `${rows.toLocaleString('en-US')} ${source}`, rows, entries };
  });
