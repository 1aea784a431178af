import { IndexError } from '../hospitals/index-error.ts';
import { COMBINATIONS, countIn, type NetworkCounts } from './shard-counts.ts';
import { SHARD_FORMAT, shardFile } from './shard-format.ts';
import { asList, asNumbers, asObject, asText, asWhole, parseJson } from './shard-json.ts';

/** An index file with some rows of the directory. */
export interface Part {
  readonly file: string;
  readonly rows: number;
  readonly counts: NetworkCounts;
  /** How many rows of its cut come before its first row … */
  readonly base: number;
  /** … and before the first row that has the same name as that. */
  readonly group: number;
}

/** All rows of cities whose keys come one after the other. */
export interface CityPart extends Part {
  /** Its lowest key, by UTF-16 units. */
  readonly key: string;
  /** Ranks of its first and its last city, in the order of people. */
  readonly lowest: number;
  readonly highest: number;
}

/** All rows with one of some words. A row may be in several packs. */
export interface Pack extends Part {
  /** The file that says where its rows stand among all. */
  readonly positions: string;
}

/** Everything that a question for one state may mean. */
export interface StateGroup {
  readonly key: string;
  /** Numbers of the states as rows have them: one, unless spellings differ. */
  readonly states: readonly number[];
  /** The file with its cities. */
  readonly cities: string;
  /** In the order of names, as they all are but those of cities. */
  readonly parts: readonly Part[];
}

export interface StateEntry {
  readonly state: string;
  /** Equal for states that collate equal. */
  readonly rank: number;
  readonly counts: NetworkCounts;
}

/** What there is, and where: all that is known before any row is fetched. */
export interface Manifest {
  readonly rows: number;
  readonly states: readonly StateEntry[];
  readonly groups: ReadonlyMap<string, StateGroup>;
  /** All rows in the order of names. */
  readonly national: readonly Part[];
  /** All rows by city, and whether cities of equal rank are never in two parts. */
  readonly cityParts: readonly CityPart[];
  readonly ordered: boolean;
  /** Keys of cities that hold a comma: they are no "City, ST". */
  readonly commaCities: ReadonlySet<string>;
  /** All rows in one part, for what no others answer. */
  readonly whole: Part;
  readonly packs: readonly Pack[];
  /** Files: all cities; the words of the names. */
  readonly cities: string;
  readonly vocabulary: string;
}

interface Numbered {
  readonly hash: string;
  readonly counts: NetworkCounts;
}

const asCounts = (value: unknown): NetworkCounts => asNumbers(value, COMBINATIONS);

/** Gives each part its file's name and the number of rows before it. */
const lineUp = <Entry extends Numbered>(name: string, entries: readonly Entry[]) => {
  let next = 0;
  return entries.map(({ hash, ...entry }, at) => {
    const [base, rows] = [next, countIn(entry.counts, 'open')];
    next += rows;
    return { ...entry, file: shardFile(`${name}-${at}`, hash, 'index'), rows, base };
  });
};

const readParts = (name: string, value: unknown): Part[] => {
  const entries = asList(value).map((entry) => {
    const [hash, back, counts] = asList(entry);
    return { hash: asText(hash), back: asWhole(back), counts: asCounts(counts) };
  });
  return lineUp(name, entries).map(({ back, ...part }) => ({ ...part, group: part.base - back }));
};

const readCityParts = (value: unknown): CityPart[] => {
  const entries = asList(value).map((entry) => {
    const [hash, key, lowest, highest, counts] = asList(entry);
    const ranks = { lowest: asWhole(lowest), highest: asWhole(highest) };
    return { hash: asText(hash), key: asText(key), ...ranks, counts: asCounts(counts) };
  });
  return lineUp('cities', entries).map((part) => ({ ...part, group: part.base }));
};

const readPacks = (value: unknown): Pack[] => {
  const entries = asList(value).map((entry, at) => {
    const [hash, positions, counts] = asList(entry);
    const file = shardFile(`words-${at}`, asText(positions), 'bin');
    return { hash: asText(hash), positions: file, counts: asCounts(counts) };
  });
  return lineUp('words', entries).map((pack) => ({ ...pack, base: 0, group: 0 }));
};

const readWhole = (hash: unknown, states: readonly StateEntry[]): Part => {
  const counts = Array.from({ length: COMBINATIONS }, (_, at) =>
    states.reduce((sum, state) => sum + (state.counts[at] ?? 0), 0),
  );
  const file = shardFile('whole', asText(hash), 'index');
  return { file, rows: countIn(counts, 'open'), counts, base: 0, group: 0 };
};

const readGroup = (value: unknown): StateGroup => {
  const group = asObject(value);
  const name = asText(group.name);
  return {
    key: asText(group.key),
    states: asNumbers(group.states),
    cities: shardFile(`${name}-cities`, asText(group.cities), 'json'),
    parts: readParts(name, group.parts),
  };
};

const readState = (value: unknown): StateEntry => {
  const [state, rank, counts] = asList(value);
  return { state: asText(state), rank: asWhole(rank), counts: asCounts(counts) };
};

/** Every cut holds every row: the counts must agree. */
const checkRows = (manifest: Manifest): Manifest => {
  const sum = (parts: readonly Part[]): number => parts.reduce((rows, part) => rows + part.rows, 0);
  const groups = [...manifest.groups.values()];
  const cuts = [manifest.cityParts, manifest.national, groups.flatMap(({ parts }) => parts)];
  if (cuts.some((parts) => sum(parts) !== manifest.rows))
    throw new IndexError('section', 'parts do not add up to the whole');
  for (const { states } of groups) for (const state of states) asWhole(state, manifest.states.length);
  return manifest;
};

/** Throws IndexError, or SyntaxError when it is no JSON. */
export const readManifest = (bytes: Uint8Array): Manifest => {
  const file = asObject(parseJson(bytes));
  if (file.format !== SHARD_FORMAT)
    throw new IndexError(
      'version',
      `format ${String(file.format)}, not ${SHARD_FORMAT}: build the data again`,
    );
  const [national, cities, words] = [file.national, file.cities, file.words].map(asObject);
  const states = asList(file.states).map(readState);
  const groups = asList(file.groups).map(readGroup);
  const whole = readWhole(file.whole, states);
  return checkRows({
    rows: whole.rows,
    whole,
    states,
    groups: new Map(groups.map((group) => [group.key, group])),
    national: readParts('national', national?.parts),
    cityParts: readCityParts(cities?.parts),
    ordered: cities?.ordered === true,
    commaCities: new Set(asList(file.commaCities).map(asText)),
    cities: shardFile('national-cities', asText(national?.cities), 'json'),
    packs: readPacks(words?.parts),
    vocabulary: shardFile('vocabulary', asText(words?.vocabulary), 'bin'),
  });
};

/** Every file that the manifest names. */
export const filesOf = (manifest: Manifest): readonly string[] => {
  const { groups, national, cityParts, packs, whole, cities, vocabulary } = manifest;
  const ofGroups = [...groups.values()];
  const parts = [whole, ...national, ...cityParts, ...packs, ...ofGroups.flatMap((group) => group.parts)];
  const lists = [vocabulary, cities, ...ofGroups.map((group) => group.cities)];
  return [...lists, ...packs.map(({ positions }) => positions), ...parts.map(({ file }) => file)];
};
