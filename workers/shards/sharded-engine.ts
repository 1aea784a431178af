import { isNetwork, NETWORKS } from '#domain/network.ts';
import {
  DEFAULT_QUERY,
  type HospitalFacets,
  type HospitalPage,
  type HospitalQuery,
  type HospitalService,
  type StateOption,
} from '../contract.ts';
import { comparePlaces, nameOrder, sortRows } from '../hospitals/collation.ts';
import { foldQuery } from '../hospitals/fold-query.ts';
import { fetchBytes } from '../hospitals/load-file.ts';
import { countBy, pageOf, placeKey } from '../hospitals/matches.ts';
import { type CorePage, cityKey, isBlank, readPage, stateKey } from '../hospitals/resolve.ts';
import type { Code } from '../hospitals/wasm/wasm-exports.ts';
import { createShardFiles, type FetchFile, readFile } from './shard-files.ts';
import { countIn, type Manifest, type Part, readJson, type Scope } from './shard-manifest.ts';

/** The contract's engine over parts: the same results, asynchronous, without distances. */
export type ShardedEngine = Pick<HospitalService, 'search' | 'options' | 'facets'>;

/** Matching rows of a part that are consecutive in the order of the query. */
interface Run {
  readonly part: Part;
  readonly count: number;
}

/** Returns the runs of a query without text and city, sorted by name or by a network, in the order of the query. */
const runsOf = (
  parts: readonly Part[],
  { network }: HospitalQuery,
  { key, descending }: CorePage,
): readonly Run[] => {
  // Each part has one run of rows outside the network and one of rows inside.
  if (key === 'ultra' || key === 'plus' || key === 'core')
    return [descending, !descending].flatMap((inside) =>
      parts.map((part) => ({ part, count: countIn(part.counts, network, key, inside) })),
    );
  const inOrder = key === 'name' && descending ? [...parts].reverse() : parts;
  return inOrder.map((part) => ({ part, count: countIn(part.counts, network) }));
};

/** Returns the pages of parts that together are one page of the runs. */
const cutPage = (runs: readonly Run[], { offset, limit }: CorePage) => {
  let start = 0;
  const taken = new Map<Part, number>();
  return runs.flatMap(({ part, count }) => {
    const before = taken.get(part) ?? 0;
    const [from, to] = [Math.max(0, offset - start), Math.min(count, offset + limit - start)];
    start += count;
    taken.set(part, before + count);
    return from < to ? [{ part, offset: before + from, limit: to - from }] : [];
  });
};

const createShardedEngine = (
  manifest: Manifest,
  files: ReturnType<typeof createShardFiles>,
): ShardedEngine => {
  const { national, whole, states } = manifest;

  /** Returns the scope of a query; undefined if its state or network is unknown, so that nothing matches. */
  const scopeOf = ({ state = '', network }: HospitalQuery): Scope | undefined => {
    if (network !== undefined && !isNetwork(network)) return undefined;
    return isBlank(state) ? national : manifest.groups.find(({ key }) => key === stateKey(state));
  };
  /** Returns the scope of a query without text and city: the manifest and the list of cities have its counts. */
  const countedScope = (query: HospitalQuery): Scope | undefined =>
    isBlank(query.city) && foldQuery(query.text) === '' ? scopeOf(query) : undefined;

  /** Returns the last part whose lowest key is not above the city's key: this part has all rows of the city. */
  const partsOfCity = (text: string): readonly Part[] => {
    const comma = text.lastIndexOf(',');
    const isName = comma < 0 || manifest.commaCities.includes(cityKey(text));
    const wanted = cityKey(isName ? text : text.slice(0, comma));
    return manifest.cityParts.filter(({ key }) => key <= wanted).slice(-1);
  };
  /** Returns parts that hold all matches. */
  const partsFor = async (query: HospitalQuery): Promise<readonly Part[]> => {
    const scope = scopeOf(query);
    const { city = '' } = query;
    if (scope === undefined) return [];
    if (!isBlank(city)) return partsOfCity(city);
    if (scope !== national) return scope.parts;
    const text = foldQuery(query.text);
    return text === '' ? [whole] : files.partsWith(text);
  };

  const search = async (query: HospitalQuery): Promise<HospitalPage> => {
    const page = readPage(query, whole.rows);
    const scope = countedScope(query);
    if (scope !== undefined && page.key !== 'city' && page.key !== 'state') {
      const runs = runsOf(scope.parts, query, page);
      const pages = await Promise.all(
        cutPage(runs, page).map(async ({ part, ...cut }) =>
          (await files.engine(part)).search({ ...query, ...cut }),
        ),
      );
      const total = runs.reduce((sum, { count }) => sum + count, 0);
      return { total, rows: pages.flatMap(({ rows }) => rows) };
    }
    const parts = await partsFor(query);
    const beginning = { ...query, offset: 0, limit: page.offset + page.limit };
    const answers = await Promise.all(
      parts.map(async (part) => (await files.engine(part)).search(beginning)),
    );
    const rows = answers.flatMap((answer) => answer.rows);
    // The rows of a single part are already sorted.
    const sorted = parts.length > 1 ? sortRows(nameOrder(rows), query.sort) : rows;
    return { total: answers.reduce((sum, { total }) => sum + total, 0), rows: pageOf(sorted, page) };
  };
  const countAll = async (query: HospitalQuery): Promise<number> =>
    (await search({ ...query, sort: DEFAULT_QUERY.sort, limit: 0 })).total;

  const facetsOfParts = async (query: HospitalQuery): Promise<readonly HospitalFacets[]> =>
    Promise.all((await partsFor(query)).map(async (part) => (await files.engine(part)).facets(query)));
  const countStates = async (query: HospitalQuery): Promise<StateOption[]> => {
    if (countedScope(query) !== undefined)
      return states.map(({ state, counts }) => ({ state, count: countIn(counts, query.network) }));
    const found = (await facetsOfParts(query)).flatMap((facets) => facets.states);
    const counts = countBy(
      found,
      ({ state }) => state,
      ({ count }) => count,
    );
    return states.map(({ state }) => ({ state, count: counts.get(state) ?? 0 }));
  };
  const countCities = async (query: HospitalQuery): Promise<HospitalFacets['cities']> => {
    const scope = countedScope(query);
    if (scope !== undefined)
      return (await files.cities(scope.cities))
        .map(([city, state, , counts]) => ({ city, state, count: countIn(counts, query.network) }))
        .filter(({ count }) => count > 0);
    const found = (await facetsOfParts(query)).flatMap(({ cities }) => cities);
    const counts = countBy(found, placeKey, ({ count }) => count);
    return [...new Map(found.map((place) => [placeKey(place), place]))]
      .map(([key, { city, state }]) => ({ city, state, count: counts.get(key) ?? 0 }))
      .sort(comparePlaces);
  };

  return {
    search,
    facets: async (query) => {
      const { network: _, ...anyNetwork } = query;
      const [total, all, byState, cities, open = 0, ultra = 0, plus = 0, core = 0] = await Promise.all([
        countAll(query),
        whole.counts.length > 8 ? countAll(anyNetwork) : undefined,
        countStates({ ...query, state: '' }),
        countCities({ ...query, city: '' }),
        ...NETWORKS.map((network) => countAll({ ...query, network })),
      ]);
      const networks = { open, ultra, plus, core, ...(all !== undefined && { all }) };
      return { total, states: byState, cities, networks };
    },
    options: async () => ({
      states: await countStates(DEFAULT_QUERY),
      cities: (await files.cities(national.cities)).map(([city, state, ambiguous, counts]) => ({
        ...{ city, state, ambiguous },
        count: countIn(counts),
      })),
    }),
  };
};

/**
 * Fetches the manifest, and for each query the parts that the query needs (docs/scaling.md). A file that is missing, cut off,
 * damaged or of another build rejects the query with an error that has a `LoadErrorName` and names the file, after a retry;
 * the next query tries again.
 */
export const openShards = async (
  fetchFile: FetchFile,
  manifestFile: string,
  code: Code,
): Promise<ShardedEngine> => {
  const manifest = await readFile(fetchFile, manifestFile, readJson<Manifest>);
  return createShardedEngine(manifest, createShardFiles(manifest, fetchFile, code));
};

/** Opens the directory in parts at a manifest's URL, in the folder of all other files. Error names are `LoadErrorName`s. */
export const loadShards = (manifestUrl: string, code: Code): Promise<ShardedEngine> => {
  const name = manifestUrl.lastIndexOf('/') + 1;
  return openShards(
    (file, init) => fetchBytes(manifestUrl.slice(0, name) + file, init),
    manifestUrl.slice(name),
    code,
  );
};
