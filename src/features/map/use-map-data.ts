import { startTransition } from 'react';
import { loadUsMap, type UsMap } from '#content/load-us-map.ts';
import { memoizeAsync } from '#domain/memoize.ts';
import type { Network } from '#domain/network.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import type { HospitalQuery } from '#workers/contract.ts';

/** Undefined until loaded. */
export const useUsMap = (): UsMap | 'failed' | undefined => {
  const loaded = useLoaded(loadUsMap, 'once');
  return loaded?.failed ? 'failed' : loaded?.output;
};

/** Cities in the order of the map's places. */
const allCities = memoizeAsync(async () => (await searchClient().options()).cities);

export interface MapRequest {
  /** Query without state and city. */
  readonly query: HospitalQuery;
  /** Networks to count one by one, in addition to the total. */
  readonly networks: readonly Network[];
}

const count = async ({ query, networks }: MapRequest) => {
  const client = searchClient();
  const [cities, facets, ...inNetworks] = await Promise.all([
    allCities(),
    client.facets(query),
    ...networks.map((network) => client.facets({ ...query, network })),
  ]);
  return { cities, facets, inNetworks: networks.map((network, at) => ({ network, facets: inNetworks[at] })) };
};

/** Renders after the list. After a failure the map keeps its counts, and the list shows the error. */
export const useMapCounts = (request: MapRequest | undefined) =>
  useLoaded(count, request, startTransition)?.output;
