import shapesAddress from '#data/generated/us-map.json?url';
import placesAddress from '#data/generated/us-places.bin?url';
import { type PlacePoints, readPlaces, type StateShapes } from '#domain/us-map.ts';

export interface UsMap {
  readonly shapes: StateShapes;
  readonly places: PlacePoints;
}

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};

const load = async (): Promise<UsMap> => {
  const [shapes, places] = await Promise.all([fetched(shapesAddress), fetched(placesAddress)]);
  return { shapes: await shapes.json(), places: readPlaces(await places.arrayBuffer()) };
};

let coming: Promise<UsMap> | undefined;

/** Asked for when a reader comes near the map, once; after a failure the next call tries anew. */
export const usMap = (): Promise<UsMap> => {
  coming ??= load().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
};
