import { fold } from '#domain/fold.ts';
import { isNetwork } from '#domain/network.ts';
import { memoize } from '#domain/once.ts';
import { stateCode } from '#domain/state.ts';
import { type HospitalQuery, SORT_KEYS } from '../contract.ts';
import type { CorePage, CoreQuery } from './core.ts';
import { allOf, type Directory } from './directory.ts';
import { foldQuery } from './fold-query.ts';

/** Texts with equal keys name the same state … */
export const stateKey = (text: string): string => stateCode(text) ?? `?${fold(text.trim())}`;
/** … or city. */
export const cityKey = (text: string): string => fold(text.trim());

/** Key → the positions that have it. */
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

/** The page of a query, cut to what so many rows can give. */
export const readPage = ({ sort, offset, limit }: HospitalQuery, rows: number): CorePage => ({
  key: SORT_KEYS.includes(sort.key) ? sort.key : 'name',
  descending: sort.direction === 'desc',
  offset: whole(offset, rows),
  limit: whole(limit, rows),
});

/**
 * Looks up the names of a query in the directory. Maps, never plain objects: the texts come from users. A part of a
 * directory passes `isCity`, which knows the cities with a comma of the whole.
 */
export const createResolver = (
  { rows, states, cities, placeCity, placeState, flags }: Directory,
  isCity?: (key: string) => boolean,
) => {
  // On first use: the first page of a visit needs neither.
  const statesOf = memoize(() => groupKeys(allOf(states).map(stateKey)));
  const cityKeys = memoize(() => allOf(cities).map(cityKey));
  const placesOf = memoize(() => groupKeys(Array.from(placeCity, (city) => cityKeys()[city] ?? '')));

  const inState = (places: readonly number[], state: string): readonly number[] => {
    const wanted = statesOf().get(stateKey(state)) ?? [];
    return places.filter((place) => wanted.includes(placeState[place] ?? -1));
  };
  /** "City", or else "City, ST". */
  const findPlaces = (text: string): readonly number[] => {
    const key = cityKey(text);
    const comma = text.lastIndexOf(',');
    if (comma < 0 || (isCity?.(key) ?? placesOf().has(key))) return placesOf().get(key) ?? [];
    return inState(placesOf().get(cityKey(text.slice(0, comma))) ?? [], text.slice(comma + 1));
  };
  const places = ({ city = '', state = '' }: HospitalQuery): readonly number[] =>
    isBlank(state) ? findPlaces(city) : inState(findPlaces(city), state);

  return {
    /** undefined when a name is unknown, so that nothing matches. Blank names are no filter. */
    query: (query: HospitalQuery): CoreQuery | undefined => {
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
    page: (query: HospitalQuery) => readPage(query, rows),
    /** Whether another state has a city of this name. */
    isAmbiguous: (city: number): boolean =>
      new Set((placesOf().get(cityKeys()[city] ?? '') ?? []).map((place) => placeState[place])).size > 1,
  };
};
