import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#hooks/useHydrated.ts';
import { useHospitalFilter } from '#stores/hospitalFilter.ts';
import type { HospitalOptions } from '#workers/contract.ts';
import { type Applied, appliedFrom, knownOnly, NOTHING_APPLIED, paramsOf } from './applied.ts';

export interface AppliedControl {
  readonly applied: Applied;
  /** A new filter is a new entry of the history; a new order takes the place of the present one. */
  readonly apply: (applied: Applied, entry?: 'push' | 'replace') => void;
}

/**
 * What is applied, from the address; the prerendered page, which knows no query, has nothing applied.
 * Once the options are known, an address that names what the directory does not have is put right.
 */
export const useApplied = (options: HospitalOptions | undefined): AppliedControl => {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const address = params.toString();
  const right = useMemo(() => {
    const read = appliedFrom(new URLSearchParams(address));
    return paramsOf(
      options === undefined ? read : knownOnly(read, options),
      new URLSearchParams(address),
    ).toString();
  }, [address, options]);
  const applied = useMemo(
    () => (hydrated ? appliedFrom(new URLSearchParams(right)) : NOTHING_APPLIED),
    [hydrated, right],
  );

  const apply = useCallback(
    (next: Applied, entry: 'push' | 'replace' = 'push') =>
      setParams((now) => paramsOf(next, now), { replace: entry === 'replace', preventScrollReset: true }),
    [setParams],
  );

  useEffect(() => {
    if (hydrated && options !== undefined && right !== address) apply(applied, 'replace');
  }, [hydrated, options, right, address, applied, apply]);

  const show = useHospitalFilter((state) => state.show);
  useEffect(() => show(applied.filter), [applied.filter, show]);

  return { applied, apply };
};
