import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalQuery } from '../../../workers/contract.ts';
import { makeQueries, ROUND } from '../../workers/query-mix.ts';
import { mean, quantile } from '../figures.ts';
import { readAsked, readRows } from './files.ts';
import { type ExpectedResult, judge, type Verdict } from './oracle.ts';
import type { Search } from './peer.ts';

const WARM_UP = 500;
/** Maximum share of the time limit that the warm-up takes, per engine. */
const WARM_UP_SHARE = 0.1;
/** Maximum milliseconds before each round in which an engine runs other queries that do not count. */
const LEAD_IN_MS = 50;

/** Milliseconds per query, and the number of wrong results. */
export interface Racer {
  readonly p50: number;
  readonly p95: number;
  readonly mean: number;
  readonly wrongCounts: number;
  /** Results with the right count but different rows or a different order. */
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

const warmUp = ({ search }: Lane, queries: readonly HospitalQuery[], milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  for (const query of queries) {
    search(query);
    if (performance.now() > end) return;
  }
};

const askRound = (
  lane: Lane,
  round: readonly ExpectedResult[],
  { leadIn, rows }: { leadIn: readonly HospitalQuery[]; rows: readonly Hospital[] },
): void => {
  globalThis.gc?.({ type: 'minor' });
  warmUp(lane, leadIn, LEAD_IN_MS);
  const pages = round.map(({ query }) => {
    const start = performance.now();
    const page = lane.search(query);
    lane.times.push(performance.now() - start);
    return page;
  });
  for (const [at, asked] of round.entries()) {
    const page = pages[at];
    if (page !== undefined) lane.verdicts.push(judge(page, asked, rows));
  }
};

const summarize = ({ times, verdicts }: Lane): Racer => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  mean: mean(times),
  wrongCounts: verdicts.filter((verdict) => verdict === 'wrong count').length,
  wrongPages: verdicts.filter((verdict) => verdict === 'wrong page').length,
});

/**
 * Runs the same queries with both engines in one process, round by round. The engines alternate in going first, so that both
 * are exposed to the same noise. No round starts after `seconds`.
 */
export const race = (
  folder: string,
  [core, peer]: readonly [core: Search, peer: Search],
  seconds: number,
): RaceResult => {
  const rows = readRows(folder);
  const all = readAsked(folder);
  const laneOf = (search: Search): Lane => ({ search, times: [], verdicts: [] });
  const lanes = [laneOf(core), laneOf(peer)] as const;
  const others = makeQueries(rows, WARM_UP, 5);
  for (const lane of lanes) warmUp(lane, others, 1000 * seconds * WARM_UP_SHARE);
  const end = performance.now() + 1000 * seconds;
  let asked = 0;
  while (asked < all.length && performance.now() < end) {
    const round = all.slice(asked, asked + ROUND);
    const leadIn = others.slice(asked % WARM_UP, (asked % WARM_UP) + ROUND);
    const inTurn = (asked / ROUND) % 2 === 0 ? lanes : [...lanes].reverse();
    for (const lane of inTurn) askRound(lane, round, { leadIn, rows });
    asked += round.length;
  }
  return { asked, core: summarize(lanes[0]), peer: summarize(lanes[1]) };
};
