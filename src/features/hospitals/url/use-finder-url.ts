import { startTransition, useCallback, useEffect, useMemo, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { HERE, type Place, radiusFrom } from '#domain/place.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { changeDraft, useHospitalFilter } from '#stores/hospital-filter.ts';
import type { HospitalOptions } from '#workers/contract.ts';
import { useFinderStore } from '../finder-store.ts';
import {
  DEFAULT_STATE,
  dropUnknown,
  type FinderState,
  finderParams,
  type HereState,
  isNearHere,
  readFinderParams,
  sameFilter,
  withDefaultSort,
  withPlace,
} from './finder-url.ts';
import { findPlace, knownPlace } from './start-places.ts';

/**
 * The finder's state, from the address. Once the options are known, an address that names what the directory does not have is
 * corrected. The prerendered page has no query, and so the default state.
 */
export const useFinderUrl = (options: HospitalOptions | undefined): FinderState => {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const here = useHereState();
  // The router renders the whole page for a new address; the list does not wait for it.
  const [address, setAddress] = useOptimistic(params.toString());
  const asked = useMemo(() => read(address, here), [address, here]);
  const place = usePlace(asked.filter.near?.id, options);
  // As text, so that the state stays the same object when the options or the place confirm it.
  const corrected = useMemo(() => {
    const known = options === undefined ? asked : dropUnknown(asked, options);
    const placed = place === undefined ? known : withPlace(known, place ?? undefined);
    return finderParams(placed, new URLSearchParams(address)).toString();
  }, [asked, address, options, place]);
  const applied = useMemo(
    () => (hydrated ? read(corrected, here) : DEFAULT_STATE),
    [hydrated, corrected, here],
  );

  const apply = useCallback(
    (next: FinderState, entry: 'push' | 'replace' = 'push') =>
      startTransition(() => {
        const state = withDefaultSort(next, applied);
        const query = finderParams(state, params);
        const usesHere = isNearHere(state);
        // An address says nothing of the visitor's own position: only the router's history does.
        if (here === undefined && !usesHere) setAddress(query.toString());
        setParams(query, {
          replace: entry === 'replace',
          preventScrollReset: true,
          state: usesHere ? { [HERE]: state.filter.within } : null,
        });
      }),
    [applied, params, setParams, setAddress, here],
  );
  useEffect(() => useFinderStore.setState({ apply }), [apply]);
  useEffect(() => {
    if (hydrated && options !== undefined && corrected !== address) apply(applied, 'replace');
  }, [hydrated, options, corrected, address, applied, apply]);

  useSyncDraft(applied, place ?? undefined);
  return applied;
};

const read = (address: string, here: HereState | undefined): FinderState => {
  const state = readFinderParams(new URLSearchParams(address), here);
  const near = state.filter.near && knownPlace(state.filter.near.id);
  return near === undefined ? state : withPlace(state, near);
};

/** After a reload the history entry still says that the position is used, but the position itself is gone. */
const useHereState = (): HereState | undefined => {
  const state: unknown = useLocation().state;
  const place = knownPlace(HERE);
  const radius =
    typeof state === 'object' && state !== null && HERE in state ? String(state[HERE]) : undefined;
  return useMemo(
    () => (radius === undefined || place === undefined ? undefined : { place, within: radiusFrom(radius) }),
    [radius, place],
  );
};

interface PlaceRequest {
  readonly id: string;
  readonly options: HospitalOptions;
}

/** Null if there is no such place. */
const lookUpPlace = async ({ id }: PlaceRequest): Promise<Place | null> => (await findPlace(id)) ?? null;

/**
 * The place of this id: undefined until the engine has answered. Asks once the options are known, and again when they change.
 * On failure the list, which needs the place too, shows the error.
 */
const usePlace = (id: string | undefined, options: HospitalOptions | undefined): Place | null | undefined => {
  const request = useMemo(
    () => (id === undefined || options === undefined ? undefined : { id, options }),
    [id, options],
  );
  const found = useLoaded(lookUpPlace, request);
  return found?.input.id === id && !found?.failed ? found?.output : undefined;
};

/** Makes the controls say what is applied; the place by its name as soon as that is known. */
const useSyncDraft = ({ filter }: FinderState, place: Place | undefined): void => {
  useEffect(() => {
    const { draft } = useHospitalFilter.getState();
    // An equal draft would be rendered and counted again.
    if (!sameFilter(draft, filter) || draft.near !== filter.near) changeDraft(filter);
  }, [filter]);
  useEffect(() => {
    const { near } = useHospitalFilter.getState().draft;
    if (place !== undefined && near?.id === filter.near?.id && near?.point === undefined)
      changeDraft({ near: place });
  }, [filter, place]);
};
