import { NETWORKS } from '#domain/network.ts';
import type {
  CityOption,
  Hospital,
  HospitalEngine,
  HospitalFacets,
  HospitalOptions,
  HospitalPage,
  HospitalQuery,
  StateOption,
} from './contract.ts';
import { EVERYTHING } from './contract.ts';
import type { CoreQuery, SearchCore } from './core.ts';
import type { Directory } from './directory.ts';
import { createRecords } from './records.ts';
import { createResolver } from './resolve.ts';

const NOTHING: HospitalPage = { total: 0, rows: [] };
/** No counts: each reads as 0. */
const NONE = new Uint32Array();
const COUNT_ONLY = { key: 'name', descending: false, offset: 0, limit: 0 } as const;

const without = (query: HospitalQuery, left: keyof HospitalQuery): HospitalQuery => ({
  ...EVERYTHING,
  ...Object.fromEntries(Object.entries(query).filter(([key]) => key !== left)),
});

/** The contract's engine on top of either core: names in, records out. */
export const createEngine = (directory: Directory, core: SearchCore): HospitalEngine => {
  const resolver = createResolver(directory);
  const record = createRecords(directory);

  const stateOptions = (counts: Uint32Array): StateOption[] =>
    directory.states.map((state, at) => ({ state, count: counts[at] ?? 0 }));
  const cityOptions = (counts: Uint32Array): (Omit<CityOption, 'ambiguous'> & { readonly place: number })[] =>
    Array.from(directory.placeCity, (city, place) => ({
      city: directory.cities[city] ?? '',
      state: directory.states[directory.placeState[place] ?? 0] ?? '',
      count: counts[place] ?? 0,
      place,
    }));
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
    search: (query): HospitalPage => {
      const resolved = resolver.query(query);
      if (resolved === undefined) return NOTHING;
      const { total, rows } = core.search(resolved, resolver.page(query));
      return { total, rows: readRows(rows) };
    },
    options: (): HospitalOptions => ({
      states: stateOptions(core.countByState({ text: '', network: 'open' })),
      cities: cityOptions(core.countByPlace({ text: '', network: 'open' })).map(({ place, ...option }) => ({
        ...option,
        ambiguous: resolver.isAmbiguous(directory.placeCity[place] ?? 0),
      })),
    }),
    facets: (query): HospitalFacets => ({
      total: countAll(query),
      states: stateOptions(count(without(query, 'state'), core.countByState)),
      cities: cityOptions(count(without(query, 'city'), core.countByPlace))
        .filter((option) => option.count > 0)
        .map(({ place: _, ...option }) => option),
      networks: networkCounts((network) => countAll({ ...query, network })),
    }),
  };
};

const networkCounts = (count: (network: (typeof NETWORKS)[number]) => number): HospitalFacets['networks'] => {
  const [open = 0, ultra = 0, plus = 0, core = 0] = NETWORKS.map(count);
  return { open, ultra, plus, core };
};
