import { NETWORKS } from '#domain/network.ts';
import {
  type CityOption,
  EVERYTHING,
  type Hospital,
  type HospitalFacets,
  type HospitalOptions,
  type HospitalQuery,
  type StateOption,
} from '../contract.ts';
import { cityKey, readPage } from '../hospitals/resolve.ts';
import type { CityList, ShardPlace } from './shard-cities.ts';
import { countIn } from './shard-counts.ts';
import type { ShardFiles } from './shard-files.ts';
import type { Manifest } from './shard-manifest.ts';
import type { OpenPart } from './shard-part.ts';
import type { Plan, Planner } from './shard-plan.ts';
import type { ShardSearch } from './shard-search.ts';

type Counts = ReadonlyMap<string, number>;
type PartCounts = Iterable<readonly [label: string, count: number]>;

/** Same places, same label; no two places share one. */
const placeLabel = (city: string, state: string): string => JSON.stringify([city, state]);

/** What is counted: of a part by its core, of single rows one by one. */
interface Tally {
  readonly part: (part: OpenPart, query: HospitalQuery) => PartCounts;
  readonly row: (row: Hospital) => string;
}

const BY_STATE: Tally = {
  part: ({ resolver, core, directory }, query) => {
    const resolved = resolver.query(query);
    if (resolved === undefined) return [];
    return Array.from(core.countByState(resolved), (count, at) => [directory.states.at(at) ?? '', count]);
  },
  row: ({ state }) => state,
};

const BY_PLACE: Tally = {
  part: ({ resolver, core, directory: { cities, states, placeCity, placeState } }, query) => {
    const resolved = resolver.query(query);
    if (resolved === undefined) return [];
    return Array.from(core.countByPlace(resolved), (count, place) => [
      placeLabel(cities.at(placeCity[place] ?? 0) ?? '', states.at(placeState[place] ?? 0) ?? ''),
      count,
    ]);
  },
  row: ({ city, state }) => placeLabel(city, state),
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
export const createShardFacets = (
  manifest: Manifest,
  files: ShardFiles,
  plan: Planner,
  { search, searchPacks }: ShardSearch,
) => {
  const stateOf = ({ state }: ShardPlace): string => manifest.states[state]?.state ?? '';
  const countAll = async (query: HospitalQuery): Promise<number> =>
    (await search({ ...query, limit: 0 })).total;
  const page = readPage({ ...EVERYTHING, limit: 0 }, manifest.rows);
  const planOf = (query: HospitalQuery): Promise<Plan> => plan(query, page);

  const countParts = async (query: HospitalQuery, { parts, packs }: Plan, tally: Tally): Promise<Counts> => {
    if (packs === undefined)
      return addUp(await Promise.all(parts.map(async (part) => tally.part(await files.part(part), query))));
    const rows = await searchPacks(query, packs, page);
    return addUp([rows.map(({ row }) => [tally.row(row), 1] as const)]);
  };
  const countStates = async (query: HospitalQuery): Promise<StateOption[]> => {
    const planned = await planOf(query);
    const known = planned.total !== undefined && planned.parts.length > 0;
    const counts = known ? undefined : await countParts(query, planned, BY_STATE);
    return manifest.states.map(({ state, counts: all }) => ({
      state,
      count: counts === undefined ? countIn(all, query.network ?? 'open') : (counts.get(state) ?? 0),
    }));
  };
  const countCities = async (query: HospitalQuery): Promise<HospitalFacets['cities']> => {
    const planned = await planOf(query);
    if (planned.parts.length === 0 && planned.packs === undefined) return [];
    const { places }: CityList = await files.cities(planned.cities);
    const counts = planned.total === undefined ? await countParts(query, planned, BY_PLACE) : undefined;
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
