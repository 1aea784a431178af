import { startTransition } from 'react';
import { loadUsMap, type UsMap } from '#content/load-us-map.ts';
import { memoizeAsync } from '#domain/once.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { searchClient } from '#search/index.ts';
import type { CityOption, HospitalFacets, HospitalQuery } from '#workers/contract.ts';

/** Outlines and places; undefined until they are loaded. */
export const useUsMap = (): UsMap | 'failed' | undefined => {
  const loaded = useLoaded(loadUsMap, 'once');
  return loaded?.failed ? 'failed' : loaded?.output;
};

export interface MapCounts {
  readonly facets: HospitalFacets;
  /** All cities of the directory, in the order of the map's places. */
  readonly cities: readonly CityOption[];
}

/** Thousands that never change. */
const allCities = memoizeAsync(async () => (await searchClient().options()).cities);

const count = async (query: HospitalQuery): Promise<MapCounts> => {
  const [facets, cities] = await Promise.all([searchClient().facets(query), allCities()]);
  return { facets, cities };
};

/**
 * Counts for a query without state and city, committed after the list of hospitals, which asks at the same time. On failure the
 * map keeps its counts, and the list shows the error.
 */
export const useMapCounts = (query: HospitalQuery | undefined): MapCounts | undefined =>
  useLoaded(count, query, startTransition)?.output;
