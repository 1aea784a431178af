import { NETWORKS } from '#domain/network.ts';
import {
  DEFAULT_QUERY,
  type HospitalFacets,
  type HospitalOptions,
  type HospitalQuery,
  type HospitalService,
  type StateOption,
} from '../contract.ts';
import type { CorePage } from '../hospitals/core.ts';
import { fetchBytes } from '../hospitals/load-file.ts';
import { readPage } from '../hospitals/resolve.ts';
import { openEngine } from '../hospitals/wasm/wasm-engine.ts';
import type { Code } from '../hospitals/wasm/wasm-exports.ts';
import {
  createShardFiles,
  type FetchFile,
  type OpenIndex,
  readFile,
  type ShardFiles,
} from './shard-files.ts';
import { countIn, type Manifest, type Pack, readJson } from './shard-manifest.ts';
import type { RankedRow, Ranks } from './shard-part.ts';
import { createPlanner, type Plan, type Planner, partsOfPage } from './shard-plan.ts';

/** The contract's engine over parts: the same results, asynchronous, without distances. */
export type ShardedEngine = Pick<HospitalService, 'search' | 'options' | 'facets'>;

const inOrder = (rows: readonly RankedRow[]): readonly RankedRow[] =>
  [...rows].sort((left, right) => left.major - right.major || left.minor - right.minor);

const createShardSearch = (manifest: Manifest, files: ShardFiles, plan: Planner) => {
  const state = new Map(manifest.states.map((entry) => [entry.state, entry.rank]));
  const ranksFor = async (key: string, file: string): Promise<Ranks> => {
    const cities = key === 'city' ? await files.cities(file) : [];
    return { city: new Map(cities.map(([city, , rank]) => [city, rank])), state };
  };
  /** Returns all matches in packs, each row once, in the order of the page. */
  const searchPacks = async (query: HospitalQuery, packs: readonly Pack[], page: CorePage) => {
    const ranks = await ranksFor(page.key, manifest.cities);
    const answers = await Promise.all(
      packs.map(async (pack) => {
        const [part, positions] = await Promise.all([files.part(pack), files.positions(pack)]);
        return part.search(query, { ...page, offset: 0, limit: pack.rows }, ranks, positions).rows;
      }),
    );
    return inOrder([...new Map(answers.flat().map((row) => [row.minor, row])).values()]);
  };
  const search: ShardedEngine['search'] = async (query) => {
    const page = readPage(query, manifest.whole.rows);
    const { offset, limit } = page;
    const planned = await plan(query, page);
    if (planned.packs !== undefined) {
      const rows = await searchPacks(query, planned.packs, page);
      return { total: rows.length, rows: rows.slice(offset, offset + limit).map(({ row }) => row) };
    }
    const { parts, skip } = partsOfPage(planned, page);
    const from = offset - skip;
    // The rows of a single part are already sorted.
    const ranks = parts.length > 1 ? await ranksFor(page.key, planned.cities) : undefined;
    const inPart = { ...page, offset: 0, limit: from + limit };
    const answers = await Promise.all(
      parts.map(async (part) => (await files.part(part)).search(query, inPart, ranks)),
    );
    const rows = inOrder(answers.flatMap((answer) => answer.rows)).slice(from, from + limit);
    const total = planned.total ?? answers.reduce((sum, answer) => sum + answer.total, 0);
    return { total, rows: rows.map(({ row }) => row) };
  };
  return { search, searchPacks };
};

const placeLabel = (city: string, state: string): string => JSON.stringify([city, state]);

const sumUp = (counts: Iterable<readonly [label: string, count: number]>): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const [label, count] of counts) sums.set(label, (sums.get(label) ?? 0) + count);
  return sums;
};

/** Creates the contract's counts over parts. Without text and city, the counts come from the manifest and the city list. */
const createShardFacets = (
  manifest: Manifest,
  files: ShardFiles,
  plan: Planner,
  { search, searchPacks }: ReturnType<typeof createShardSearch>,
) => {
  const page = readPage({ ...DEFAULT_QUERY, limit: 0 }, manifest.whole.rows);
  const hasOpen = manifest.whole.counts.length > 8;
  const stateOf = (number: number): string => manifest.states[number]?.state ?? '';
  const countAll = async (query: HospitalQuery): Promise<number> =>
    (await search({ ...query, limit: 0 })).total;

  /** Counts rows per state, and per city and state. */
  const countParts = async (query: HospitalQuery, { parts, packs }: Plan) => {
    if (packs !== undefined) {
      const rows = (await searchPacks(query, packs, page)).map(({ row }) => row);
      return {
        states: sumUp(rows.map(({ state }) => [state, 1])),
        places: sumUp(rows.map(({ city, state }) => [placeLabel(city, state), 1])),
      };
    }
    const facets = await Promise.all(parts.map(async (part) => (await files.part(part)).facets(query)));
    return {
      states: sumUp(facets.flatMap(({ states }) => states.map(({ state, count }) => [state, count]))),
      places: sumUp(
        facets.flatMap(({ cities }) =>
          cities.map(({ city, state, count }) => [placeLabel(city, state), count]),
        ),
      ),
    };
  };
  const countStates = async (query: HospitalQuery): Promise<StateOption[]> => {
    const planned = await plan(query, page);
    const isKnown = planned.total !== undefined && planned.parts.length > 0;
    const counts = isKnown ? undefined : (await countParts(query, planned)).states;
    return manifest.states.map(({ state, counts: all }) => ({
      state,
      count: counts === undefined ? countIn(all, query.network) : (counts.get(state) ?? 0),
    }));
  };
  const countCities = async (query: HospitalQuery): Promise<HospitalFacets['cities']> => {
    const planned = await plan(query, page);
    if (planned.parts.length === 0 && planned.packs === undefined) return [];
    const cities = await files.cities(planned.cities);
    const counts = planned.total === undefined ? (await countParts(query, planned)).places : undefined;
    const options = cities.map(([city, number, , , all]) => {
      const state = stateOf(number);
      const known = counts === undefined ? countIn(all, query.network) : undefined;
      return { city, state, count: known ?? counts?.get(placeLabel(city, state)) ?? 0 };
    });
    return options.filter(({ count }) => count > 0);
  };

  return {
    facets: async (query: HospitalQuery): Promise<HospitalFacets> => {
      const { network: _, ...anyNetwork } = query;
      const [total, all, states, cities, open = 0, ultra = 0, plus = 0, core = 0] = await Promise.all([
        countAll(query),
        hasOpen ? countAll(anyNetwork) : undefined,
        countStates({ ...query, state: '' }),
        countCities({ ...query, city: '' }),
        ...NETWORKS.map((network) => countAll({ ...query, network })),
      ]);
      return {
        total,
        states,
        cities,
        networks: { open, ultra, plus, core, ...(all !== undefined && { all }) },
      };
    },
    options: async (): Promise<HospitalOptions> => ({
      states: await countStates(DEFAULT_QUERY),
      cities: (await files.cities(manifest.cities)).map(([city, state, , ambiguous, counts]) => ({
        ...{ city, state: stateOf(state), ambiguous },
        count: countIn(counts),
      })),
    }),
  };
};

/**
 * Fetches the manifest, and for each query the parts that the query needs (docs/scaling.md). A file that is missing, cut off,
 * damaged or of another build rejects the query with an error that has a `LoadErrorName` and names the file, after a retry;
 * the next query tries again. A query with `near` is rejected with a RangeError.
 */
export const openShards = async (
  fetchFile: FetchFile,
  openIndex: OpenIndex,
  manifestFile: string,
): Promise<ShardedEngine> => {
  const manifest = await readFile(fetchFile, manifestFile, readJson<Manifest>);
  const files = createShardFiles(manifest, fetchFile, openIndex);
  const plan = createPlanner(manifest, files.packsFor);
  const search = createShardSearch(manifest, files, plan);
  return { search: search.search, ...createShardFacets(manifest, files, plan, search) };
};

/** Opens the directory in parts at a manifest's URL, in the folder of all other files. Error names are `LoadErrorName`s. */
export const loadShards = (manifestUrl: string, code: Code): Promise<ShardedEngine> => {
  const name = manifestUrl.lastIndexOf('/') + 1;
  return openShards(
    (file, init) => fetchBytes(manifestUrl.slice(0, name) + file, init),
    (index) => openEngine(index, code),
    manifestUrl.slice(name),
  );
};
