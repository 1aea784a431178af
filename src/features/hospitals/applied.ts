import { isNetwork } from '#domain/network.ts';
import { stateCode } from '#domain/state.ts';
import { type HospitalFilterDraft, NO_FILTER } from '#stores/hospitalFilter.ts';
import {
  type HospitalOptions,
  type HospitalQuery,
  type HospitalSort,
  MAX_TEXT,
  SORT_KEYS,
  type SortKey,
} from '#workers/contract.ts';
import { findCity } from './cities.ts';

/** What the list shows: the filters in use and the order. It lives in the address. */
export interface Applied {
  readonly filter: HospitalFilterDraft;
  readonly sort: HospitalSort;
}

export const BY_NAME: HospitalSort = { key: 'name', direction: 'asc' };
export const NOTHING_APPLIED: Applied = { filter: NO_FILTER, sort: BY_NAME };

const isSortKey = (value: string | null): value is SortKey =>
  (SORT_KEYS as readonly unknown[]).includes(value);

/** Reads an address's query; a value that means nothing is left out. `?state=TX&city=Houston&network=plus&q=…&sort=city&dir=desc` */
export const appliedFrom = (params: URLSearchParams): Applied => {
  const network = params.get('network')?.toLowerCase();
  const sort = params.get('sort');
  return {
    filter: {
      state: stateCode(params.get('state') ?? '') ?? '',
      city: params.get('city')?.trim() ?? '',
      network: isNetwork(network) ? network : '',
      text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    },
    sort: {
      key: isSortKey(sort) ? sort : BY_NAME.key,
      direction: params.get('dir') === 'desc' ? 'desc' : 'asc',
    },
  };
};

/** Drops a state or city that the directory does not have, and gives the city its one spelling. */
export const knownOnly = (applied: Applied, options: HospitalOptions): Applied => {
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
export const paramsOf = ({ filter, sort }: Applied, others: URLSearchParams): URLSearchParams => {
  const params = new URLSearchParams(others);
  const ordered = sort.key !== BY_NAME.key || sort.direction !== BY_NAME.direction;
  setOrDelete(params, 'state', filter.state);
  setOrDelete(params, 'city', filter.city);
  setOrDelete(params, 'network', filter.network);
  setOrDelete(params, 'q', filter.text);
  setOrDelete(params, 'sort', ordered ? sort.key : '');
  setOrDelete(params, 'dir', ordered && sort.direction === 'desc' ? 'desc' : '');
  return params;
};

/** The engine's question for what is applied. */
export const queryOf = ({ filter, sort }: Applied, offset: number, limit: number): HospitalQuery => ({
  ...(filter.state !== '' && { state: filter.state }),
  ...(filter.city !== '' && { city: filter.city }),
  ...(filter.network !== '' && { network: filter.network }),
  ...(filter.text !== '' && { text: filter.text }),
  sort,
  offset,
  limit,
});

/** What the controls say, ready to be applied: text trimmed and cut. */
export const tidy = (draft: HospitalFilterDraft): HospitalFilterDraft => ({
  ...draft,
  text: draft.text.trim().slice(0, MAX_TEXT),
});

export const sameFilter = (a: HospitalFilterDraft, b: HospitalFilterDraft): boolean =>
  a.state === b.state && a.city === b.city && a.network === b.network && a.text === b.text;

/** A new column starts ascending; the same one turns round. */
export const nextSort = (sort: HospitalSort, key: SortKey): HospitalSort => ({
  key,
  direction: sort.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});
