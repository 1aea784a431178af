import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { latest, searchClient } from '#search/index.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { useFirstPage } from '../first-page.ts';
import { DEFAULT_STATE, type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';
import { takePrefetched } from './prefetch.ts';

/** Rows asked for at once. A list up to this long is all in the page. */
export const CHUNK = 400;
/** A list up to this long is fetched whole in the background, so that it prints and scrolls without gaps. */
const FETCH_ALL = 10_000;

export interface Results {
  /** `first`: the rows that the page came with. */
  readonly phase: 'first' | 'loading' | 'ready' | 'failed';
  /** What the rows answer; it lags behind the address while a new answer is on its way. */
  readonly applied: FinderState;
  readonly total: number;
  /** By position; one that has not come yet is undefined. */
  readonly rows: readonly (Hospital | undefined)[];
  /** Where a place is applied: kilometres of each row, by position; undefined where the hospital's place is unknown. */
  readonly distances?: readonly (number | undefined)[] | undefined;
  /** Of `total`, how many have an unknown place. */
  readonly unplaced?: number | undefined;
}

type Event =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly applied: FinderState; readonly page: HospitalPage }
  | {
      readonly type: 'more';
      readonly applied: FinderState;
      readonly offset: number;
      readonly page: HospitalPage;
    }
  | { readonly type: 'failed'; readonly applied: FinderState };

const filled = <Item>(items: readonly Item[], offset: number, more: readonly Item[]): readonly Item[] => {
  const next = items.slice();
  for (const [index, item] of more.entries()) next[offset + index] = item;
  return next;
};

const withMore = (results: Results, offset: number, { rows, distances }: HospitalPage): Results => ({
  ...results,
  rows: filled(results.rows, offset, rows),
  distances: distances && filled(results.distances ?? [], offset, distances),
});

export const reduce = (results: Results, event: Event): Results => {
  switch (event.type) {
    case 'asked':
      return results.phase === 'failed' ? { ...results, phase: 'loading' } : results;
    case 'answered':
      return { phase: 'ready', applied: event.applied, ...event.page };
    case 'more':
      return event.applied === results.applied ? withMore(results, event.offset, event.page) : results;
    case 'failed':
      return { phase: 'failed', applied: event.applied, total: 0, rows: [] };
  }
};

/** Asks the engine for what is applied and keeps the rows that have come. `attempt` asks anew when it changes. */
export const useHospitalSearch = (applied: FinderState, attempt: number) => {
  const firstPage = useFirstPage();
  const [results, tell] = useReducer(
    reduce,
    firstPage,
    (first): Results =>
      first === undefined
        ? { phase: 'loading', applied: DEFAULT_STATE, total: 0, rows: [] }
        : { phase: 'first', applied: DEFAULT_STATE, total: first.total, rows: first.rows },
  );
  const ask = useMemo(
    () =>
      latest(async (asked: FinderState) => {
        const placed = await withPoint(asked);
        const query = queryOf(placed, 0, CHUNK);
        return { applied: placed, page: takePrefetched(query) ?? (await searchClient().search(query)) };
      }),
    [],
  );
  const underWay = useRef(new Set<number>());

  // Before the browser paints what has not changed yet.
  useLayoutEffect(() => {
    if (attempt < 0) return;
    tell({ type: 'asked' });
    ask(applied).then(
      (answer) => {
        if (answer === undefined) return;
        underWay.current = new Set([0]);
        // The router is at work on the new address, which React would finish first.
        flushSync(() => tell({ type: 'answered', ...answer }));
      },
      () => tell({ type: 'failed', applied }),
    );
  }, [ask, applied, attempt]);

  /** Fetches the chunk that holds this position, once. */
  const fetchAround = useCallback(
    (position: number) => {
      const offset = Math.floor(position / CHUNK) * CHUNK;
      const asked = underWay.current;
      if (asked.has(offset)) return;
      asked.add(offset);
      searchClient()
        .search(queryOf(results.applied, offset, CHUNK))
        .then(
          (page) => tell({ type: 'more', applied: results.applied, offset, page }),
          () => asked.delete(offset),
        );
    },
    [results.applied],
  );

  useEffect(() => {
    const missing =
      results.phase === 'ready' && results.total <= FETCH_ALL && results.rows.length >= CHUNK
        ? results.rows.length
        : results.total;
    if (missing >= results.total) return;
    const idle = setTimeout(() => fetchAround(missing), 150);
    return () => clearTimeout(idle);
  }, [results, fetchAround]);

  return { results, fetchAround };
};
