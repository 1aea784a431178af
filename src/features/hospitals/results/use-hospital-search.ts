import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { latest, searchClient } from '#search/index.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { useFirstPage } from '../finder-context.ts';
import { DEFAULT_STATE, type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';

/** Number of rows per request, and maximum length of a list without virtual rows. */
export const CHUNK = 400;
/** Lists up to this length are fetched completely, so that they print and scroll without gaps. */
const FETCH_ALL = 10_000;
const FETCH_DELAY_MS = 150;

export interface Results {
  /** `first`: the prerendered rows. */
  readonly phase: 'first' | 'loading' | 'ready' | 'failed';
  /** Filters and sort order of the rows; lag behind the address while a request is pending. */
  readonly applied: FinderState;
  readonly total: number;
  /** Rows by position; undefined until fetched. */
  readonly rows: readonly (Hospital | undefined)[];
  /** Kilometers by position; undefined for hospitals without a known location. */
  readonly distances?: readonly (number | undefined)[] | undefined;
  /** Number of hospitals without a known location. */
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

let prefetched: { readonly key: string; readonly page: HospitalPage } | undefined;

/** Keeps the latest response only. Ignores errors, because the search repeats the request. */
export const prefetchRows = async (applied: FinderState): Promise<void> => {
  const query = queryOf(applied, 0, CHUNK);
  const key = JSON.stringify(query);
  if (prefetched?.key === key) return;
  const page = await searchClient()
    .search(query)
    .catch(() => undefined);
  if (page !== undefined) prefetched = { key, page };
};

const fetchFirst = async (applied: FinderState) => {
  const placed = await withPoint(applied);
  const query = queryOf(placed, 0, CHUNK);
  const page =
    prefetched?.key === JSON.stringify(query) ? prefetched.page : await searchClient().search(query);
  return { applied: placed, page };
};

/** Searches again for a new `attempt`. */
export const useHospitalSearch = (applied: FinderState, attempt: number) => {
  const [results, dispatch] = useReducer(
    reduce,
    useFirstPage(),
    (first): Results =>
      first === undefined
        ? { phase: 'loading', applied: DEFAULT_STATE, total: 0, rows: [] }
        : { phase: 'first', applied: DEFAULT_STATE, total: first.total, rows: first.rows },
  );
  const ask = useMemo(() => latest(fetchFirst), []);
  const requested = useRef(new Set<number>());

  // Runs before the browser paints the old rows.
  useLayoutEffect(() => {
    if (attempt < 0) return;
    dispatch({ type: 'asked' });
    ask(applied).then(
      (answer) => {
        if (answer === undefined) return;
        requested.current = new Set([0]);
        // Without `flushSync`, React finishes the router's transition first.
        flushSync(() => dispatch({ type: 'answered', ...answer }));
      },
      () => dispatch({ type: 'failed', applied }),
    );
  }, [ask, applied, attempt]);

  const fetchAround = useCallback(
    (position: number) => {
      const offset = Math.floor(position / CHUNK) * CHUNK;
      const offsets = requested.current;
      if (offsets.has(offset)) return;
      offsets.add(offset);
      searchClient()
        .search(queryOf(results.applied, offset, CHUNK))
        .then(
          (page) => dispatch({ type: 'more', applied: results.applied, offset, page }),
          () => offsets.delete(offset),
        );
    },
    [results.applied],
  );

  useEffect(() => {
    const { phase, total, rows } = results;
    if (phase !== 'ready' || total > FETCH_ALL || rows.length < CHUNK || rows.length >= total) return;
    const timer = setTimeout(() => fetchAround(rows.length), FETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [results, fetchAround]);

  return { results, fetchAround };
};
