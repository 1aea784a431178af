import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalQuery } from '../../../workers/contract.ts';
import { makeQueries, ROUND } from '../../workers/query-mix.ts';
import { mean, quantile, time } from '../measure.ts';
import { readArrived, readAsked, readRows } from './course.ts';
import { type Asked, judge, type Verdict } from './oracle.ts';
import type { Peer, Search } from './peer.ts';

const WARM_UP = 500;
const WARM_UP_SEED = 5;
/** Of the time for asking, so much may go into warming up. */
const WARM_UP_SHARE = 0.1;
/** Before a round each answers some other queries that do not count: at most a round of them, and for so many milliseconds. */
const LEAD_IN_MS = 50;

/** Milliseconds per answer. */
export interface Figures {
  readonly p50: number;
  readonly p95: number;
  readonly mean: number;
  /** Over the queries with a text alone. */
  readonly textMean: number;
}

export interface Racer extends Figures {
  /** Of those asked. */
  readonly wrongCounts: number;
  /** Right counts, but other rows or another order. */
  readonly wrongPages: number;
}

export interface RaceResult {
  readonly asked: number;
  readonly core: Racer;
  readonly peer: Racer;
}

interface Lane {
  readonly search: Search;
  readonly times: number[];
  readonly verdicts: Verdict[];
}

const lane = (search: Search): Lane => ({ search, times: [], verdicts: [] });

const warmUp = ({ search }: Lane, queries: readonly HospitalQuery[], milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  for (const query of queries) {
    search(query);
    if (performance.now() > end) return;
  }
};

/** One round in a row. What the other left in memory is swept up first, and what it drove out of the caches is fetched back. */
const askRound = (
  racer: Lane,
  {
    round,
    leadIn,
    rows,
  }: { round: readonly Asked[]; leadIn: readonly HospitalQuery[]; rows: readonly Hospital[] },
): void => {
  globalThis.gc?.({ type: 'minor' });
  warmUp(racer, leadIn, LEAD_IN_MS);
  const answers = round.map((asked) => {
    const { result, took } = time(() => racer.search(asked.query));
    racer.times.push(took);
    return result;
  });
  answers.forEach((page, at) => {
    racer.verdicts.push(judge(page, round[at] as Asked, rows));
  });
};

const summarize = ({ times, verdicts }: Lane, asked: readonly Asked[]): Racer => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  mean: mean(times),
  textMean: mean(times.filter((_, at) => asked[at]?.query.text !== undefined)),
  wrongCounts: verdicts.filter((verdict) => verdict === 'wrong count').length,
  wrongPages: verdicts.filter((verdict) => verdict === 'wrong page').length,
});

/**
 * Core and peer ask the same queries in one process, round by round, whoever begins changing: both see the same noise. After
 * `seconds` no new round begins.
 */
export const race = async (
  folder: string,
  [core, peer]: readonly [Peer, Peer],
  seconds: number,
): Promise<RaceResult> => {
  const rows = readRows(folder);
  const all = readAsked(folder);
  const open = async (who: Peer) => lane(await who.open(readArrived(folder, who.product?.name)));
  const lanes = [await open(core), await open(peer)] as const;
  const others = makeQueries(rows, WARM_UP, WARM_UP_SEED);
  for (const racer of lanes) warmUp(racer, others, 1000 * seconds * WARM_UP_SHARE);
  const end = performance.now() + 1000 * seconds;
  let asked = 0;
  while (asked < all.length && performance.now() < end) {
    const round = all.slice(asked, asked + ROUND);
    const from = asked % WARM_UP;
    const leadIn = others.slice(from, from + ROUND);
    const order = (asked / ROUND) % 2 === 0 ? lanes : [lanes[1], lanes[0]];
    for (const racer of order) askRound(racer as Lane, { round, leadIn, rows });
    asked += round.length;
  }
  return { asked, core: summarize(lanes[0], all), peer: summarize(lanes[1], all) };
};
