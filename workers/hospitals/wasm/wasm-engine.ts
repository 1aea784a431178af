import type {
  Hospital,
  HospitalEngine,
  HospitalFacets,
  HospitalOptions,
  HospitalQuery,
  StateOption,
} from '#workers/contract.ts';
import type { Directory } from '../directory.ts';
import { readIndex } from '../index-file.ts';
import { countNetworks } from '../matches.ts';
import { createRecords } from '../records.ts';
import { type CorePage, type CoreQuery, createResolver, readPage } from '../resolve.ts';
import { listWords, type Vocabulary } from '../vocabulary.ts';
import { createCore } from './wasm-core.ts';
import type { Code } from './wasm-exports.ts';

/** Empty list of counts; each count reads as 0. */
const NONE = new Uint32Array();

/** Sorts by name where all rows tie, because a sort by state or city makes the core walk past the rows of other states. */
const untied = ({ states, places }: CoreQuery, page: CorePage): CorePage => {
  const isOnePlace = places?.length === 1;
  const areTied =
    page.key === 'state' ? isOnePlace || states?.length === 1 : page.key === 'city' && isOnePlace;
  return areTied ? { ...page, key: 'name', descending: false } : page;
};

const createEngine = (
  directory: Directory,
  core: ReturnType<typeof createCore>,
  resolver: ReturnType<typeof createResolver>,
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
  const countBy = (query: HospitalQuery, count: (query: CoreQuery) => Uint32Array): Uint32Array => {
    const resolved = resolver.resolve(query);
    return resolved === undefined ? NONE : count(resolved);
  };
  const countAll = (query: HospitalQuery): number => {
    const resolved = resolver.resolve(query);
    return resolved === undefined ? 0 : core.count(resolved);
  };

  return {
    search: (query) => {
      const resolved = resolver.resolve(query);
      if (resolved === undefined) return { total: 0, rows: [] };
      const { total, rows } = core.search(resolved, untied(resolved, readPage(query, directory.rows)));
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
      states: stateOptions(countBy({ ...query, state: '' }, core.countByState)),
      cities: cityCounts(countBy({ ...query, city: '' }, core.countByPlace)),
      networks: countNetworks(query, countAll, directory.flags.open !== undefined),
    }),
  };
};

/** An engine with its parts, which suggestions use. */
export interface EngineParts {
  readonly engine: HospitalEngine;
  readonly directory: Directory;
  readonly vocabulary: Vocabulary;
}

/**
 * Opens the engine over an index file. Synchronous; runs in browsers and in Node, wherever WebAssembly has SIMD. Throws
 * IndexError for a bad index, and the errors of WebAssembly: CompileError, LinkError, RuntimeError, RangeError. `isCity`: see
 * createResolver.
 */
export const openEngine = (index: Uint8Array, code: Code, isCity?: (key: string) => boolean): EngineParts => {
  const directory = readIndex(index);
  const vocabulary = listWords(directory);
  const core = createCore(directory, vocabulary, code);
  return { engine: createEngine(directory, core, createResolver(directory, isCity)), directory, vocabulary };
};
