import { fold } from '#domain/fold.ts';
import type { Place } from '#domain/geography/place.ts';
import { searchClient } from '#search/index.ts';
import type { Origin } from '#workers/contract.ts';
import { type FinderState, withPlace } from './finder-url.ts';

/** Places with their points, by id; lost on reload. */
const known = new Map<string, Place>();

export const remember = (place: Place): Place => {
  known.set(place.id, place);
  return place;
};

export const knownPlace = (id: string): Place | undefined => known.get(id);

/** "Miami (MIA)", "Naples, FL", "33176". */
export const placeFromOrigin = (origin: Origin): Place =>
  remember({
    id: origin.id,
    name: origin.kind === 'airport' ? `${origin.city} (${origin.code})` : origin.id,
    point: origin.point,
  });

/** Maximum number of origins per request; a response with fewer is complete. */
export const MAX_ORIGINS = 8;

/** Returns the place whose full name was typed, otherwise the only place found ("Nueva York", "kenned"). */
export const matchOrigin = (origins: readonly Origin[], typed: string): Origin | undefined =>
  matchInFull(origins, fold(typed.trim())) ?? (origins.length < MAX_ORIGINS ? onlyPlace(origins) : undefined);

/** City and state of an airport or a city; a ZIP code. */
const cityOf = (origin: Origin): string =>
  origin.kind === 'zip' ? origin.zip : fold(`${origin.city}, ${origin.state}`);

/** Among cities of the same name, prefers one with a listed airport: Miami means Miami, Florida. */
const matchInFull = (origins: readonly Origin[], wanted: string): Origin | undefined => {
  const exact = origins.find((origin) =>
    [origin.id, placeFromOrigin(origin).name].some((name) => fold(name) === wanted),
  );
  if (exact !== undefined) return exact;
  const named = origins.filter((origin) => origin.kind !== 'zip' && fold(origin.city) === wanted);
  const cities = named.filter(({ kind }) => kind === 'city');
  if (cities.length <= 1) return cities[0] ?? named[0];
  const airports = named.filter(({ kind }) => kind === 'airport').map(cityOf);
  const served = cities.filter((city) => airports.includes(cityOf(city)));
  return served.length === 1 ? served[0] : undefined;
};

/** Returns the only city, unless the first place belongs to another city; without a city, the first of one city's airports. */
const onlyPlace = (origins: readonly Origin[]): Origin | undefined => {
  const [first] = origins;
  const cities = origins.filter(({ kind }) => kind === 'city');
  if (cities.length > 1 || first === undefined) return undefined;
  const [city] = cities;
  const own = city === undefined ? origins : [first, city];
  return own.every((origin) => cityOf(origin) === cityOf(first)) ? (city ?? first) : undefined;
};

/** Undefined if there is no such place; rejects when the engine does not respond. */
export const findPlace = async (text: string): Promise<Place | undefined> => {
  const remembered = knownPlace(text);
  if (remembered !== undefined) return remembered;
  const client = searchClient();
  const origin = (await client.origin(text)) ?? matchOrigin(await client.origins(text, MAX_ORIGINS), text);
  return origin && placeFromOrigin(origin);
};

/** Adds the point of the place, or drops an unknown place; rejects as `findPlace` does. */
export const withPoint = async (applied: FinderState): Promise<FinderState> => {
  const { near } = applied.filter;
  return near === undefined || near.point !== undefined
    ? applied
    : withPlace(applied, await findPlace(near.id));
};
