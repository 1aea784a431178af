import type { Size } from '../brotli.ts';
import { median } from '../measure.ts';
import type { Failure, Results } from './jobs.ts';
import type { LoadResult } from './load.ts';
import type { Figures, RaceResult, Racer } from './race.ts';
import type { ContestantName } from './registry.ts';

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

/** Medians of the runs; wrong answers are shared among all that was asked. */
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

/** Medians of the runs. */
export const toLoad = (loads: readonly LoadResult[]): LoadResult =>
  medians(['cold', 'warm', 'memory', 'linear'], loads);
