import { cityKey } from '#workers/hospitals/resolve.ts';
import {
  MANIFEST,
  type ManifestFile,
  type PartFile,
  SHARD_FORMAT,
  shardFile,
} from '#workers/shards/shard-format.ts';
import { encodeIndex } from '../encode/encode-index.ts';
import { allRows, type CityRows, cutCities, cutEvery, cutStates, type StateRows } from './cut-rows.ts';
import { encodeCities } from './encode-cities.ts';
import { encodePositions, encodeWords } from './encode-words.ts';
import { hashOf } from './hash-of.ts';
import { packWords } from './pack-words.ts';
import { type Rows, readSource, type Source, sortRows } from './source.ts';

/** Rows of a part at most; only a city that has more is not divided. Measured: docs/scaling.md. */
export const PART_ROWS = 4096;

type Write = (file: string, bytes: Uint8Array) => void;
type WriteHashed = (name: string, ending: 'index' | 'json' | 'bin', bytes: Uint8Array) => string;

/** Writes a file under the hash of its content. Returns the hash. */
const hashed =
  (write: Write): WriteHashed =>
  (name, ending, bytes) => {
    const hash = hashOf(bytes);
    write(shardFile(name, hash, ending), bytes);
    return hash;
  };

/** How many rows right before this one have its name. Rows between them may be left out: those of other states. */
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

/** No two parts have cities that collate equal. */
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
 * Cuts a directory by state, by name, by city and by words of names into index files of about `size` rows, with what a worker
 * has to know to choose among them. The files depend on the index alone. The manifest, which names all others, is written last.
 * Throws IndexError.
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
