import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hospital } from '#domain/hospital.ts';
import { buildIndex } from '#scripts/build-index.ts';
import { readAssembly } from '#scripts/encode/compile-assembly.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { DEFAULT_QUERY } from '#workers/contract.ts';
import { nameOrder } from '#workers/hospitals/collation.ts';
import { openPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { makeQueries } from '../workers/query-mix.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { CORE, createRanks, type Engine, PEERS, type PeerName } from './engines.ts';
import { brotli, median, medians } from './figures.ts';
import { race, type Speed } from './race.ts';

/** What to measure: the core and one peer on one directory. */
export interface Job {
  /** Rows of a seeded directory, or the path of a CSV file. */
  readonly of: number | string;
  readonly peer: PeerName;
  readonly queries: number;
  /** Races; the medians count. */
  readonly runs: number;
  /** Seconds per race. */
  readonly budget: number;
}

export interface Figures extends Speed {
  /** Milliseconds to build the files that a visitor downloads, and their size before and after compression. */
  readonly build: number;
  readonly bytes: number;
  readonly brotli: number;
  /** Milliseconds from the downloaded bytes to the first result. */
  readonly load: number;
}

export interface Match {
  readonly rows: number;
  /** Number of queries that were answered within the budget. */
  readonly asked: number;
  readonly core: Figures;
  readonly peer: Figures;
  /** Time of the peer divided by that of the core in the same race; above 1 the core is faster. */
  readonly ratios: Readonly<Record<'mean' | 'p95', number>>;
}

/** Runs the entire data build on a CSV file and returns the index. */
export const buildCsv = async (csv: string): Promise<Uint8Array> => {
  const out = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await buildIndex({ input: csv, out, reading: { networks: ['ultra'] }, strict: false });
    return readFileSync(join(out, 'hospitals.index'));
  } finally {
    rmSync(out, { recursive: true });
  }
};

const readRows = async (of: number | string): Promise<readonly Hospital[]> => {
  if (typeof of === 'number') return nameOrder(makeDirectory(of));
  const { engine } = openDirectory(await buildCsv(of), await readAssembly());
  return engine.search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER }).rows;
};

const timed = <Value>(run: () => Value): readonly [value: Value, milliseconds: number] => {
  const start = performance.now();
  const value = run();
  return [value, performance.now() - start];
};

export const measure = async ({ of, peer, queries, runs, budget }: Job): Promise<Match> => {
  const rows = await readRows(of);
  const ranks = createRanks(rows);
  const given = { ranks, core: new WebAssembly.Module((await readAssembly()).slice()) };
  const prepare = ({ build, open }: Engine) => {
    const [files, took] = timed(() => build(rows));
    const [search, load] = timed(() => {
      const opened = open(files, given);
      opened(DEFAULT_QUERY);
      return opened;
    });
    const sum = (sizeOf: (bytes: Uint8Array) => number): number =>
      files.reduce((total, file) => total + sizeOf(file), 0);
    return { search, sizes: { build: took, bytes: sum(({ length }) => length), brotli: sum(brotli), load } };
  };
  const [core, other] = [prepare(CORE), prepare(PEERS[peer])];
  // Only now, because these searches would speed up the first one of a peer.
  const plain = openPlainEngine(encodeIndex(rows)).engine;
  const asked = makeQueries(rows, queries).map((query) => ({ query, ...plain.search(query) }));
  const races = Array.from({ length: runs }, () => race([core.search, other.search], rows, asked, budget));
  const ratio = (key: 'mean' | 'p95'): number => median(races.map((each) => each.peer[key] / each.core[key]));
  return {
    rows: rows.length,
    asked: median(races.map((each) => each.asked)),
    core: { ...core.sizes, ...medians(races.map((each) => each.core)) },
    peer: { ...other.sizes, ...medians(races.map((each) => each.peer)) },
    ratios: { mean: ratio('mean'), p95: ratio('p95') },
  };
};

// Run as a program by compare.ts, because engines in the same process affect each other's JIT and memory.
if (process.argv[1] === import.meta.filename)
  console.log(JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '') as Job)));
