import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import type { HospitalFilterDraft } from '#stores/hospital-filter.ts';
import type { HospitalFacets, HospitalOptions } from '#workers/contract.ts';
import { prefetchRows } from '../results/use-hospital-search.ts';
import { BY_NAME, type FinderState, normalizeDraft, queryOf, withDefaultSort } from '../url/finder-url.ts';

const fetchOptions = (): Promise<HospitalOptions> => searchClient().options();

/** Fetches again for a new `attempt`. After a failure the list shows the error. */
export const useHospitalOptions = (attempt: number): HospitalOptions | undefined =>
  useLoaded(fetchOptions, attempt)?.output;

interface Count {
  readonly draft: HospitalFilterDraft;
  readonly options: HospitalOptions | undefined;
}

const facetsOf = (draft: HospitalFilterDraft): Promise<HospitalFacets> =>
  searchClient().facets(queryOf({ filter: normalizeDraft(draft), sort: BY_NAME }, 0, 0));

/** Counts states without the city, because choosing a state clears the city. */
const fetchFacets = async ({ draft }: Count): Promise<HospitalFacets> => {
  if (draft.city === '') return facetsOf(draft);
  const [facets, { states }] = await Promise.all([facetsOf(draft), facetsOf({ ...draft, city: '' })]);
  return { ...facets, states };
};

/** Undefined before the first response and after a failure. Fetches again for new `options`. */
export const useFacets = (
  draft: HospitalFilterDraft,
  options: HospitalOptions | undefined,
): HospitalFacets | undefined => {
  const input = useMemo(() => ({ draft, options }), [draft, options]);
  // Without `flushSync`, React renders offscreen parts first: the list, the map.
  const facets = useLoaded(fetchFacets, input, flushSync);
  return facets?.failed ? undefined : facets?.output;
};

const PREFETCH_DELAY_MS = 100;

/** Prefetches rows when the visitor pauses, so that the Filter button shows them immediately. */
export const usePrefetch = (
  next: FinderState,
  applied: FinderState,
  counted: HospitalFacets | undefined,
): void => {
  const key = JSON.stringify(withDefaultSort(next, applied));
  useEffect(() => {
    if (counted === undefined) return;
    const timer = setTimeout(() => prefetchRows(JSON.parse(key)), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, counted]);
};
