import { networksOf } from '#content/facts.ts';
import {
  ANY_DISTANCE,
  CURRENT_POSITION,
  type Place,
  type Radius,
  radiusFrom,
  radiusText,
} from '#domain/geography/place.ts';
import { stateCode } from '#domain/geography/state.ts';
import { type HospitalFilterDraft, NO_FILTER } from '#stores/hospital-filter.ts';
import { PLAN_PARAMETER, planFrom } from '#stores/my-plan.ts';
import { sortFrom, sortParams, withParams } from '#stores/query-string.ts';
import {
  type HospitalOptions,
  type HospitalQuery,
  type HospitalSort,
  MAX_TEXT,
  SORT_KEYS,
} from '#workers/contract.ts';
import { findCity } from '../cities.ts';

/** Applied filters and sort order, stored in the address. */
export interface FinderState {
  readonly filter: HospitalFilterDraft;
  readonly sort: HospitalSort;
}

export const BY_NAME: HospitalSort = { key: 'name', direction: 'asc' };
const BY_DISTANCE: HospitalSort = { key: 'distance', direction: 'asc' };
export const DEFAULT_STATE: FinderState = { filter: NO_FILTER, sort: BY_NAME };

/** Default sort order, which the address omits. */
const defaultSort = ({ near }: HospitalFilterDraft): HospitalSort =>
  near === undefined ? BY_NAME : BY_DISTANCE;

export const MAX_PLACE = 60;

const placeFrom = (value: string | null): Place | undefined => {
  const id = (value ?? '').trim().slice(0, MAX_PLACE);
  return id === '' || id.toLowerCase() === CURRENT_POSITION ? undefined : { id, name: id };
};

/** The visitor's position is not in the address: the history entry stores that it is used, and the radius. */
export interface PositionState {
  readonly place: Place;
  readonly within: Radius;
}

/** `?state=TX&city=Houston&plan=optima&network=plus&q=…&er=1&near=MIA&within=100&sort=city&dir=desc`; invalid values are dropped. */
export const readFinderParams = (params: URLSearchParams, here?: PositionState): FinderState => {
  const network = params.get('network')?.toLowerCase();
  const plan = planFrom(params);
  const near = here?.place ?? placeFrom(params.get('near'));
  const filter: HospitalFilterDraft = {
    state: stateCode(params.get('state') ?? '') ?? '',
    city: params.get('city')?.trim() ?? '',
    plan,
    network: networksOf(plan).find((known) => known === network) ?? '',
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    emergency: params.get('er') === '1',
    near,
    within: near === undefined ? NO_FILTER.within : (here?.within ?? radiusFrom(params.get('within'))),
  };
  const keys = filter.near === undefined ? SORT_KEYS.filter((key) => key !== 'distance') : SORT_KEYS;
  return { filter, sort: sortFrom(params, keys, defaultSort(filter).key) };
};

/** Returns the parameters of the state; keeps other parameters (`lang`, `view`). */
export const finderParams = ({ filter, sort }: FinderState, others: URLSearchParams): URLSearchParams => {
  const near = filter.near === undefined || filter.near.id === CURRENT_POSITION ? '' : filter.near.id;
  return withParams(others, {
    state: filter.state,
    city: filter.city,
    [PLAN_PARAMETER]: filter.plan,
    network: filter.network,
    q: filter.text,
    er: filter.emergency ? '1' : '',
    near,
    within: near === '' ? '' : radiusText(filter.within),
    ...sortParams(sort, defaultSort(filter).key),
  });
};

export type View = 'list' | 'map';

export const viewFrom = (params: URLSearchParams): View => (params.get('view') === 'map' ? 'map' : 'list');

export const withView = (view: View, others: URLSearchParams): URLSearchParams =>
  withParams(others, { view: view === 'map' ? view : '' });

/** Query for the engine. A place without a point does not filter: see `withPoint`. */
export const queryOf = ({ filter, sort }: FinderState, offset: number, limit: number): HospitalQuery => {
  const { state, city, network, text, emergency, near, within } = filter;
  return {
    ...(state !== '' && { state }),
    ...(city !== '' && { city }),
    ...(network !== '' && { network }),
    ...(text !== '' && { text }),
    ...(emergency && { emergency }),
    ...(near?.point && { near: { point: near.point, ...(within !== ANY_DISTANCE && { within }) } }),
    sort,
    offset,
    limit,
  };
};

export const usesCurrentPosition = ({ filter }: FinderState): boolean => filter.near?.id === CURRENT_POSITION;

/** Sorts by distance when a place is added; drops that sort order when the place is removed. */
export const withDefaultSort = (next: FinderState, before: FinderState): FinderState => {
  const isNear = next.filter.near !== undefined;
  if (isNear === (before.filter.near !== undefined)) return next;
  return isNear || next.sort.key === 'distance' ? { ...next, sort: defaultSort(next.filter) } : next;
};

export const withPlace = (applied: FinderState, near: Place | undefined): FinderState => {
  const { within } = near === undefined ? NO_FILTER : applied.filter;
  return withDefaultSort({ ...applied, filter: { ...applied.filter, near, within } }, applied);
};

export const isFiltered = ({ filter }: FinderState): boolean => !sameFilter(filter, NO_FILTER);

/** Drops an unknown state or city and a filter that the directory does not support; corrects the spelling of a city. */
export const dropUnknown = (
  applied: FinderState,
  options: HospitalOptions,
  knowsEmergency = false,
): FinderState => {
  const { filter } = applied;
  const state = options.states.some((option) => option.state === filter.state) ? filter.state : '';
  const city = filter.city === '' ? '' : (findCity(options.cities, filter.city, state) ?? '');
  const emergency = filter.emergency && knowsEmergency;
  return { ...applied, filter: { ...filter, state, city, emergency } };
};

export const normalizeDraft = (draft: HospitalFilterDraft): HospitalFilterDraft => ({
  ...draft,
  text: draft.text.trim().slice(0, MAX_TEXT),
  within: draft.near === undefined ? NO_FILTER.within : draft.within,
});

export const sameFilter = (a: HospitalFilterDraft, b: HospitalFilterDraft): boolean =>
  a.near?.id === b.near?.id &&
  (a.near === undefined || a.within === b.within) &&
  (['state', 'city', 'plan', 'network', 'text', 'emergency'] as const).every((part) => a[part] === b[part]);

/** Includes the place's point, because results with and without it differ. */
export const stateKey = (applied: FinderState): string => JSON.stringify(applied);
