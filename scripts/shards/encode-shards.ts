import { cityKey, groupKeys } from '#workers/hospitals/resolve.ts';
import {
  type CitiesFile,
  contentChecksum,
  type Manifest,
  type Part,
} from '#workers/shards/shard-manifest.ts';
import { encodeIndex } from '../encode/encode-index.ts';
import { chunkRows, cutCities, cutStates, packWords } from './cut-rows.ts';
import { type Rows, readSource, type Source, sortRows } from './source.ts';

/** Maximum rows of a part; only a larger city, or a frequent word's pack, may have more. Measured: docs/scaling.md. */
export const PART_ROWS = 4096;

/** Counts the rows directly before `rows[at]` with the same name. Rows that are not in `rows`, of other states, do not count. */
const sameBefore = (rows: Rows, at: number, firsts: Uint32Array): number => {
  let first = at;
  while (first > 0 && firsts[rows[first - 1] ?? 0] === firsts[rows[at] ?? 0]) first--;
  return at - first;
};

const citiesOf = (
  rows: Rows,
  { cities, cityRank, directory, countNetworks, isAmbiguous }: Source,
): CitiesFile => {
  const { rowPlace, placeCity, placeState } = directory;
  const places = groupKeys(rows.map((row) => rowPlace[row] ?? 0));
  return sortRows(places.keys()).map((place) => {
    const city = placeCity[place] ?? 0;
    const counts = countNetworks((places.get(place) ?? []).map((at) => rows[at] ?? 0));
    return [cities[city] ?? '', placeState[place] ?? 0, cityRank[city] ?? 0, isAmbiguous(city), counts];
  });
};

/**
 * Cuts a directory by state, name, city and words of names into index files of about `size` rows, and describes them in a
 * manifest, which is written last; returns its name. The files depend only on the index. Throws IndexError.
 */
export const encodeShards = (
  index: Uint8Array,
  write: (file: string, bytes: Uint8Array) => void,
  size = PART_ROWS,
): string => {
  const source = readSource(index);
  const { rows, firsts, states, stateRank, stateOf, cityOf, cityRank, countNetworks, records } = source;

  const writeHashed = (name: string, ending: 'index' | 'json', bytes: Uint8Array): string => {
    const file = `${name}-${contentChecksum(bytes)}.${ending}`;
    write(file, bytes);
    return file;
  };
  const writeJson = (name: string, value: object): string =>
    writeHashed(name, 'json', new TextEncoder().encode(JSON.stringify(value)));
  const partOf = (file: string, members: Rows, base = 0, group = base): Part => ({
    file,
    rows: members.length,
    counts: countNetworks(members),
    base,
    group,
  });
  const writePart = (name: string, members: Rows, base?: number, group?: number): Part =>
    partOf(writeHashed(name, 'index', encodeIndex(records(members))), members, base, group);
  const writeParts = (name: string, members: Rows): Part[] =>
    chunkRows(members, size).map((part, at) => {
      const base = at * size;
      return writePart(`${name}-${at}`, part, base, base - sameBefore(members, base, firsts));
    });
  const writeCities = (name: string, members: Rows): string =>
    writeJson(`${name}-cities`, citiesOf(members, source));

  let base = 0;
  const cityCut = cutCities(source, size).map(({ key, rows: members }, at) => {
    const ranks = [...new Set(members.map((row) => cityRank[cityOf(row)] ?? 0))];
    const part = writePart(`cities-${at}`, sortRows(members), base);
    base += members.length;
    return { ranks, part: { ...part, key, lowest: Math.min(...ranks), highest: Math.max(...ranks) } };
  });
  const cityRanks = cityCut.flatMap(({ ranks }) => ranks);
  const { vocabulary, packs } = packWords(source, size);

  const manifest: Manifest = {
    states: states.map((state, at) => ({
      state,
      rank: stateRank[at] ?? 0,
      counts: countNetworks(rows.filter((row) => stateOf(row) === at)),
    })),
    groups: cutStates(source).map(({ key, name, rows: members }) => ({
      key,
      states: sortRows(new Set(members.map(stateOf))),
      cities: writeCities(name, members),
      parts: writeParts(name, members),
    })),
    national: writeParts('national', rows),
    cityParts: cityCut.map(({ part }) => part),
    ordered: new Set(cityRanks).size === cityRanks.length,
    commaCities: [...new Set(source.cities.map(cityKey))].filter((key) => key.includes(',')).sort(),
    whole: partOf(writeHashed('whole', 'index', index), rows),
    packs: packs.map((members, at) => ({
      ...writePart(`words-${at}`, members),
      positions: writeJson(`words-${at}`, { rows: members, firsts: members.map((row) => firsts[row] ?? 0) }),
    })),
    cities: writeCities('national', rows),
    vocabulary: writeJson('vocabulary', vocabulary),
  };
  return writeJson('manifest', manifest);
};
