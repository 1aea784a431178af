import { fold } from '#domain/fold.ts';
import { stateCode } from '#domain/geography/state.ts';
import { memoize } from '#domain/memoize.ts';
import { isNetwork } from '#domain/network.ts';
import { type HospitalQuery, type Network, SORT_KEYS, type SortKey } from '../contract.ts';
import type { Directory } from './directory.ts';
import { foldQuery } from './fold-query.ts';

/** A HospitalQuery with its names resolved to numbers and its text folded. */
export interface CoreQuery {
  /** Folded text that the folded name must contain; empty for any name. */
  readonly text: string;
  /** Allowed states; empty or left out: all. */
  readonly states?: readonly number[];
  /** Allowed places; empty or left out: all. */
  readonly places?: readonly number[];
  /** Any network when left out; `open` only if the directory has that column. */
  readonly network?: Network | undefined;
}

export interface CorePage {
  readonly key: SortKey;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Normalizes the name or postal code of a state: texts with equal keys name the same state. */
export const stateKey = (text: string): string => stateCode(text) ?? `?${fold(text.trim())}`;
/** Normalizes the name of a city: texts with equal keys name the same city. */
export const cityKey = (text: string): string => fold(text.trim());

/** Maps each key to its positions in the list. */
export const groupKeys = <Key>(keys: readonly Key[]): ReadonlyMap<Key, readonly number[]> => {
  const groups = new Map<Key, number[]>();
  keys.forEach((key, at) => {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [at]);
    else group.push(at);
  });
  return groups;
};

export const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

const whole = (value: number, most: number): number => Math.max(0, Math.min(most, Math.floor(value) || 0));

/** Returns the page of a query, with `offset` and `limit` clamped to whole numbers from 0 to `rows`. */
export const readPage = ({ sort, offset, limit }: HospitalQuery, rows: number): CorePage => ({
  key: SORT_KEYS.includes(sort.key) ? sort.key : 'name',
  descending: sort.direction === 'desc',
  offset: whole(offset, rows),
  limit: whole(limit, rows),
});

/**
 * Looks up the names of a query in the directory. Uses maps, never plain objects, because the texts come from users. A part of
 * a directory passes `isCity`, which knows the cities of the whole directory whose name contains a comma.
 */
export const createResolver = (
  { states, cities, placeCity, placeState, flags }: Directory,
  isCity?: (key: string) => boolean,
) => {
  // Computed on first use, because the first page of a visit needs none of them.
  const statesOf = memoize(() => groupKeys(states.map(stateKey)));
  const cityKeys = memoize(() => cities.map(cityKey));
  const placesOf = memoize(() => groupKeys(Array.from(placeCity, (city) => cityKeys()[city] ?? '')));

  const inState = (places: readonly number[], state: string): readonly number[] => {
    const wanted = statesOf().get(stateKey(state)) ?? [];
    return places.filter((place) => wanted.includes(placeState[place] ?? -1));
  };
  /** Returns the places of "City" if that city exists, otherwise those of "City, ST". */
  const findPlaces = (text: string): readonly number[] => {
    const key = cityKey(text);
    const comma = text.lastIndexOf(',');
    if (comma < 0 || (isCity?.(key) ?? placesOf().has(key))) return placesOf().get(key) ?? [];
    return inState(placesOf().get(cityKey(text.slice(0, comma))) ?? [], text.slice(comma + 1));
  };
  const places = ({ city = '', state = '' }: HospitalQuery): readonly number[] =>
    isBlank(state) ? findPlaces(city) : inState(findPlaces(city), state);

  return {
    /** Returns undefined when a name is unknown, so that nothing matches. Ignores blank names. */
    resolve: (query: HospitalQuery): CoreQuery | undefined => {
      const { network } = query;
      if (network !== undefined && !isNetwork(network)) return undefined;
      const isAny = network === 'open' && flags.open === undefined;
      const base = { text: foldQuery(query.text), network: isAny ? undefined : network };
      if (!isBlank(query.city)) {
        const found = places(query);
        return found.length === 0 ? undefined : { ...base, places: found };
      }
      if (isBlank(query.state)) return base;
      const found = statesOf().get(stateKey(query.state ?? ''));
      return found === undefined ? undefined : { ...base, states: found };
    },
    /** Whether another state has a city of this name. */
    isAmbiguous: (city: number): boolean =>
      new Set((placesOf().get(cityKeys()[city] ?? '') ?? []).map((place) => placeState[place])).size > 1,
  };
};
