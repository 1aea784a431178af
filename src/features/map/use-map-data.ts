import { startTransition } from 'react';
import { loadUsMap, type UsMap } from '#content/load-us-map.ts';
import { memoizeAsync } from '#domain/once.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import type { HospitalQuery } from '#workers/contract.ts';

/** Undefined until loaded. */
export const useUsMap = (): UsMap | 'failed' | undefined => {
  const loaded = useLoaded(loadUsMap, 'once');
  return loaded?.failed ? 'failed' : loaded?.output;
};

/** In the order of the map's places. */
const allCities = memoizeAsync(async () => (await searchClient().options()).cities);

const count = async (query: HospitalQuery) => {
  const [facets, cities] = await Promise.all([searchClient().facets(query), allCities()]);
  return { facets, cities };
};

/** Without state and city. Commits after the list; on failure the map keeps its counts, and the list shows the error. */
export const useMapCounts = (query: HospitalQuery | undefined) =>
  useLoaded(count, query, startTransition)?.output;
