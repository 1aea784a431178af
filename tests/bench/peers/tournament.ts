import { inFolder } from './folder.ts';
import { type Failure, isFailure, runJob } from './jobs.ts';
import type { LoadResult } from './load.ts';
import type { Gift } from './orders.ts';
import { CONTESTANTS, type ContestantName, type PeerName } from './registry.ts';
import { type Division, type Entry, type Match, type Shipment, toLoad, toMatch } from './results.ts';
import { shipper } from './shipping.ts';

/** Seconds for making a course: it is ours, and long at a million rows. */
const PREPARE_SECONDS = 3600;

export interface Terms {
  readonly peers: readonly PeerName[];
  readonly queries: number;
  readonly gift: Gift;
  readonly runs: number;
  /** Seconds. */
  readonly budget: number;
  /** Whether the index is weighed against the rows as TSV: minutes at a million rows. */
  readonly withTsv?: boolean;
  readonly tell: (text: string) => void;
}

/** Seconds for what is not asking: making, loading. */
const limitOf = ({ budget }: Terms): number => 60 + 4 * budget;

const orThrow = <Result extends object>(result: Result | Failure): Result => {
  if (isFailure(result)) throw new Error(result.failed);
  return result;
};

/** As many times as asked for, or the first failure. */
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

/** Who loads in so few milliseconds does it in so many processes per run: the first of a process is measured once, and noisy. */
const QUICK = 200;
const PROCESSES = 5;

/** Loads in fresh processes. */
const loadFresh = async (
  runs: number,
  once: () => Promise<LoadResult | Failure>,
): Promise<LoadResult | Failure> => {
  const first = await once();
  if (isFailure(first)) return first;
  const more = await repeat((first.cold < QUICK ? PROCESSES : 1) * runs - 1, once);
  return isFailure(more) ? more : toLoad([first, ...more]);
};

const loadOf = (folder: string, name: ContestantName, terms: Terms): Promise<LoadResult | Failure> =>
  loadFresh(terms.runs, () => runJob({ kind: 'load', folder, name }, limitOf(terms)));

const matchOf = async (folder: string, name: PeerName, terms: Terms): Promise<Match | Failure> => {
  const { budget, runs } = terms;
  const job = { kind: 'race', folder, name, seconds: budget } as const;
  const races = await repeat(runs, () => runJob(job, limitOf(terms) + 2 * budget));
  return isFailure(races) ? races : toMatch(races);
};

const enter = async (
  folder: string,
  name: ContestantName,
  terms: Terms,
  ship: (name: ContestantName) => Promise<Shipment | Failure>,
): Promise<Entry> => {
  terms.tell(`  ${name} …`);
  const { title } = CONTESTANTS[name];
  const shipment = await ship(name);
  if (isFailure(shipment)) return { name, title, shipment, load: shipment, match: shipment };
  const load = await loadOf(folder, name, terms);
  if (name === 'wasm' || isFailure(load)) return { name, title, shipment, load, match: undefined };
  return { name, title, shipment, load, match: await matchOf(folder, name, terms) };
};

const titleOf = (of: number | string, rows: number): string =>
  typeof of === 'number'
    ? `${rows.toLocaleString('en-US')} seeded rows`
    : `HOSPITALS_CSV, ${rows.toLocaleString('en-US')} rows`;

/** Everybody on one directory. Throws when the directory cannot be made. */
const runDivision = async (of: number | string, folder: string, terms: Terms): Promise<Division> => {
  const { queries, gift, runs, peers } = terms;
  const { rows } = orThrow(await runJob({ kind: 'prepare', folder, of, queries, gift }, PREPARE_SECONDS));
  const title = titleOf(of, rows);
  terms.tell(title);
  const parse = await loadFresh(runs, () => runJob({ kind: 'parse', folder }, limitOf(terms)));
  const ship = shipper(folder, limitOf(terms));
  const entries: Entry[] = [];
  for (const name of ['wasm', ...peers] as const) entries.push(await enter(folder, name, terms, ship));
  const tsv = terms.withTsv ? await runJob({ kind: 'tsv', folder }, PREPARE_SECONDS) : undefined;
  return { title, rows, parse, entries, tsv };
};

/** Everybody on each directory in turn. Throws when one cannot be made; a peer that fails is a result. */
export const runTournament = async (
  sizes: readonly (number | string)[],
  terms: Terms,
): Promise<readonly Division[]> => {
  const divisions: Division[] = [];
  for (const of of sizes) divisions.push(await inFolder((folder) => runDivision(of, folder, terms)));
  return divisions;
};
