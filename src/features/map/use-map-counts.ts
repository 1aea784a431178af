import { startTransition, useEffect, useMemo, useState } from 'react';
import { latest, searchClient } from '#search/index.ts';
import type { CityOption, HospitalFacets, HospitalQuery } from '#workers/contract.ts';

export interface MapCounts {
  readonly facets: HospitalFacets;
  /** All cities of the directory, in the order of the map's places. */
  readonly cities: readonly CityOption[];
}

let known: readonly CityOption[] | undefined;

/** They never change, and they are thousands: they are asked for until they have come. */
const allCities = async (): Promise<readonly CityOption[]> => {
  known ??= (await searchClient().options()).cities;
  return known;
};

const ask = async (query: HospitalQuery): Promise<MapCounts> => {
  const [facets, cities] = await Promise.all([searchClient().facets(query), allCities()]);
  return { facets, cities };
};

/** The engine's counts for a query that names neither state nor city; those of the one before while they come. */
export const useMapCounts = (query: HospitalQuery | undefined): MapCounts | undefined => {
  const [counts, setCounts] = useState<MapCounts>();
  const askLatest = useMemo(() => latest(ask), []);
  useEffect(() => {
    if (query === undefined) return;
    askLatest(query).then(
      // The list, which asks at the same time, goes first.
      (answer) => answer !== undefined && startTransition(() => setCounts(answer)),
      // The list of hospitals says what is wrong; the map keeps the counts that it has.
      () => undefined,
    );
  }, [query, askLatest]);
  return counts;
};
