import shapesAddress from '#data/generated/us-map.json?url';
import placesAddress from '#data/generated/us-places.bin?url';
import { type PlacePoints, readPlaces, type StateShapes } from '#domain/geography/us-map.ts';
import { memoizeAsync } from '#domain/memoize.ts';

export interface UsMap {
  readonly shapes: StateShapes;
  readonly places: PlacePoints;
}

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};

/** Loads the map once; after a failure the next call retries. */
export const loadUsMap = memoizeAsync(async (): Promise<UsMap> => {
  const [shapes, places] = await Promise.all([fetched(shapesAddress), fetched(placesAddress)]);
  return { shapes: await shapes.json(), places: readPlaces(await places.arrayBuffer()) };
});
