import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { inNetwork, isNetwork } from '#domain/network.ts';
import {
  DEFAULT_QUERY,
  type HospitalEngine,
  type HospitalFacets,
  type HospitalQuery,
  type HospitalSuggester,
  type Suggestion,
} from '../contract.ts';
import { collateStates, comparePlaces, nameOrder, sortRows, sortTexts } from './collation.ts';
import { foldQuery } from './fold-query.ts';
import { readIndex } from './index-file.ts';
import { countBy, countFacets, findAll, pageOf, placeKey } from './matches.ts';
import { readRecords } from './records.ts';
import { cityKey, isBlank, stateKey } from './resolve.ts';

/*
 * The simplest implementation of the contract, over an array of hospitals: the fallback for browsers without WebAssembly, and
 * the oracle of the tests of the WebAssembly engine. The engines share only the reader of the index, folding, the keys of cities
 * and states, networks and collation.
 */

/** Returns a hospital with its texts normalized for comparison. */
const rowOf = (hospital: Hospital) => ({
  hospital,
  name: fold(hospital.name),
  city: cityKey(hospital.city),
  state: stateKey(hospital.state),
});
type Row = ReturnType<typeof rowOf>;

/** Returns the filter for the city of a query: "City" if that city exists, otherwise "City, ST". */
const cityFilter = (rows: readonly Row[], text: string): ((row: Row) => boolean) => {
  const key = cityKey(text);
  const comma = text.lastIndexOf(',');
  if (comma < 0 || rows.some(({ city }) => city === key)) return ({ city }) => city === key;
  const [inCity, inState] = [cityKey(text.slice(0, comma)), stateKey(text.slice(comma + 1))];
  return ({ city, state }) => city === inCity && state === inState;
};

export const createPlainEngine = (hospitals: readonly Hospital[]): HospitalEngine => {
  const all = nameOrder(hospitals);
  const rows = all.map(rowOf);
  const states = sortTexts(new Set(all.map(({ state }) => state)), collateStates);
  const places = [...new Map(all.map((hospital) => [placeKey(hospital), hospital])).values()];
  places.sort(comparePlaces);
  const names = { states: states.map((state) => ({ state })), cities: places };
  const hasOpen = all.some(({ open }) => open !== undefined);

  const match = (query: HospitalQuery): Hospital[] => {
    const { state = '', city = '', network } = query;
    if (network !== undefined && !isNetwork(network)) return [];
    const text = foldQuery(query.text);
    const isAtCity = isBlank(city) ? () => true : cityFilter(rows, city);
    return rows
      .filter(
        (row) =>
          row.name.includes(text) &&
          (isBlank(state) || row.state === stateKey(state)) &&
          isAtCity(row) &&
          (network === undefined || inNetwork(network, row.hospital)),
      )
      .map(({ hospital }) => hospital);
  };
  const facets = (query: HospitalQuery): HospitalFacets => countFacets(query, match, names, hasOpen);

  return {
    search: (query) => {
      const matching = match(query);
      return { total: matching.length, rows: pageOf(sortRows(matching, query.sort), query) };
    },
    options: () => {
      const { states, cities } = facets(DEFAULT_QUERY);
      const inOneState = new Map(
        places.map(({ city, state }) => [placeKey({ city: cityKey(city), state }), cityKey(city)]),
      );
      const inStates = countBy([...inOneState.values()], (key) => key);
      const isAmbiguous = (city: string): boolean => (inStates.get(cityKey(city)) ?? 0) > 1;
      return { states, cities: cities.map((place) => ({ ...place, ambiguous: isAmbiguous(place.city) })) };
    },
    facets,
  };
};

const SUGGESTIONS = 8;

/** Suggests hospitals whose name has a word with each typed word as a prefix, in name order; does not correct typos. */
export const createPlainSuggester = (engine: HospitalEngine): HospitalSuggester => ({
  suggest: (prefix, limit = SUGGESTIONS) => {
    const typed = foldQuery(prefix)
      .split(' ')
      .filter((word) => word !== '');
    if (typed.length === 0) return [];
    const unique = new Map<string, Suggestion>();
    for (const { name, city, state } of findAll(engine)) {
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
