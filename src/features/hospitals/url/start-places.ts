import { fold } from '#domain/fold.ts';
import type { Place } from '#domain/place.ts';
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

/** Among cities of the same name, prefers one with a listed airport: Miami means Miami, Florida. */
const matchInFull = (origins: readonly Origin[], wanted: string): Origin | undefined => {
  const exact = origins.find((origin) =>
    [origin.id, placeFromOrigin(origin).name].some((name) => fold(name) === wanted),
  );
  if (exact !== undefined) return exact;
  const inCity = origins.filter((origin) => origin.kind !== 'zip' && fold(origin.city) === wanted);
  const cities = inCity.filter(({ kind }) => kind === 'city');
  if (cities.length <= 1) return cities[0] ?? inCity[0];
  const served = cities.filter((one) => inCity.some((other) => servesCity(other, one)));
  return served.length === 1 ? served[0] : undefined;
};

/** Returns the only city, unless the first airport belongs to another city; without a city, the first of one city's airports. */
const onlyPlace = (origins: readonly Origin[]): Origin | undefined => {
  const [first] = origins;
  const cities = origins.filter(({ kind }) => kind === 'city');
  if (cities.length > 1 || first === undefined) return undefined;
  const [city = first] = cities;
  if (cities.length === 1) return first === city || servesCity(first, city) ? city : undefined;
  return origins.every((other) => other === first || sameCity(other, first)) ? first : undefined;
};

const sameCity = (one: Origin, other: Origin): boolean =>
  one.kind !== 'zip' &&
  other.kind !== 'zip' &&
  fold(one.city) === fold(other.city) &&
  one.state === other.state;

const servesCity = (airport: Origin, city: Origin): boolean =>
  airport.kind === 'airport' && city.kind === 'city' && sameCity(airport, city);

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
