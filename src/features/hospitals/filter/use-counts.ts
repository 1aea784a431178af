import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { latest, searchClient } from '#search/index.ts';
import type { HospitalFilterDraft } from '#stores/hospital-filter.ts';
import type { HospitalFacets, HospitalOptions, HospitalQuery } from '#workers/contract.ts';
import { prefetchRows } from '../results/use-hospital-search.ts';
import { BY_NAME, type FinderState, queryOf, tidy, withDefaultSort } from '../url/finder-url.ts';

/** The choices; undefined until the directory is loaded. Another `attempt` asks again. */
export const useHospitalOptions = (attempt: number): HospitalOptions | undefined => {
  const [options, setOptions] = useState<HospitalOptions>();
  useEffect(() => {
    let isCurrent = attempt >= 0;
    searchClient()
      .options()
      .then(
        (answer) => isCurrent && setOptions(answer),
        // The list shows the error; the controls keep the options of the prerendered page.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return options;
};

/**
 * Hospitals of each option under the draft's other filters. Keeps the last answer until the next arrives; undefined before
 * the first, and while the engine does not answer. Other `options` ask again.
 */
export const useFacets = (
  draft: HospitalFilterDraft,
  options: HospitalOptions | undefined,
): HospitalFacets | undefined => {
  const [facets, setFacets] = useState<HospitalFacets>();
  const ask = useMemo(() => latest((query: HospitalQuery) => searchClient().facets(query)), []);
  useEffect(() => {
    void options;
    ask(queryOf({ filter: tidy(draft), sort: BY_NAME }, 0, 0)).then(
      // React would first finish what it renders out of sight: the rest of a long list, the map.
      (answer) => answer !== undefined && flushSync(() => setFacets(answer)),
      () => setFacets(undefined),
    );
  }, [ask, draft, options]);
  return facets;
};

const PREFETCH_DELAY_MS = 100;

/** Fetches the draft's rows once it is counted and the visitor pauses, so that Filter shows them with the next paint. */
export const usePrefetch = (
  next: FinderState,
  applied: FinderState,
  counted: HospitalFacets | undefined,
): void => {
  const key = JSON.stringify(withDefaultSort(next, applied));
  useEffect(() => {
    if (counted === undefined) return;
    const timer = setTimeout(() => void prefetchRows(JSON.parse(key)), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, counted]);
};
