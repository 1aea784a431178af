import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { HERE, radiusFrom } from '#domain/place.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import type { HospitalOptions } from '#workers/contract.ts';
import {
  DEFAULT_STATE,
  dropUnknown,
  type FinderState,
  finderParams,
  type HereState,
  readFinderParams,
  sameFilter,
  withDefaultSort,
  withPlace,
} from './finder-url.ts';
import { knownPlace } from './start-places.ts';
import { usePlace } from './use-place.ts';

export interface FinderControl {
  readonly applied: FinderState;
  /** A new filter is a new entry of the history; a new order takes the place of the present one. */
  readonly apply: (applied: FinderState, entry?: 'push' | 'replace') => void;
}

/** What the history's entry remembers of a use of the visitor's position: that it was used, never where it is. */
const stateOf = ({ filter }: FinderState): unknown =>
  filter.near?.id === HERE ? { [HERE]: filter.within } : null;

/** After a reload the entry is still there, but nobody knows the position any more: then it says nothing. */
const useHere = (): HereState | undefined => {
  const state: unknown = useLocation().state;
  const place = knownPlace(HERE);
  const radius =
    typeof state === 'object' && state !== null && HERE in state ? String(state[HERE]) : undefined;
  return useMemo(
    () => (radius === undefined || place === undefined ? undefined : { place, within: radiusFrom(radius) }),
    [radius, place],
  );
};

const read = (address: string, here: HereState | undefined): FinderState => {
  const applied = readFinderParams(new URLSearchParams(address), here);
  const near = applied.filter.near && knownPlace(applied.filter.near.id);
  return near === undefined ? applied : withPlace(applied, near);
};

/**
 * What is applied, from the address; the prerendered page, which knows no query, has nothing applied.
 * Once the options are known, an address that names what the directory does not have is put right.
 */
export const useFinderUrl = (options: HospitalOptions | undefined): FinderControl => {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const here = useHere();
  // The router is slow to tell the whole page of a new address: the list does not wait for it.
  const [address, goAhead] = useOptimistic(params.toString());
  const asked = useMemo(() => read(address, here), [address, here]);
  const place = usePlace(asked.filter.near?.id, options);
  const right = useMemo(() => {
    const known = options === undefined ? asked : dropUnknown(asked, options);
    return finderParams(
      place === undefined ? known : withPlace(known, place ?? undefined),
      new URLSearchParams(address),
    ).toString();
  }, [asked, address, options, place]);
  const applied = useMemo(() => (hydrated ? read(right, here) : DEFAULT_STATE), [hydrated, right, here]);

  const put = useCallback(
    (next: FinderState, entry: 'push' | 'replace') =>
      startTransition(() =>
        setParams(
          (now) => {
            const asked = finderParams(next, now);
            // The visitor's own position is no part of it.
            if (here === undefined && stateOf(next) === null) goAhead(asked.toString());
            return asked;
          },
          { replace: entry === 'replace', preventScrollReset: true, state: stateOf(next) },
        ),
      ),
    [setParams, goAhead, here],
  );
  // The same function for as long as the finder stands: a new one would have the list drawn anew.
  const now = useRef({ applied, put });
  useEffect(() => {
    now.current = { applied, put };
  }, [applied, put]);
  const apply = useCallback(
    (next: FinderState, entry: 'push' | 'replace' = 'push') =>
      now.current.put(withDefaultSort(next, now.current.applied), entry),
    [],
  );

  useEffect(() => {
    if (hydrated && options !== undefined && right !== address) put(applied, 'replace');
  }, [hydrated, options, right, address, applied, put]);

  useSyncDraft(applied, place ?? undefined);

  return { applied, apply };
};

/** The controls say what is applied; the place by its name as soon as that is known. */
const useSyncDraft = ({ filter }: FinderState, place: HospitalPlace): void => {
  const show = useHospitalFilter((state) => state.show);
  const setNear = useHospitalFilter((state) => state.setNear);
  useEffect(() => {
    const { draft } = useHospitalFilter.getState();
    // What they say already is not drawn and counted anew.
    if (!sameFilter(draft, filter) || draft.near !== filter.near) show(filter);
  }, [filter, show]);
  useEffect(() => {
    const { near } = useHospitalFilter.getState().draft;
    if (place !== undefined && near?.id === filter.near?.id && near?.point === undefined) setNear(place);
  }, [filter, place, setNear]);
};

type HospitalPlace = ReturnType<typeof knownPlace>;
