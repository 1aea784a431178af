import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Size } from '../brotli.ts';
import { median } from '../measure.ts';
import { type Failure, isFailure, type Results, runJob } from './jobs.ts';
import type { LoadResult } from './load.ts';
import type { Figures, RaceResult, Racer } from './race.ts';
import { CONTESTANTS, type ContestantName, type PeerName } from './registry.ts';

/** Seconds for making a course: it is ours, and long at a million rows. */
const PREPARE_SECONDS = 3600;

/** What goes to a visitor: the rows, an index, or both. */
export interface Shipment {
  /** Milliseconds; undefined when nothing is made. */
  readonly build: number | undefined;
  readonly size: Size;
}

/** Core and peer in one race; medians of the runs. */
export interface Match {
  readonly asked: number;
  readonly core: Figures;
  readonly peer: Figures;
  /** Peer against core; above 1 the core is faster. Medians of each run's ratio. */
  readonly ratios: Figures;
  /** Shares of the queries asked. */
  readonly wrongCounts: number;
  readonly wrongPages: number;
  readonly coreWrong: number;
}

export interface Entry {
  readonly name: ContestantName;
  readonly title: string;
  readonly shipment: Shipment | Failure;
  readonly load: LoadResult | Failure;
  /** The core has no race of its own: its figures are those of its races against the others. */
  readonly match: Match | Failure | undefined;
}

export interface Division {
  readonly title: string;
  readonly rows: number;
  /** `JSON.parse` of the rows. */
  readonly parse: LoadResult | Failure;
  readonly entries: readonly Entry[];
  /** When asked for. */
  readonly tsv: Results['tsv'] | Failure | undefined;
}

export interface Terms {
  readonly peers: readonly PeerName[];
  readonly queries: number;
  readonly runs: number;
  /** Seconds. */
  readonly budget: number;
  /** Whether the index is weighed against the rows as TSV: minutes at a million rows. */
  readonly withTsv?: boolean;
  readonly tell: (text: string) => void;
}

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

const medians = <Key extends string>(
  keys: readonly Key[],
  of: readonly Readonly<Record<Key, number>>[],
): Record<Key, number> =>
  Object.fromEntries(keys.map((key) => [key, median(of.map((each) => each[key]))])) as Record<Key, number>;

const FIGURES = ['p50', 'p95', 'mean', 'textMean'] as const;

const ratiosOf = ({ core, peer }: RaceResult): Figures =>
  Object.fromEntries(FIGURES.map((key) => [key, peer[key] / core[key]])) as unknown as Figures;

const shareOf = (races: readonly RaceResult[], count: (race: RaceResult) => number): number =>
  races.reduce((sum, race) => sum + count(race), 0) / races.reduce((sum, { asked }) => sum + asked, 0);

const wrongOf = ({ wrongCounts, wrongPages }: Racer): number => wrongCounts + wrongPages;

export const toMatch = (races: readonly RaceResult[]): Match => ({
  asked: median(races.map(({ asked }) => asked)),
  core: medians(
    FIGURES,
    races.map(({ core }) => core),
  ),
  peer: medians(
    FIGURES,
    races.map(({ peer }) => peer),
  ),
  ratios: medians(FIGURES, races.map(ratiosOf)),
  wrongCounts: shareOf(races, ({ peer }) => peer.wrongCounts),
  wrongPages: shareOf(races, ({ peer }) => peer.wrongPages),
  coreWrong: shareOf(races, ({ core }) => wrongOf(core)),
});

const toLoad = (loads: readonly LoadResult[]): LoadResult =>
  medians(['cold', 'warm', 'memory', 'linear'], loads);

/** Made and weighed once for each thing to ship, whoever ships it. */
const shipper = (folder: string, terms: Terms) => {
  const made = new Map<string, Promise<readonly [Results['make'], Size] | Failure>>();
  let rows: Promise<Size | Failure> | undefined;
  const weigh = (product: string | undefined) => runJob({ kind: 'weigh', folder, product }, PREPARE_SECONDS);
  const make = async (name: ContestantName, product: string) => {
    const result = await runJob({ kind: 'make', folder, name }, limitOf(terms));
    if (isFailure(result)) return result;
    const size = await weigh(product);
    return isFailure(size) ? size : ([result, size] as const);
  };
  const productOf = (name: ContestantName, product: string) => {
    const known = made.get(product) ?? make(name, product);
    made.set(product, known);
    return known;
  };
  return async (name: ContestantName): Promise<Shipment | Failure> => {
    const { product, shipsRows } = CONTESTANTS[name];
    if (shipsRows) rows ??= weigh(undefined);
    const own = product === undefined ? undefined : await productOf(name, product.name);
    const shared = shipsRows ? await rows : undefined;
    if (own !== undefined && isFailure(own)) return own;
    if (shared !== undefined && isFailure(shared)) return shared;
    return { build: own?.[0].took, size: sum(own?.[1], shared) };
  };
};

const NOTHING: Size = { bytes: 0, brotli: 0, light: false };

const sum = (one: Size = NOTHING, other: Size = NOTHING): Size => ({
  bytes: one.bytes + other.bytes,
  brotli: one.brotli + other.brotli,
  light: one.light || other.light,
});

const loadOf = async (folder: string, name: ContestantName, terms: Terms): Promise<LoadResult | Failure> => {
  const loads = await repeat(terms.runs, () => runJob({ kind: 'load', folder, name }, limitOf(terms)));
  return isFailure(loads) ? loads : toLoad(loads);
};

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
  const { queries, runs, peers } = terms;
  const { rows } = orThrow(await runJob({ kind: 'prepare', folder, of, queries }, PREPARE_SECONDS));
  const title = titleOf(of, rows);
  terms.tell(title);
  const parses = await repeat(runs, () => runJob({ kind: 'parse', folder }, limitOf(terms)));
  const ship = shipper(folder, terms);
  const entries: Entry[] = [];
  for (const name of ['wasm', ...peers] as const) entries.push(await enter(folder, name, terms, ship));
  const tsv = terms.withTsv ? await runJob({ kind: 'tsv', folder }, PREPARE_SECONDS) : undefined;
  return { title, rows, parse: isFailure(parses) ? parses : toLoad(parses), entries, tsv };
};

/** A folder for as long as `use` works. */
export const inCourse = async <Result>(use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const runTournament = async (
  sizes: readonly (number | string)[],
  terms: Terms,
): Promise<readonly Division[]> => {
  const divisions: Division[] = [];
  for (const of of sizes) divisions.push(await inCourse((folder) => runDivision(of, folder, terms)));
  return divisions;
};
