import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inFolder, median } from '../figures.ts';
import { CONTESTANTS, type ContestantName } from './contestants.ts';
import { type Failure, isFailure, type Results, runJob } from './jobs.ts';
import type { BenchOptions } from './options.ts';
import type { RaceResult } from './race.ts';

/** Time limit in seconds for creating the files of a directory, which takes minutes at a million rows. */
const PREPARE_SECONDS = 3600;

const SPEEDS = ['p50', 'p95', 'mean'] as const;
type Speeds = Readonly<Record<(typeof SPEEDS)[number], number>>;

/** Results of core and peer in the same races: medians of the runs. */
export interface Match {
  readonly asked: number;
  readonly core: Speeds;
  readonly peer: Speeds;
  /** Time of the peer divided by that of the core; above 1 the core is faster. */
  readonly ratios: Speeds;
  /** Shares of the queries that were run. */
  readonly wrongCounts: number;
  readonly wrongPages: number;
  readonly coreWrong: number;
}

export interface Entry {
  readonly name: ContestantName;
  readonly title: string;
  readonly build: Results['build'] | Failure;
  readonly load: Results['load'] | Failure;
  /** Undefined for the core, whose figures come from its races against the peers. */
  readonly match: Match | Failure | undefined;
}

export interface Division {
  readonly title: string;
  readonly rows: number;
  readonly entries: readonly Entry[];
}

const speedsOf = (
  runs: readonly RaceResult[],
  of: (run: RaceResult, key: keyof Speeds) => number,
): Speeds => {
  const [p50, p95, mean] = SPEEDS.map((key) => median(runs.map((run) => of(run, key))));
  return { p50: p50 ?? 0, p95: p95 ?? 0, mean: mean ?? 0 };
};

const shareOf = (runs: readonly RaceResult[], count: (run: RaceResult) => number): number =>
  runs.reduce((sum, run) => sum + count(run), 0) / runs.reduce((sum, { asked }) => sum + asked, 0);

const toMatch = (runs: readonly RaceResult[]): Match => ({
  asked: median(runs.map(({ asked }) => asked)),
  core: speedsOf(runs, ({ core }, key) => core[key]),
  peer: speedsOf(runs, ({ peer }, key) => peer[key]),
  ratios: speedsOf(runs, ({ core, peer }, key) => peer[key] / core[key]),
  wrongCounts: shareOf(runs, ({ peer }) => peer.wrongCounts),
  wrongPages: shareOf(runs, ({ peer }) => peer.wrongPages),
  coreWrong: shareOf(runs, ({ core }) => core.wrongCounts + core.wrongPages),
});

/** Runs a measurement `runs` times. Returns the results, or the first failure. */
const repeat = async <Result extends object>(
  runs: number,
  once: () => Promise<Result | Failure>,
): Promise<readonly Result[] | Failure> => {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await once();
    if (isFailure(result)) return result;
    results.push(result);
  }
  return results;
};

const enter = async (folder: string, name: ContestantName, options: BenchOptions): Promise<Entry> => {
  console.error(`  ${name} …`);
  const { title } = CONTESTANTS[name];
  const { runs, budget } = options;
  const limit = 60 + 4 * budget;
  const build = await runJob({ kind: 'build', folder, name }, limit);
  if (isFailure(build)) return { name, title, build, load: build, match: build };
  const loads = await repeat(runs, () => runJob({ kind: 'load', folder, name }, limit));
  if (isFailure(loads)) return { name, title, build, load: loads, match: loads };
  const load = { took: median(loads.map(({ took }) => took)) };
  if (name === 'wasm') return { name, title, build, load, match: undefined };
  const job = { kind: 'race', folder, name, seconds: budget } as const;
  const races = await repeat(runs, () => runJob(job, limit + 2 * budget));
  return { name, title, build, load, match: isFailure(races) ? races : toMatch(races) };
};

/** Measures all contestants on one directory. Throws if the directory cannot be created; a failed peer is a result. */
const runDivision = async (of: number | string, folder: string, options: BenchOptions): Promise<Division> => {
  const { queries, peers } = options;
  const prepared = await runJob({ kind: 'prepare', folder, of, queries }, PREPARE_SECONDS);
  if (isFailure(prepared)) throw new Error(prepared.failed);
  const source = typeof of === 'number' ? 'seeded rows' : 'rows of HOSPITALS_CSV';
  const title = `${prepared.rows.toLocaleString('en-US')} ${source}`;
  console.error(title);
  const entries: Entry[] = [];
  for (const name of ['wasm', ...peers] as const) entries.push(await enter(folder, name, options));
  return { title, rows: prepared.rows, entries };
};

const BENCH = fileURLToPath(new URL('..', import.meta.url));

/** Installs the packages of tests/bench/package-lock.json unless they are up to date. */
const installPeers = (): void => {
  const changed = (file: string) => statSync(`${BENCH}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;
  console.error('Installing the packages of tests/bench …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: BENCH,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci in tests/bench failed; its message is above');
};

export const runTournament = async (options: BenchOptions): Promise<readonly Division[]> => {
  if (options.peers.includes('ufuzzy')) installPeers();
  const divisions: Division[] = [];
  for (const of of options.sizes)
    divisions.push(await inFolder((folder) => runDivision(of, folder, options)));
  return divisions;
};
