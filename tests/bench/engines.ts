import { Index } from 'flexsearch';
import { fold } from '#domain/fold.ts';
import { stateName } from '#domain/geography/state.ts';
import type { Hospital } from '#domain/hospital.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import { inNetwork } from '#domain/network.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import type { HospitalPage, HospitalQuery, HospitalSort } from '#workers/contract.ts';
import { sortRows } from '#workers/hospitals/collation.ts';
import { openPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { seeded } from '../workers/random.ts';

export type Search = (query: HospitalQuery) => HospitalPage;

/** Returns the position of each row in a sort order. Rows are numbered in name order. */
type Ranks = (sort: HospitalSort) => Uint32Array;

/** Creates the ranks of all sort orders. */
export const createRanks = (rows: readonly Hospital[]): Ranks => {
  const numbers = new Map(rows.map((hospital, row) => [hospital, row]));
  const ranksOf = memoizeByKey((sort: string) => {
    const ranks = new Uint32Array(rows.length);
    sortRows(rows, JSON.parse(sort) as HospitalSort).forEach((hospital, rank) => {
      ranks[numbers.get(hospital) ?? 0] = rank;
    });
    return ranks;
  });
  return (sort) => ranksOf(JSON.stringify(sort));
};

/** Whether a hospital matches the filters of a query, without its text. */
const isIn = ({ state, city, network }: HospitalQuery, hospital: Hospital): boolean =>
  (state === undefined || hospital.state === state) &&
  (city === undefined || hospital.city === city) &&
  (network === undefined || inNetwork(network, hospital));

/** Data that an engine gets without cost. */
interface Given {
  /** Compiled, because a page compiles it while the index is downloading. */
  readonly core: WebAssembly.Module;
  readonly ranks: Ranks;
}

/** An engine to measure. */
export interface Engine {
  readonly title: string;
  /** Builds the files that visitors download, from rows in name order. */
  readonly build: (rows: readonly Hospital[]) => readonly Uint8Array[];
  /** Creates the search from the downloaded files. "load" measures this step and the first search. */
  readonly open: (files: readonly Uint8Array[], given: Given) => Search;
}

const NOTHING = new Uint8Array();

const toBytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const parseBytes = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes)) as Value;

/** The engine that every peer is compared with. */
export const CORE: Engine = {
  title: 'WebAssembly core',
  build: (rows) => [encodeIndex(rows)],
  open: ([index = NOTHING], { core }) => openEngine(index, core).engine.search,
};

/** The fallback for browsers without WebAssembly. */
const PLAIN: Engine = {
  title: 'plain engine',
  build: (rows) => [encodeIndex(rows)],
  open: ([index = NOTHING]) => openPlainEngine(index).engine.search,
};

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const compareBy = ({ key }: HospitalSort, left: Hospital, right: Hospital): number => {
  if (key === 'name' || key === 'city') return left[key].localeCompare(right[key]);
  if (key === 'state') return stateName(left.state).localeCompare(stateName(right.state));
  return key === 'distance' ? 0 : Number(left[key]) - Number(right[key]);
};

const compareTies = (left: Hospital, right: Hospital): number =>
  left.name.localeCompare(right.name) ||
  left.city.localeCompare(right.city) ||
  stateName(left.state).localeCompare(stateName(right.state)) ||
  left.zip.localeCompare(right.zip);

/** Searches as most sites do: filters all records, matches text with a RegExp, sorts with localeCompare, slices the page. */
const NAIVE: Engine = {
  title: 'naive: RegExp, localeCompare',
  // Shuffled, because sorting rows that are already sorted would take almost no time.
  build: (rows) => [toBytes(seeded(11).shuffle(rows))],
  open: ([bytes = NOTHING]) => {
    const hospitals = parseBytes<Hospital[]>(bytes);
    return (query) => {
      const { text, sort, offset, limit } = query;
      const pattern = text === undefined ? undefined : new RegExp(escapePattern(text), 'i');
      const sign = sort.direction === 'desc' ? -1 : 1;
      const rows = hospitals
        .filter((each) => isIn(query, each) && (pattern === undefined || pattern.test(each.name)))
        .sort((left, right) => sign * compareBy(sort, left, right) || compareTies(left, right));
      return { total: rows.length, rows: rows.slice(offset, offset + limit) };
    };
  },
};

/** Creates an index of every substring of every word. The default encoder would drop doubled letters and split digits. */
const createIndex = (): Index =>
  new Index({ tokenize: 'full', resolution: 1, encode: (text: string) => text.split(' ') });

/**
 * The best exact library. It finds the words of a text; matches of several words are checked, because it ignores their order.
 * Filters are applied in a loop, and rows are sorted by the ranks that it gets without cost.
 */
const FLEXSEARCH: Engine = {
  title: 'FlexSearch `full`',
  build: (hospitals) => {
    const index = createIndex();
    hospitals.forEach(({ name }, row) => {
      index.add(row, fold(name));
    });
    // One file per exported part, because a single string could exceed the maximum string length.
    const files: Uint8Array[] = [toBytes(hospitals)];
    index.export((key, data) => {
      files.push(toBytes([key, data]));
    });
    return files;
  },
  open: ([bytes = NOTHING, ...parts], { ranks }) => {
    const hospitals = parseBytes<Hospital[]>(bytes);
    const names = hospitals.map(({ name }) => fold(name));
    const index = createIndex();
    for (const part of parts) index.import(...parseBytes<[string, string]>(part));
    const all = [...hospitals.keys()];
    return (query) => {
      const { text = '', sort, offset, limit } = query;
      const wanted = fold(text.trim());
      const found = wanted === '' ? all : (index.search(wanted, { limit: names.length }) as number[]);
      const isPhrase = wanted.includes(' ');
      const rank = ranks(sort);
      const rows = Uint32Array.from(
        found.filter(
          (row) => isIn(query, hospitals[row] as Hospital) && (!isPhrase || names[row]?.includes(wanted)),
        ),
      ).sort((left, right) => (rank[left] ?? 0) - (rank[right] ?? 0));
      const page = rows.subarray(offset, offset + limit);
      return { total: rows.length, rows: Array.from(page, (row) => hospitals[row] as Hospital) };
    };
  },
};

/** Peers by the names that `--peers` accepts. */
export const PEERS = { plain: PLAIN, naive: NAIVE, flexsearch: FLEXSEARCH } as const;

export type PeerName = keyof typeof PEERS;
