import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { inNetwork, isNetwork, NETWORKS } from '#domain/network.ts';
import { stateCode, stateName } from '#domain/state.ts';
import {
  type CityOption,
  DEFAULT_QUERY,
  type HospitalEngine,
  type HospitalFacets,
  type HospitalQuery,
  type HospitalSuggester,
  type SortKey,
  type StateOption,
  type Suggestion,
} from '../contract.ts';
import { foldQuery } from './fold-query.ts';
import { readIndex } from './index-file.ts';
import { isValidNear, kilometersBetween } from './near/distances.ts';
import { pointOfZip, type ZipPoints } from './near/zip-points.ts';
import { readRecords } from './records.ts';

/*
 * The simplest implementation of the contract, over an array of hospitals: the fallback for browsers without WebAssembly, and
 * the oracle of the tests of the WebAssembly engine. The engines share only the reader of the index, folding, states, networks
 * and distances.
 */

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byUnits = (left: string, right: string): number => Number(left > right) - Number(left < right);
const compareStates = (left: string, right: string): number => compare(stateName(left), stateName(right));

/** Compares rows by name. Rows tie only if name, city, state and zip are all equal. */
const compareRows = (left: Hospital, right: Hospital): number =>
  compare(left.name, right.name) ||
  compare(left.city, right.city) ||
  compareStates(left.state, right.state) ||
  byUnits(left.zip, right.zip) ||
  byUnits(left.name, right.name) ||
  byUnits(left.city, right.city) ||
  byUnits(left.state, right.state);

const compareBy = (key: SortKey, left: Hospital, right: Hospital): number => {
  if (key === 'distance') return 0;
  if (key === 'city') return compare(left.city, right.city);
  if (key === 'state') return compareStates(left.state, right.state);
  if (key === 'ultra' || key === 'plus' || key === 'core') return Number(left[key]) - Number(right[key]);
  return compare(left.name, right.name);
};

const isBlank = (text: string): boolean => text.trim() === '';
const cityKey = (city: string): string => fold(city.trim());
const stateKey = (state: string): string => stateCode(state) ?? `?${fold(state.trim())}`;
const placeKey = ({ city, state }: Pick<Hospital, 'city' | 'state'>): string => JSON.stringify([city, state]);

/** Returns a hospital with its texts normalized for comparison. */
const rowOf = (hospital: Hospital) => ({
  hospital,
  name: fold(hospital.name),
  city: cityKey(hospital.city),
  state: stateKey(hospital.state),
});
type Row = ReturnType<typeof rowOf>;

/** Counts the hospitals per key; keys are in order of first appearance. */
const count = <Value>(
  hospitals: readonly Hospital[],
  keyOf: (hospital: Hospital) => Value,
): Map<Value, number> => {
  const counts = new Map<Value, number>();
  for (const hospital of hospitals) counts.set(keyOf(hospital), (counts.get(keyOf(hospital)) ?? 0) + 1);
  return counts;
};

/** Returns the filter for the city of a query: "City" if that city exists, otherwise "City, ST". */
const cityFilter = (rows: readonly Row[], text: string): ((row: Row) => boolean) => {
  const key = cityKey(text);
  const comma = text.lastIndexOf(',');
  if (comma < 0 || rows.some(({ city }) => city === key)) return ({ city }) => city === key;
  const [inCity, inState] = [cityKey(text.slice(0, comma)), stateKey(text.slice(comma + 1))];
  return ({ city, state }) => city === inCity && state === inState;
};

/** Without `points` every distance is unknown. */
export const createPlainEngine = (hospitals: readonly Hospital[], points?: ZipPoints): HospitalEngine => {
  const rows = [...hospitals].sort(compareRows).map(rowOf);
  const all = rows.map(({ hospital }) => hospital);
  const states = [...new Set(all.map(({ state }) => state))].sort(
    (left, right) => compareStates(left, right) || byUnits(left, right),
  );
  const places = [...new Map(all.map((hospital) => [placeKey(hospital), hospital])).values()].sort(
    (left, right) =>
      compare(left.city, right.city) ||
      byUnits(left.city, right.city) ||
      states.indexOf(left.state) - states.indexOf(right.state),
  );

  const distanceOf = ({ near }: HospitalQuery): ((hospital: Hospital) => number | undefined) => {
    const known = new Map<string, number | undefined>();
    const measure = (zip: string): number | undefined => {
      const point = points && /^\d{5}$/.test(zip) ? pointOfZip(points, Number(zip)) : undefined;
      return near && point && kilometersBetween(near.point, point);
    };
    return ({ zip }) => {
      if (!known.has(zip)) known.set(zip, measure(zip));
      return known.get(zip);
    };
  };

  const match = (query: HospitalQuery): Hospital[] => {
    const { state = '', city = '', network, near } = query;
    if (network !== undefined && !isNetwork(network)) return [];
    const text = foldQuery(query.text);
    const isAtCity = isBlank(city) ? () => true : cityFilter(rows, city);
    const within = isValidNear(near) ? (near.within ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
    const distance = distanceOf(query);
    return rows
      .filter(
        (row) =>
          row.name.includes(text) &&
          (isBlank(state) || row.state === stateKey(state)) &&
          isAtCity(row) &&
          (network === undefined || inNetwork(network, row.hospital)) &&
          (within === Number.POSITIVE_INFINITY || (distance(row.hospital) ?? 0) <= within),
      )
      .map(({ hospital }) => hospital);
  };
  const countStates = (matching: readonly Hospital[]): StateOption[] => {
    const counts = count(matching, ({ state }) => state);
    return states.map((state) => ({ state, count: counts.get(state) ?? 0 }));
  };
  const countCities = (matching: readonly Hospital[]): HospitalFacets['cities'] => {
    const counts = count(matching, placeKey);
    return places.map((place) => ({
      city: place.city,
      state: place.state,
      count: counts.get(placeKey(place)) ?? 0,
    }));
  };

  return {
    search: (query) => {
      const { sort, offset, limit, near } = query;
      const [sign, first] = [sort.direction === 'desc' ? -1 : 1, Math.max(0, Math.floor(offset) || 0)];
      const distance = distanceOf(query);
      const compareDistances = (left: Hospital, right: Hospital): number => {
        const [a, b] = [distance(left), distance(right)];
        if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
        return sign * (a - b);
      };
      const matching = match(query);
      const isByDistance = sort.key === 'distance' && isValidNear(near);
      // The sort is stable and the rows are in name order, so ties stay in name order.
      const sorted = [...matching].sort((left, right) =>
        isByDistance ? compareDistances(left, right) : sign * compareBy(sort.key, left, right),
      );
      const page = sorted.slice(first, first + Math.max(0, Math.floor(limit) || 0));
      const answer = { total: matching.length, rows: page };
      if (!isValidNear(near)) return answer;
      const unplaced = matching.filter((hospital) => distance(hospital) === undefined).length;
      return { ...answer, distances: page.map(distance), unplaced };
    },
    options: () => {
      const inOneState = new Map(
        places.map((place) => [placeKey({ ...place, city: cityKey(place.city) }), place]),
      );
      const inStates = count([...inOneState.values()], ({ city }) => cityKey(city));
      return {
        states: countStates(all),
        cities: countCities(all).map(
          (option): CityOption => ({ ...option, ambiguous: (inStates.get(cityKey(option.city)) ?? 0) > 1 }),
        ),
      };
    },
    facets: (query) => {
      const [open = 0, ultra = 0, plus = 0, core = 0] = NETWORKS.map(
        (network) => match({ ...query, network }).length,
      );
      const { network: _, ...anyNetwork } = query;
      return {
        total: match(query).length,
        states: countStates(match({ ...query, state: '' })),
        cities: countCities(match({ ...query, city: '' })).filter((option) => option.count > 0),
        networks: {
          ...{ open, ultra, plus, core },
          ...(all.some((hospital) => hospital.open !== undefined) && { all: match(anyNetwork).length }),
        },
      };
    },
  };
};

const SUGGESTIONS = 8;

/** Suggests hospitals whose name has a word with each typed word as a prefix, in name order; does not correct typos. */
export const createPlainSuggester = ({ search }: HospitalEngine): HospitalSuggester => ({
  suggest: (prefix, limit = SUGGESTIONS) => {
    const typed = foldQuery(prefix)
      .split(' ')
      .filter((word) => word !== '');
    if (typed.length === 0) return [];
    const { rows } = search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER });
    const unique = new Map<string, Suggestion>();
    for (const { name, city, state } of rows) {
      const words = fold(name).split(' ');
      if (typed.every((text) => words.some((word) => word.startsWith(text))))
        unique.set(JSON.stringify([name, city, state]), { kind: 'hospital', name, city, state });
    }
    return [...unique.values()].slice(0, Math.max(0, limit));
  },
  didYouMean: () => undefined,
});

/** Opens the engine over an index file. Throws IndexError. */
export const openPlainEngine = (index: Uint8Array) => ({
  kind: 'plain' as const,
  engine: createPlainEngine(readRecords(readIndex(index))),
});
