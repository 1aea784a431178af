import { cityKey } from '#workers/hospitals/resolve.ts';
import {
  type CitiesFile,
  MANIFEST,
  type ManifestFile,
  type PartFile,
  SHARD_FORMAT,
  shardFile,
} from '#workers/shards/shard-format.ts';
import { encodeIndex } from '../encode/encode-index.ts';
import { groupBy } from '../group-by.ts';
import { encodePositions, encodeWords, packWords } from './pack-words.ts';
import { hashOf } from './site-shards.ts';
import {
  allRows,
  type CityRows,
  cutCities,
  cutEvery,
  cutStates,
  type Rows,
  readSource,
  type Source,
  type StateRows,
  sortRows,
} from './source.ts';

/** The cities of some rows with their places, read by `workers/shards/shard-cities.ts`. */
export const encodeCities = (rows: Rows, source: Source): Uint8Array => {
  const { placeCity, placeState, rowPlace } = source.directory;
  // Places are numbered by city, then by state.
  const places = [...groupBy(rows, (row) => rowPlace[row] ?? 0)].sort(([left], [right]) => left - right);
  const ofCity = new Map<number, number[]>();
  for (const [place, members] of places) {
    const city = placeCity[place] ?? 0;
    const entry = [placeState[place] ?? 0, ...source.countNetworks(members)];
    ofCity.set(city, [...(ofCity.get(city) ?? []), ...entry]);
  }
  const numbers = [...ofCity.keys()];
  const rankAt = (at: number): number | undefined => source.cityRank[numbers[at] ?? 0];
  const file: CitiesFile = {
    cities: numbers.map((city) => source.cities[city] ?? ''),
    ties: numbers.flatMap((_, at) => (at > 0 && rankAt(at) === rankAt(at - 1) ? [at] : [])),
    places: [...ofCity.values()],
  };
  return new TextEncoder().encode(JSON.stringify(file));
};

/** Maximum rows per part; only a larger city exceeds it. Measured: docs/sharding.md. */
export const PART_ROWS = 4096;

type Write = (file: string, bytes: Uint8Array) => void;
type WriteHashed = (name: string, ending: 'index' | 'json' | 'bin', bytes: Uint8Array) => string;

/** Writes a file named by the hash of its content and returns the hash. */
const hashed =
  (write: Write): WriteHashed =>
  (name, ending, bytes) => {
    const hash = hashOf(bytes);
    write(shardFile(name, hash, ending), bytes);
    return hash;
  };

/** Number of directly preceding rows with the same name. Rows of other states may be missing between them. */
const sameBefore = (rows: Rows, at: number, firsts: Uint32Array): number => {
  let first = at;
  while (first > 0 && firsts[rows[first - 1] ?? 0] === firsts[rows[at] ?? 0]) first--;
  return at - first;
};

interface Work {
  readonly source: Source;
  readonly write: WriteHashed;
  readonly size: number;
}

const writeIndex = ({ source, write }: Work, name: string, rows: Rows): string =>
  write(name, 'index', encodeIndex(source.records(rows)));

const writeCitiesOf = ({ source, write }: Work, name: string, rows: Rows): string =>
  write(`${name}-cities`, 'json', encodeCities(rows, source));

const writeParts = (work: Work, name: string, rows: Rows): PartFile[] =>
  cutEvery(rows, work.size).map((part, at) => [
    writeIndex(work, `${name}-${at}`, part),
    sameBefore(rows, at * work.size, work.source.firsts),
    work.source.countNetworks(part),
  ]);

const writeGroup = (work: Work, { key, name, rows }: StateRows): ManifestFile['groups'][number] => ({
  name,
  key,
  states: sortRows(new Set(rows.map(work.source.stateOf))),
  cities: writeCitiesOf(work, name, rows),
  parts: writeParts(work, name, rows),
});

const ranksIn = ({ cityRank, cityOf }: Source, rows: Rows): readonly number[] => {
  const ranks = new Set(rows.map((row) => cityRank[cityOf(row)] ?? 0));
  return sortRows(ranks);
};

/** Whether no two parts have cities that collate equal. */
const areOrdered = (ranks: readonly (readonly number[])[]): boolean =>
  new Set(ranks.flat()).size === ranks.flat().length;

const writeCityParts = (work: Work): ManifestFile['cities'] => {
  const parts: CityRows[] = cutCities(work.source, work.size);
  const ranks = parts.map(({ rows }) => ranksIn(work.source, rows));
  return {
    ordered: areOrdered(ranks),
    parts: parts.map(({ key, rows }, at) => {
      const [lowest = 0, highest = lowest] = [ranks[at]?.[0], ranks[at]?.at(-1)];
      const hash = writeIndex(work, `cities-${at}`, sortRows(rows));
      return [hash, key, lowest, highest, work.source.countNetworks(rows)] as const;
    }),
  };
};

const writePacks = (work: Work): ManifestFile['words'] => {
  const packed = packWords(work.source, work.size);
  return {
    vocabulary: work.write('vocabulary', 'bin', encodeWords(packed)),
    parts: packed.packs.map(({ rows }, at) => [
      writeIndex(work, `words-${at}`, rows),
      work.write(`words-${at}`, 'bin', encodePositions(rows, work.source.firsts)),
      work.source.countNetworks(rows),
    ]),
  };
};

const stateEntries = (source: Source, rows: Rows): ManifestFile['states'] => {
  const { states, stateRank, stateOf, countNetworks } = source;
  const ofState = states.map((): number[] => []);
  for (const row of rows) ofState[stateOf(row)]?.push(row);
  return states.map((state, at) => [state, stateRank[at] ?? 0, countNetworks(ofState[at] ?? [])]);
};

/**
 * Cuts a directory by state, name, city and words of names into index files of about `size` rows. The manifest, which the
 * worker chooses them by, is written last. The files depend on the index only. Throws IndexError.
 */
export const encodeShards = (index: Uint8Array, write: Write, size = PART_ROWS): void => {
  const source = readSource(index);
  const work: Work = { source, write: hashed(write), size };
  const rows = allRows(source);
  const keys = new Set(source.cities.map(cityKey));
  const manifest: ManifestFile = {
    format: SHARD_FORMAT,
    states: stateEntries(source, rows),
    commaCities: [...keys].filter((key) => key.includes(',')).sort(),
    whole: work.write('whole', 'index', index),
    words: writePacks(work),
    national: { cities: writeCitiesOf(work, 'national', rows), parts: writeParts(work, 'national', rows) },
    cities: writeCityParts(work),
    groups: cutStates(source).map((group) => writeGroup(work, group)),
  };
  write(MANIFEST, new TextEncoder().encode(JSON.stringify(manifest)));
};
