import { fold } from '#domain/fold.ts';
import type { Hospital } from '#domain/hospital.ts';
import { packNetworks } from '#domain/network.ts';
import { byUnits, collate } from '#workers/hospitals/collation.ts';
import { findAll, placeKey } from '#workers/hospitals/matches.ts';
import { cityKey, stateKey } from '#workers/hospitals/resolve.ts';
import {
  type CitiesFile,
  contentChecksum,
  type Manifest,
  type Part,
  type VocabularyFile,
} from '#workers/shards/shard-manifest.ts';
import { encodeIndex } from '../encode/encode-index.ts';
import { openDirectory } from '../encode/open-directory.ts';
import { groupBy } from '../group-by.ts';

/** Maximum rows of a part; only a larger city, or a frequent name or word, may have more. Measured: docs/scaling.md. */
const PART_ROWS = 4096;

/** Maximum rows of a word in a pack, as a multiple of the part size. A more frequent word is in no pack. */
const MAX_PARTS_OF_WORD = 4;

type Rows = readonly Hospital[];
type Group = readonly [key: string, rows: Rows];

const sortKeys = (groups: Iterable<Group>): readonly Group[] =>
  [...groups].sort(([left], [right]) => byUnits(left, right));

/** Groups rows in name order by names that collate equal. */
const groupNames = (rows: Rows): readonly Group[] => {
  const groups: [string, Hospital[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && collate(last[0], row.name) === 0) last[1].push(row);
    else groups.push([row.name, [row]]);
  }
  return groups;
};

const groupWords = (rows: Rows): readonly Group[] => {
  const words = rows.flatMap((row) => [...new Set(fold(row.name).split(' '))].map((word) => ({ word, row })));
  const groups = groupBy(words, ({ word }) => word);
  return sortKeys([...groups].map(([word, found]) => [word, found.map(({ row }) => row)]));
};

/** Joins consecutive groups while they have at most `size` rows; a larger group is not divided. Each row is once in a part. */
const joinGroups = (groups: readonly Group[], size: number) => {
  const parts: { readonly keys: string[]; readonly rows: Set<Hospital> }[] = [];
  for (const [key, rows] of groups) {
    const last = parts.at(-1);
    if (last === undefined || last.rows.size + rows.length > size)
      parts.push({ keys: [key], rows: new Set(rows) });
    else {
      last.keys.push(key);
      for (const row of rows) last.rows.add(row);
    }
  }
  return parts.map(({ keys, rows }) => ({ keys, rows: [...rows] }));
};

/** Packs the rows by the words of their names. A word is never in two packs. */
const packWords = (rows: Rows, size: number) => {
  const words = groupWords(rows);
  const packs = joinGroups(
    words.filter(([, { length }]) => length <= MAX_PARTS_OF_WORD * size),
    size,
  );
  const packOf = new Map(packs.flatMap(({ keys }, at) => keys.map((word) => [word, at])));
  const vocabulary: VocabularyFile = {
    words: words.map(([word]) => word),
    packs: words.map(([word]) => packOf.get(word) ?? -1),
  };
  return { packs: packs.map((pack) => pack.rows), vocabulary };
};

/** Counts rows per combination of networks, as NetworkCounts. */
const countNetworks = (rows: Rows): number[] => {
  const counts = new Array<number>(rows[0]?.open === undefined ? 8 : 32).fill(0);
  for (const bits of rows.map(packNetworks)) counts[bits] = (counts[bits] ?? 0) + 1;
  return counts;
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
  const { engine } = openDirectory(index);
  const { states, cities } = engine.options();
  const rows = findAll(engine);

  const writeHashed = (name: string, ending: 'index' | 'json', bytes: Uint8Array): string => {
    const file = `${name}-${contentChecksum(bytes)}.${ending}`;
    write(file, bytes);
    return file;
  };
  const writeJson = (name: string, value: object): string =>
    writeHashed(name, 'json', new TextEncoder().encode(JSON.stringify(value)));
  const writePart = (name: string, members: Rows, bytes = encodeIndex(members)): Part => ({
    file: writeHashed(name, 'index', bytes),
    rows: members.length,
    counts: countNetworks(members),
  });
  const writeScope = (name: string, members: Rows) => {
    const places = groupBy(members, placeKey);
    const list: CitiesFile = cities.flatMap((option) => {
      const inCity = places.get(placeKey(option)) ?? [];
      const { city, state, ambiguous } = option;
      return inCity.length === 0 ? [] : [[city, state, ambiguous, countNetworks(inCity)] as const];
    });
    const parts = joinGroups(groupNames(members), size);
    return {
      cities: writeJson(`${name}-cities`, list),
      parts: parts.map((part, at) => writePart(`${name}-${at}`, part.rows)),
    };
  };

  const byState = groupBy(rows, ({ state }) => state);
  const byKey = sortKeys(groupBy(rows, ({ state }) => stateKey(state)));
  const byCity = sortKeys(groupBy(rows, ({ city }) => cityKey(city)));
  const { packs, vocabulary } = packWords(rows, size);
  const manifest: Manifest = {
    states: states.map(({ state }) => ({ state, counts: countNetworks(byState.get(state) ?? []) })),
    groups: byKey.map(([key, members], at) => ({
      key,
      ...writeScope(/^[A-Z]{2}$/.test(key) ? key.toLowerCase() : `other${at}`, members),
    })),
    national: writeScope('national', rows),
    cityParts: joinGroups(byCity, size).map(({ keys: [key = ''], rows: members }, at) => ({
      key,
      ...writePart(`cities-${at}`, members),
    })),
    commaCities: byCity.map(([key]) => key).filter((key) => key.includes(',')),
    packs: packs.map((members, at) => writePart(`words-${at}`, members)),
    vocabulary: writeJson('vocabulary', vocabulary),
    whole: writePart('whole', rows, index),
  };
  return writeJson('manifest', manifest);
};
