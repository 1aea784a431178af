import { useEffect } from 'react';
import type { HospitalFacets } from '#workers/contract.ts';
import { lookAhead } from './ahead.ts';
import { type Applied, inOrder, queryOf } from './applied.ts';
import { CHUNK } from './use-hospital-search.ts';

/** Whoever types on is not disturbed. */
const REST_MS = 100;

/** As soon as what the controls say is counted, its rows are fetched: Filter then shows them with the next paint. */
export const useLookAhead = (next: Applied, applied: Applied, counted: HospitalFacets | undefined): void => {
  const question = JSON.stringify(queryOf(inOrder(next, applied), 0, CHUNK));
  useEffect(() => {
    if (counted === undefined) return;
    const rest = setTimeout(() => void lookAhead(JSON.parse(question)), REST_MS);
    return () => clearTimeout(rest);
  }, [question, counted]);
};
