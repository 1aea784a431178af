import type {
  Hospital,
  HospitalEngine,
  HospitalFacets,
  HospitalOptions,
  HospitalQuery,
  StateOption,
} from '../contract.ts';
import { COUNT_ONLY, type CorePage, type CoreQuery, type SearchCore } from './core.ts';
import type { Directory } from './directory.ts';
import { countNetworks } from './matches.ts';
import { createRecords } from './records.ts';
import { createResolver } from './resolve.ts';

/** Empty list of counts; each count reads as 0. */
const NONE = new Uint32Array();

/** Sorts by name where all rows tie, because a sort by state or city makes the core walk past the rows of other states. */
const untied = ({ states, places }: CoreQuery, page: CorePage): CorePage => {
  const isOnePlace = places?.length === 1;
  const areTied =
    page.key === 'state' ? isOnePlace || states?.length === 1 : page.key === 'city' && isOnePlace;
  return areTied ? { ...page, key: 'name', descending: false } : page;
};

export const createEngine = (
  directory: Directory,
  core: SearchCore,
  resolver = createResolver(directory),
): HospitalEngine => {
  const record = createRecords(directory);

  const stateOptions = (counts: Uint32Array): StateOption[] =>
    directory.states.map((state, at) => ({ state, count: counts[at] ?? 0 }));
  const cityOf = (place: number): string => directory.cities[directory.placeCity[place] ?? 0] ?? '';
  const stateOf = (place: number): string => directory.states[directory.placeState[place] ?? 0] ?? '';
  /** Returns the cities with a count above 0: few of thousands once a visitor has typed a text. */
  const cityCounts = (counts: Uint32Array): HospitalFacets['cities'] => {
    const found: HospitalFacets['cities'][number][] = [];
    for (let place = 0; place < counts.length; place++) {
      const count = counts[place] ?? 0;
      if (count > 0) found.push({ city: cityOf(place), state: stateOf(place), count });
    }
    return found;
  };
  const readRows = (numbers: Uint32Array): Hospital[] => {
    const rows = new Array<Hospital>(numbers.length);
    for (let at = 0; at < numbers.length; at++) rows[at] = record(numbers[at] ?? 0);
    return rows;
  };
  const count = (query: HospitalQuery, by: (query: CoreQuery) => Uint32Array): Uint32Array => {
    const resolved = resolver.query(query);
    return resolved === undefined ? NONE : by(resolved);
  };
  const countAll = (query: HospitalQuery): number => {
    const resolved = resolver.query(query);
    return resolved === undefined ? 0 : core.search(resolved, COUNT_ONLY).total;
  };

  return {
    search: (query) => {
      const resolved = resolver.query(query);
      if (resolved === undefined) return { total: 0, rows: [] };
      const { total, rows } = core.search(resolved, untied(resolved, resolver.page(query)));
      return { total, rows: readRows(rows) };
    },
    options: (): HospitalOptions => ({
      states: stateOptions(core.countByState({ text: '' })),
      cities: Array.from(core.countByPlace({ text: '' }), (count, place) => ({
        city: cityOf(place),
        state: stateOf(place),
        count,
        ambiguous: resolver.isAmbiguous(directory.placeCity[place] ?? 0),
      })),
    }),
    facets: (query): HospitalFacets => ({
      total: countAll(query),
      // An empty text switches the filter off.
      states: stateOptions(count({ ...query, state: '' }, core.countByState)),
      cities: cityCounts(count({ ...query, city: '' }, core.countByPlace)),
      networks: countNetworks(query, countAll, directory.flags.open !== undefined),
    }),
  };
};
