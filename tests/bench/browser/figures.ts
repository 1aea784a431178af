import { median, quantile, readable, readableBytes, toMarkdown } from '../measure.ts';
import { type Growth, grows, MOST_GROWTH } from './growth.ts';
import type { RoundTrips } from './round-trips.ts';

/** Rounds of questions that come before the code is compiled well. */
const WARM_ROUNDS = 2;

/** All visits at one speed of the processor; milliseconds. */
export interface Visits {
  readonly slow: number;
  readonly starts: readonly number[];
  readonly layouts: readonly (readonly number[])[];
  readonly trips: readonly Readonly<Record<keyof RoundTrips, readonly number[]>>[];
}

/** One speed in figures: each is a median of the visits' own; milliseconds. */
export interface Figures extends RoundTrips {
  readonly slow: number;
  readonly start: number;
  readonly slowestStart: number;
  readonly layout: number;
  readonly layoutP95: number;
  readonly keys: number;
  /** What Comlink costs on top of a bare message, there and back. */
  readonly overhead: number;
}

const settled = (rounds: readonly number[]): number => median(rounds.slice(WARM_ROUNDS));

export const figuresOf = ({ slow, starts, layouts, trips }: Visits): Figures => {
  const trip = (name: keyof RoundTrips): number => median(trips.map((visit) => settled(visit[name])));
  const ofLayouts = (share: number): number => median(layouts.map((times) => quantile(times, share)));
  return {
    slow,
    start: median(starts),
    slowestStart: Math.max(...starts),
    layout: ofLayouts(0.5),
    layoutP95: ofLayouts(0.95),
    keys: layouts.reduce((sum, times) => sum + times.length, 0),
    message: trip('message'),
    call: trip('call'),
    rows: trip('rows'),
    overhead: median(trips.map(({ message, call }) => settled(call) - settled(message))),
  };
};

type Row = readonly [what: string, of: (figures: Figures) => number];

const ROWS: readonly Row[] = [
  ['navigation to first filtered rows, painted', ({ start }) => start],
  ['… the slowest visit', ({ slowestStart }) => slowestStart],
  ['key to layout of suggestions and count, p50', ({ layout }) => layout],
  ['… p95', ({ layoutP95 }) => layoutP95],
  ['a message to a worker and back', ({ message }) => message],
  ['a call by Comlink and back', ({ call }) => call],
  ['… what Comlink adds', ({ overhead }) => overhead],
  ['50 rows by Comlink', ({ rows }) => rows],
];

export const speedTable = (figures: readonly Figures[]): string =>
  toMarkdown(
    ['', ...figures.map(({ slow }) => `processor ${slow === 1 ? '1×' : `slowed ${slow}×`}`)],
    ROWS.map(([what, of]) => [what, ...figures.map((each) => readable(of(each)))]),
  );

const NAMES = {
  page: 'page, JavaScript',
  worker: 'worker, JavaScript',
  core: 'core, linear memory',
} as const;

const signed = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${readableBytes(Math.abs(bytes))}`;

export const growthTable = (growths: readonly Growth[], queries: readonly [number, number]): string =>
  toMarkdown(
    ['memory, garbage collected', ...queries.map((each) => `after ${each} queries`), 'growth', 'allowed'],
    growths.map(({ part, before, after }) => [
      NAMES[part],
      readableBytes(before),
      readableBytes(after),
      signed(after - before),
      readableBytes(MOST_GROWTH[part]),
    ]),
  );

/** What is not as it must be, in words; empty when all is well. */
export const missesOf = (growths: readonly Growth[]): readonly string[] =>
  growths
    .filter(grows)
    .map(
      ({ part, before, after }) =>
        `memory of ${NAMES[part]}: ${signed(after - before)}, more than ${readableBytes(MOST_GROWTH[part])}`,
    );
