import { useEffect } from 'react';
import type { HospitalFacets } from '#workers/contract.ts';
import { prefetch } from '../results/prefetch.ts';
import { CHUNK } from '../results/use-hospital-search.ts';
import { type FinderState, queryOf, withDefaultSort } from '../url/finder-url.ts';

/** Whoever types on is not disturbed. */
const REST_MS = 100;

/** As soon as what the controls say is counted, its rows are fetched: Filter then shows them with the next paint. */
export const usePrefetch = (
  next: FinderState,
  applied: FinderState,
  counted: HospitalFacets | undefined,
): void => {
  const question = JSON.stringify(queryOf(withDefaultSort(next, applied), 0, CHUNK));
  useEffect(() => {
    if (counted === undefined) return;
    const rest = setTimeout(() => void prefetch(JSON.parse(question)), REST_MS);
    return () => clearTimeout(rest);
  }, [question, counted]);
};
