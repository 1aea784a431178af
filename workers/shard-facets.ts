import { NETWORKS } from '#domain/network.ts';
import {
  type CityOption,
  EVERYTHING,
  type HospitalFacets,
  type HospitalOptions,
  type HospitalPage,
  type HospitalQuery,
  type StateOption,
} from './contract.ts';
import { cityKey, readPage } from './resolve.ts';
import type { CityList, ShardPlace } from './shard-cities.ts';
import { countIn } from './shard-counts.ts';
import type { ShardFiles } from './shard-files.ts';
import type { Manifest } from './shard-manifest.ts';
import type { OpenPart } from './shard-part.ts';
import type { Planner } from './shard-plan.ts';

type Search = (query: HospitalQuery) => Promise<HospitalPage>;
type Counts = ReadonlyMap<string, number>;
type PartCounts = Iterable<readonly [label: string, count: number]>;

/** Same places, same label; no two places share one. */
const placeLabel = (city: string, state: string): string => JSON.stringify([city, state]);

const byState = ({ resolver, core, directory }: OpenPart, query: HospitalQuery): PartCounts => {
  const resolved = resolver.query(query);
  if (resolved === undefined) return [];
  return Array.from(core.countByState(resolved), (count, at) => [directory.states[at] ?? '', count]);
};

const byPlace = ({ resolver, core, directory }: OpenPart, query: HospitalQuery): PartCounts => {
  const { cities, states, placeCity, placeState } = directory;
  const resolved = resolver.query(query);
  if (resolved === undefined) return [];
  return Array.from(core.countByPlace(resolved), (count, place) => [
    placeLabel(cities[placeCity[place] ?? 0] ?? '', states[placeState[place] ?? 0] ?? ''),
    count,
  ]);
};

const addUp = (lists: readonly PartCounts[]): Counts => {
  const sums = new Map<string, number>();
  for (const list of lists)
    for (const [label, count] of list) sums.set(label, (sums.get(label) ?? 0) + count);
  return sums;
};

const withoutState = ({ state: _, ...query }: HospitalQuery): HospitalQuery => query;
const withoutCity = ({ city: _, ...query }: HospitalQuery): HospitalQuery => query;

/** City names that more than one state has: several places of one state may differ in spelling alone. */
const findAmbiguous = (places: readonly ShardPlace[]): ((city: string) => boolean) => {
  const states = new Map<string, Set<number>>();
  for (const { city, state } of places)
    states.set(cityKey(city), (states.get(cityKey(city)) ?? new Set()).add(state));
  return (city) => (states.get(cityKey(city))?.size ?? 0) > 1;
};

/** The contract's counts over parts: from the manifest and lists of cities where neither text nor city is given. */
export const createShardFacets = (manifest: Manifest, files: ShardFiles, plan: Planner, search: Search) => {
  const stateOf = ({ state }: ShardPlace): string => manifest.states[state]?.state ?? '';
  const countAll = async (query: HospitalQuery): Promise<number> =>
    (await search({ ...query, limit: 0 })).total;
  const planOf = (query: HospitalQuery) => plan(query, readPage({ ...EVERYTHING, limit: 0 }, manifest.rows));

  const countParts = async (
    query: HospitalQuery,
    by: (part: OpenPart, query: HospitalQuery) => PartCounts,
  ): Promise<Counts> => {
    const { parts } = await planOf(query);
    return addUp(await Promise.all(parts.map(async (part) => by(await files.part(part), query))));
  };
  const countStates = async (query: HospitalQuery): Promise<StateOption[]> => {
    const { total, parts } = await planOf(query);
    const known = total !== undefined && parts.length > 0;
    const counts = known ? undefined : await countParts(query, byState);
    return manifest.states.map(({ state, counts: all }) => ({
      state,
      count: counts === undefined ? countIn(all, query.network ?? 'open') : (counts.get(state) ?? 0),
    }));
  };
  const countCities = async (query: HospitalQuery): Promise<HospitalFacets['cities']> => {
    const { total, parts, cities } = await planOf(query);
    if (parts.length === 0) return [];
    const { places }: CityList = await files.cities(cities);
    const counts = total === undefined ? await countParts(query, byPlace) : undefined;
    const options = places.map(
      (place): Omit<CityOption, 'ambiguous'> => ({
        city: place.city,
        state: stateOf(place),
        count:
          counts?.get(placeLabel(place.city, stateOf(place))) ??
          (counts === undefined ? countIn(place.counts, query.network ?? 'open') : 0),
      }),
    );
    return options.filter(({ count }) => count > 0);
  };

  return {
    facets: async (query: HospitalQuery): Promise<HospitalFacets> => {
      const [total, states, cities, open = 0, ultra = 0, plus = 0, core = 0] = await Promise.all([
        countAll(query),
        countStates(withoutState(query)),
        countCities(withoutCity(query)),
        ...NETWORKS.map((network) => countAll({ ...query, network })),
      ]);
      return { total, states, cities, networks: { open, ultra, plus, core } };
    },
    options: async (): Promise<HospitalOptions> => {
      const { places } = await files.cities(manifest.cities);
      const isAmbiguous = findAmbiguous(places);
      return {
        states: await countStates(EVERYTHING),
        cities: places.map((place) => ({
          city: place.city,
          state: stateOf(place),
          count: countIn(place.counts, 'open'),
          ambiguous: isAmbiguous(place.city),
        })),
      };
    },
  };
};
