import { startTransition, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import type { HospitalPage } from '#workers/contract.ts';
import { useFirstPage } from '../finder-context.ts';
import { DEFAULT_STATE, type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';

/** Number of rows of the first response, and maximum length of a list without virtual rows. */
export const FIRST_RESPONSE = 400;
/** Maximum length of a list, because browsers render an element up to a height of about ten million pixels only. */
export const MAX_ROWS = 50_000;

/** `rows` and `distances` are the first ones until the rest of a long list has arrived. */
export interface Results extends HospitalPage {
  /** `first`: the prerendered rows. */
  readonly phase: 'first' | 'loading' | 'ready' | 'failed';
  /** Filters and sort order of the rows; lag behind the address while a request is pending. */
  readonly applied: FinderState;
}

/** The last request for first rows: Filter usually asks for rows that were already prefetched. */
let last: { readonly key: string; readonly page: Promise<HospitalPage> } | undefined;

const fetchFirstRows = (applied: FinderState): Promise<HospitalPage> => {
  const query = queryOf(applied, 0, FIRST_RESPONSE);
  const key = JSON.stringify(query);
  if (last?.key === key) return last.page;
  const page = searchClient().search(query);
  last = { key, page };
  page.catch(() => {
    if (last?.page === page) last = undefined;
  });
  return page;
};

/** Ignores errors, because the search repeats the request. */
export const prefetchRows = (applied: FinderState): void =>
  void fetchFirstRows(applied).catch(() => undefined);

interface Request {
  readonly applied: FinderState;
  readonly attempt: number;
}

const fetchFirst = async (request: Request): Promise<Results> => {
  const applied = await withPoint(request.applied);
  return { phase: 'ready', applied, ...(await fetchFirstRows(applied)) };
};

const fetchRest = async (first: Results): Promise<Results> => {
  const { rows, distances = [] } = await searchClient().search(
    queryOf(first.applied, FIRST_RESPONSE, MAX_ROWS - FIRST_RESPONSE),
  );
  return {
    ...first,
    rows: [...first.rows, ...rows],
    ...(first.distances && { distances: [...first.distances, ...distances] }),
  };
};

/** Searches again for a new `attempt`. Keeps the last rows until the next ones arrive. */
export const useHospitalSearch = (applied: FinderState, attempt: number): Results => {
  const firstPage = useFirstPage();
  const request = useMemo(() => ({ applied, attempt }), [applied, attempt]);
  // Without `flushSync`, React finishes the router's transition first.
  const answer = useLoaded(fetchFirst, request, flushSync);
  const first = answer?.output;
  const isWhole = first === undefined || first.rows.length === first.total;
  const rest = useLoaded(fetchRest, isWhole ? undefined : first, startTransition);
  return useMemo((): Results => {
    if (answer === undefined) return { phase: 'first', applied: DEFAULT_STATE, ...firstPage };
    const isRestKnown = rest !== undefined && rest.input === first;
    if (first === undefined || answer.failed || (isRestKnown && rest.failed)) {
      const phase = answer.input === request ? 'failed' : 'loading';
      return { phase, applied: answer.input.applied, total: 0, rows: [] };
    }
    return isRestKnown && rest.output ? rest.output : first;
  }, [firstPage, request, answer, first, rest]);
};
