import { fold } from '#domain/fold.ts';
import type { Place } from '#domain/place.ts';
import { searchClient } from '#search/index.ts';
import type { Origin } from '#workers/contract.ts';
import { type Applied, withPlace } from './applied.ts';

/** Places that the engine or the visitor's device has told, by id. In memory only: a reload forgets them. */
const known = new Map<string, Place>();

export const remember = (place: Place): Place => {
  known.set(place.id, place);
  return place;
};

export const knownPlace = (id: string): Place | undefined => known.get(id);

/** "Miami (MIA)", "Naples, FL", "33176". */
export const placeOf = (origin: Origin): Place =>
  remember({
    id: origin.id,
    name: origin.kind === 'airport' ? `${origin.city} (${origin.code})` : origin.id,
    point: origin.point,
  });

/**
 * The one of these that a typed text names in full: its id or name, or its city. Of cities of one name it is the one that an
 * airport of the list belongs to: Miami is in Florida, unless its state is named.
 */
export const namedOrigin = (origins: readonly Origin[], typed: string): Origin | undefined => {
  const wanted = fold(typed.trim());
  const exact = origins.find((origin) =>
    [origin.id, placeOf(origin).name].some((name) => fold(name) === wanted),
  );
  if (exact !== undefined) return exact;
  const inCity = origins.filter((origin) => origin.kind !== 'zip' && fold(origin.city) === wanted);
  const cities = inCity.filter(({ kind }) => kind === 'city');
  if (cities.length <= 1) return cities[0] ?? inCity[0];
  const served = cities.filter((one) => inCity.some((other) => servesCity(other, one)));
  return served.length === 1 ? served[0] : undefined;
};

/** Both are called the same already. */
const servesCity = (airport: Origin, city: Origin): boolean =>
  airport.kind === 'airport' && city.kind === 'city' && airport.state === city.state;

/** Where a typed or addressed place is; undefined if there is no such place. Rejects when the engine does not answer. */
export const findPlace = async (text: string): Promise<Place | undefined> => {
  const remembered = knownPlace(text);
  if (remembered !== undefined) return remembered;
  const client = searchClient();
  const origin = (await client.origin(text)) ?? namedOrigin(await client.origins(text), text);
  return origin && placeOf(origin);
};

/** What is applied with the point of its place, or without a place that nobody knows. Rejects as `findPlace` does. */
export const located = async (applied: Applied): Promise<Applied> => {
  const { near } = applied.filter;
  return near === undefined || near.point !== undefined
    ? applied
    : withPlace(applied, await findPlace(near.id));
};
