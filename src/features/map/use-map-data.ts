import { startTransition, useEffect, useMemo, useState } from 'react';
import { type UsMap, usMap } from '#content/us-map.ts';
import { memoizeAsync } from '#domain/once.ts';
import { latest, searchClient } from '#search/index.ts';
import type { CityOption, HospitalFacets, HospitalQuery } from '#workers/contract.ts';

/** Outlines and places; undefined until they are loaded. */
export const useUsMap = (): UsMap | 'failed' | undefined => {
  const [map, setMap] = useState<UsMap | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    usMap().then(
      (loaded) => isCurrent && setMap(loaded),
      () => isCurrent && setMap('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return map;
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

/** Counts for a query without state and city. Keeps the last ones until the next arrive. */
export const useMapCounts = (query: HospitalQuery | undefined): MapCounts | undefined => {
  const [counts, setCounts] = useState<MapCounts>();
  const countLatest = useMemo(() => latest(count), []);
  useEffect(() => {
    if (query === undefined) return;
    countLatest(query).then(
      // The list of hospitals, which asks at the same time, renders first.
      (answer) => answer !== undefined && startTransition(() => setCounts(answer)),
      // The list shows the error.
      () => undefined,
    );
  }, [query, countLatest]);
  return counts;
};
