import { startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { CURRENT_POSITION, type Place, radiusFrom, radiusText } from '#domain/geography/place.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import {
  changeDraft,
  type HospitalFilterDraft,
  NO_FILTER,
  useHospitalFilter,
} from '#stores/hospital-filter.ts';
import type { HospitalOptions } from '#workers/contract.ts';
import { useFirstPage } from '../finder-context.ts';
import { useFinderStore } from '../finder-store.ts';
import {
  DEFAULT_STATE,
  dropUnknown,
  type FinderState,
  finderParams,
  type PositionState,
  readFinderParams,
  sameFilter,
  usesCurrentPosition,
  viewFrom,
  withDefaultSort,
  withPlace,
  withView,
} from './finder-url.ts';
import { findPlace, knownPlace } from './start-places.ts';

/** Reads the state from the address, and corrects an address with unknown values once the options are known. */
export const useFinderUrl = (options: HospitalOptions | undefined): FinderState => {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const { knowsEmergency } = useFirstPage();
  const here = useHereState();
  // Optimistic: the router renders the whole page first, and the list must not wait for that.
  const [address, setAddress] = useOptimistic(withoutView(params));
  const asked = useMemo(() => read(address, here), [address, here]);
  const place = usePlace(asked.filter.near?.id, options);
  // A string, so that the state stays the same object when options or place confirm it.
  const corrected = useMemo(() => {
    const known = options === undefined ? asked : dropUnknown(asked, options, knowsEmergency);
    const placed = place === undefined ? known : withPlace(known, place ?? undefined);
    return finderParams(placed, new URLSearchParams(address)).toString();
  }, [asked, address, options, place, knowsEmergency]);
  const addressed = useMemo(() => read(corrected, here), [corrected, here]);
  const applied = hydrated ? addressed : DEFAULT_STATE;

  const apply = useCallback(
    (change: Partial<FinderState>, entry: 'push' | 'replace' = 'push') =>
      startTransition(() => {
        const next = { ...addressed, ...change };
        // Before hydration the draft has only what was entered; an empty draft clears the filters.
        if (!hydrated && !sameFilter(next.filter, NO_FILTER))
          next.filter = { ...addressed.filter, ...entered(next.filter) };
        const state = withDefaultSort(next, addressed);
        const query = withView(useFinderStore.getState().view, finderParams(state, params));
        const usesHere = usesCurrentPosition(state);
        // The optimistic address lacks the visitor's position, which is in the router's history only.
        if (here === undefined && !usesHere) setAddress(withoutView(query));
        setParams(query, {
          // Applying the same filters again adds no history entry.
          replace: entry === 'replace' || sameFilter(state.filter, addressed.filter),
          preventScrollReset: true,
          state: usesHere ? { [CURRENT_POSITION]: radiusText(state.filter.within) } : null,
        });
      }),
    [hydrated, addressed, params, setParams, setAddress, here],
  );
  useEffect(() => useFinderStore.setState({ apply }), [apply]);
  useEffect(() => {
    if (hydrated && options !== undefined && corrected !== address) apply({}, 'replace');
  }, [hydrated, options, corrected, address, apply]);

  useSyncDraft(hydrated, applied, place ?? undefined);
  // Back and Forward also change the view.
  const view = hydrated ? viewFrom(params) : 'list';
  useEffect(() => useFinderStore.setState({ view }), [view]);
  return applied;
};

/** Query string without the view, because list and map show the same results. */
const withoutView = (params: URLSearchParams): string => withView('list', params).toString();

const read = (address: string, here: PositionState | undefined): FinderState => {
  const state = readFinderParams(new URLSearchParams(address), here);
  const near = state.filter.near && knownPlace(state.filter.near.id);
  return near === undefined ? state : withPlace(state, near);
};

/** Undefined after a reload: the history entry survives, the position does not. */
const useHereState = (): PositionState | undefined => {
  const radius: string | undefined = useLocation().state?.[CURRENT_POSITION];
  const place = knownPlace(CURRENT_POSITION);
  return useMemo(
    () => (radius === undefined || place === undefined ? undefined : { place, within: radiusFrom(radius) }),
    [radius, place],
  );
};

const lookUpPlace = async ({ id }: { readonly id: string }): Promise<Place | null> =>
  (await findPlace(id)) ?? null;

/** Undefined until found; null if there is no such place. Fetches again for new options; the list shows a failure. */
const usePlace = (id: string | undefined, options: HospitalOptions | undefined): Place | null | undefined => {
  const request = useMemo(
    () => (id === undefined || options === undefined ? undefined : { id, options }),
    [id, options],
  );
  const found = useLoaded(lookUpPlace, request);
  return found?.input.id === id && !found?.failed ? found?.output : undefined;
};

/** Filters that the visitor has entered, without the radius, which belongs to the place of the address. */
const entered = (draft: HospitalFilterDraft): Partial<HospitalFilterDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([part, value]) => part !== 'within' && value !== NO_FILTER[part as keyof HospitalFilterDraft],
    ),
  );

/**
 * Updates the draft from the filters of the address. A new sort order keeps entered filters that are not applied. On page load
 * the draft keeps what was entered before the address was read.
 */
const useSyncDraft = (isRead: boolean, { filter }: FinderState, place: Place | undefined): void => {
  const last = useRef<HospitalFilterDraft>(undefined);
  useEffect(() => {
    if (!isRead || (last.current !== undefined && sameFilter(last.current, filter))) return;
    const { draft } = useHospitalFilter.getState();
    const next = last.current === undefined ? { ...filter, ...entered(draft) } : filter;
    last.current = filter;
    // An equal draft would trigger another render and count.
    if (!sameFilter(draft, next) || draft.near !== next.near) changeDraft(next);
  }, [isRead, filter]);
  // The next visit to the page starts from its own address.
  useEffect(
    () => () => {
      last.current = undefined;
      changeDraft(NO_FILTER);
    },
    [],
  );
  useEffect(() => {
    const { near } = useHospitalFilter.getState().draft;
    if (place !== undefined && near?.id === filter.near?.id && near?.point === undefined)
      changeDraft({ near: place });
  }, [filter, place]);
};
