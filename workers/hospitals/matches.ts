import { NETWORKS, type NetworkCounts } from '#domain/network.ts';
import {
  type CityOption,
  DEFAULT_QUERY,
  type Hospital,
  type HospitalEngine,
  type HospitalFacets,
  type HospitalQuery,
  type StateOption,
} from '../contract.ts';

/** Returns all hospitals that match a query, in its order; without a query all hospitals by name. */
export const findAll = (engine: HospitalEngine, query: HospitalQuery = DEFAULT_QUERY): readonly Hospital[] =>
  engine.search({ ...query, offset: 0, limit: Number.MAX_SAFE_INTEGER }).rows;

/** Returns the rows of a query's page. A negative or invalid `offset` or `limit` counts as 0. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { offset, limit }: Pick<HospitalQuery, 'offset' | 'limit'>,
): readonly Row[] => {
  const first = Math.max(0, Math.floor(offset) || 0);
  return rows.slice(first, first + Math.max(0, Math.floor(limit) || 0));
};

export const placeKey = ({ city, state }: Pick<Hospital, 'city' | 'state'>): string =>
  JSON.stringify([city, state]);

/** Sums the counts of the members of each key. */
export const countBy = <Member>(
  members: readonly Member[],
  keyOf: (member: Member) => string,
  countOf: (member: Member) => number = () => 1,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const member of members) {
    const key = keyOf(member);
    counts.set(key, (counts.get(key) ?? 0) + countOf(member));
  }
  return counts;
};

/** Counts the matches of a query in each network; if the directory has an Open column, also those in any network. */
export const countNetworks = (
  query: HospitalQuery,
  count: (query: HospitalQuery) => number,
  hasOpen: boolean,
): NetworkCounts => {
  const { network: _, ...anyNetwork } = query;
  const [open = 0, ultra = 0, plus = 0, core = 0] = NETWORKS.map((network) => count({ ...query, network }));
  return { open, ultra, plus, core, ...(hasOpen && { all: count(anyNetwork) }) };
};

/** States and cities in the order of their options. */
interface Names {
  readonly states: readonly Pick<StateOption, 'state'>[];
  readonly cities: readonly Pick<CityOption, 'city' | 'state'>[];
}

/** Returns the facets of a query by counting the hospitals that `find` returns. */
export const countFacets = (
  query: HospitalQuery,
  find: (query: HospitalQuery) => readonly Hospital[],
  { states, cities }: Names,
  hasOpen: boolean,
): HospitalFacets => {
  const inState = countBy(find({ ...query, state: '' }), ({ state }) => state);
  const atPlace = countBy(find({ ...query, city: '' }), placeKey);
  return {
    total: find(query).length,
    states: states.map(({ state }) => ({ state, count: inState.get(state) ?? 0 })),
    cities: cities
      .map(({ city, state }) => ({ city, state, count: atPlace.get(placeKey({ city, state })) ?? 0 }))
      .filter(({ count }) => count > 0),
    networks: countNetworks(query, (each) => find(each).length, hasOpen),
  };
};

/**
 * Returns the engine over the hospitals that `isKept` accepts: the given engine filters and sorts, then each match is checked.
 * States without such a hospital are still listed, with a count of 0.
 */
export const narrowEngine = (
  engine: HospitalEngine,
  isKept: (hospital: Hospital) => boolean,
): HospitalEngine => {
  const find = (query: HospitalQuery): readonly Hospital[] => findAll(engine, query).filter(isKept);
  return {
    options: engine.options,
    search: (query) => {
      const found = find(query);
      return { total: found.length, rows: pageOf(found, query) };
    },
    facets: (query) => {
      const among = engine.facets(query);
      return countFacets(query, find, among, among.networks.all !== undefined);
    },
  };
};
