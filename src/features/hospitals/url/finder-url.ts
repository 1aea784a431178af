import { isNetwork } from '#domain/network.ts';
import { ANY_DISTANCE, HERE, type Place, type Radius, radiusFrom } from '#domain/place.ts';
import { stateCode } from '#domain/state.ts';
import { type HospitalFilterDraft, NO_FILTER } from '#stores/hospital-filter.ts';
import {
  type HospitalOptions,
  type HospitalQuery,
  type HospitalSort,
  MAX_TEXT,
  type Near,
  SORT_KEYS,
  type SortKey,
} from '#workers/contract.ts';
import { findCity } from '../filter/cities.ts';

/** What the list shows: the filters in use and the order. It lives in the address. */
export interface FinderState {
  readonly filter: HospitalFilterDraft;
  readonly sort: HospitalSort;
}

export const BY_NAME: HospitalSort = { key: 'name', direction: 'asc' };
const BY_DISTANCE: HospitalSort = { key: 'distance', direction: 'asc' };
export const DEFAULT_STATE: FinderState = { filter: NO_FILTER, sort: BY_NAME };

const isSortKey = (value: string | null): value is SortKey =>
  (SORT_KEYS as readonly unknown[]).includes(value);

/** The order that no address needs to name: the nearest first where a place is applied, else by name. */
const defaultSort = ({ near }: HospitalFilterDraft): HospitalSort =>
  near === undefined ? BY_NAME : BY_DISTANCE;

const sortFrom = (params: URLSearchParams, filter: HospitalFilterDraft): HospitalSort => {
  const named = params.get('sort');
  const means = isSortKey(named) && (named !== 'distance' || filter.near !== undefined);
  return {
    key: means ? named : defaultSort(filter).key,
    direction: params.get('dir') === 'desc' ? 'desc' : 'asc',
  };
};

/** Longest name of a place that is read. */
const MAX_PLACE = 60;

const placeFrom = (value: string | null): Place | undefined => {
  const id = (value ?? '').trim().slice(0, MAX_PLACE);
  return id === '' || id.toLowerCase() === HERE ? undefined : { id, name: id };
};

/** The visitor's own position is no part of an address: the history's entry says that it is used, and how far round it. */
export interface HereState {
  readonly place: Place;
  readonly within: Radius;
}

/**
 * Reads an address's query; a value that means nothing is left out.
 * `?state=TX&city=Houston&network=plus&q=…&near=MIA&within=100&sort=city&dir=desc`
 */
export const readFinderParams = (params: URLSearchParams, here?: HereState): FinderState => {
  const network = params.get('network')?.toLowerCase();
  const near = here?.place ?? placeFrom(params.get('near'));
  const filter: HospitalFilterDraft = {
    state: stateCode(params.get('state') ?? '') ?? '',
    city: params.get('city')?.trim() ?? '',
    network: isNetwork(network) ? network : '',
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    near,
    within: near === undefined ? NO_FILTER.within : (here?.within ?? radiusFrom(params.get('within'))),
  };
  return { filter, sort: sortFrom(params, filter) };
};

/** Is it measured from the visitor's own position, which no address holds? */
export const isNearHere = ({ filter }: FinderState): boolean => filter.near?.id === HERE;

/** The same with this place, or with none. */
export const withPlace = (applied: FinderState, near: Place | undefined): FinderState =>
  withDefaultSort(
    {
      ...applied,
      filter: {
        ...applied.filter,
        near,
        within: near === undefined ? NO_FILTER.within : applied.filter.within,
      },
    },
    applied,
  );

/** A place that comes into use puts the nearest first; when it goes, the order of distances goes with it. */
export const withDefaultSort = (next: FinderState, before: FinderState): FinderState => {
  const isNear = next.filter.near !== undefined;
  if (isNear === (before.filter.near !== undefined)) return next;
  return isNear || next.sort.key === 'distance' ? { ...next, sort: defaultSort(next.filter) } : next;
};

/** Drops a state or city that the directory does not have, and gives the city its one spelling. */
export const dropUnknown = (applied: FinderState, options: HospitalOptions): FinderState => {
  const { filter } = applied;
  const state = options.states.some((option) => option.state === filter.state) ? filter.state : '';
  const city = filter.city === '' ? '' : (findCity(options.cities, filter.city, state)?.value ?? '');
  return { ...applied, filter: { ...filter, state, city } };
};

const setOrDelete = (params: URLSearchParams, name: string, value: string): void => {
  if (value === '') params.delete(name);
  else params.set(name, value);
};

/** The address's query for what is applied; parameters of others (`lang`) stay. */
export const finderParams = ({ filter, sort }: FinderState, others: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(others);
  const ordered = sort.key !== defaultSort(filter).key || sort.direction === 'desc';
  const near = filter.near === undefined || filter.near.id === HERE ? '' : filter.near.id;
  setOrDelete(params, 'state', filter.state);
  setOrDelete(params, 'city', filter.city);
  setOrDelete(params, 'network', filter.network);
  setOrDelete(params, 'q', filter.text);
  setOrDelete(params, 'near', near);
  setOrDelete(params, 'within', near === '' || filter.within === ANY_DISTANCE ? '' : String(filter.within));
  setOrDelete(params, 'sort', ordered ? sort.key : '');
  setOrDelete(params, 'dir', ordered && sort.direction === 'desc' ? 'desc' : '');
  return params;
};

const nearOf = ({ near, within }: HospitalFilterDraft): Near | undefined =>
  near?.point && { point: near.point, ...(within !== ANY_DISTANCE && { within }) };

/** The engine's question for what is applied. A place whose point is not known yet is left out: see `located`. */
export const queryOf = ({ filter, sort }: FinderState, offset: number, limit: number): HospitalQuery => {
  const near = nearOf(filter);
  return {
    ...(filter.state !== '' && { state: filter.state }),
    ...(filter.city !== '' && { city: filter.city }),
    ...(filter.network !== '' && { network: filter.network }),
    ...(filter.text !== '' && { text: filter.text }),
    ...(near !== undefined && { near }),
    sort,
    offset,
    limit,
  };
};

/** What the controls say, ready to be applied: text trimmed and cut, no distance without a place. */
export const tidy = (draft: HospitalFilterDraft): HospitalFilterDraft => ({
  ...draft,
  text: draft.text.trim().slice(0, MAX_TEXT),
  within: draft.near === undefined ? NO_FILTER.within : draft.within,
});

export const sameFilter = (a: HospitalFilterDraft, b: HospitalFilterDraft): boolean =>
  a.state === b.state &&
  a.city === b.city &&
  a.network === b.network &&
  a.text === b.text &&
  a.near?.id === b.near?.id &&
  a.within === b.within;

/** A new column starts ascending; the same one turns round. */
export const nextSort = (sort: HospitalSort, key: SortKey): HospitalSort => ({
  key,
  direction: sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});
