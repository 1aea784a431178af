import type { Hospital } from '#domain/hospital.ts';
import type { HospitalPage, HospitalQuery } from '#workers/contract.ts';
import { makeQueries, ROUND } from '../workers/query-mix.ts';
import type { Search } from './engines.ts';
import { mean, quantile } from './figures.ts';

const WARM_UP = 500;
/** Maximum share of the time limit that the warm-up takes, per engine. */
const WARM_UP_SHARE = 0.1;
/** Maximum milliseconds before each round in which an engine runs other queries that do not count. */
const LEAD_IN_MS = 50;

/** A query and its right answer. */
interface Asked extends HospitalPage {
  readonly query: HospitalQuery;
}

/** "wrong page" means that the count is right but the rows or their order differ. */
type Verdict = 'right' | 'wrong count' | 'wrong page';

const judge = (page: HospitalPage, { total, rows }: Asked): Verdict => {
  if (page.total !== total) return 'wrong count';
  return JSON.stringify(page.rows) === JSON.stringify(rows) ? 'right' : 'wrong page';
};

/** Milliseconds per query, and shares of wrong results. */
export interface Speed {
  readonly p50: number;
  readonly p95: number;
  readonly mean: number;
  readonly wrongCounts: number;
  /** Results with the right count but different rows or a different order. */
  readonly wrongPages: number;
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

const askRound = (lane: Lane, round: readonly Asked[], leadIn: readonly HospitalQuery[]): void => {
  globalThis.gc?.({ type: 'minor' });
  warmUp(lane, leadIn, LEAD_IN_MS);
  const pages = round.map((asked) => {
    const start = performance.now();
    const page = lane.search(asked.query);
    lane.times.push(performance.now() - start);
    return { page, asked };
  });
  for (const { page, asked } of pages) lane.verdicts.push(judge(page, asked));
};

const summarize = ({ times, verdicts }: Lane): Speed => {
  const shareOf = (wanted: Verdict): number =>
    verdicts.filter((verdict) => verdict === wanted).length / verdicts.length;
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    mean: mean(times),
    wrongCounts: shareOf('wrong count'),
    wrongPages: shareOf('wrong page'),
  };
};

/**
 * Runs the same queries with both engines in one process, round by round. The engines alternate in going first, so that both
 * are exposed to the same noise. No round starts after `seconds`.
 */
export const race = (
  [core, peer]: readonly [core: Search, peer: Search],
  rows: readonly Hospital[],
  all: readonly Asked[],
  seconds: number,
): { readonly asked: number; readonly core: Speed; readonly peer: Speed } => {
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
    for (const lane of inTurn) askRound(lane, round, leadIn);
    asked += round.length;
  }
  return { asked, core: summarize(lanes[0]), peer: summarize(lanes[1]) };
};
