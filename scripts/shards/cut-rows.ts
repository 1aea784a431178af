import { byUnits } from '#workers/hospitals/collation.ts';
import { cityKey, stateKey } from '#workers/hospitals/resolve.ts';
import { type Rows, type Source, sortRows } from './source.ts';

export const chunkRows = (rows: Rows, size: number): Rows[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

/** Returns pairs of a key and its rows, sorted by the keys' UTF-16 units. */
const groupRows = (rows: Rows, keys: readonly string[], numberOf: (row: number) => number) => {
  const groups = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keys[numberOf(row)] ?? '')?.push(row);
  return [...groups].sort(([left], [right]) => byUnits(left, right));
};

/** Returns the rows of each state; all spellings of a state are one group. `name` is part of file names. */
export const cutStates = ({ rows, states, stateOf }: Source) =>
  groupRows(rows, states.map(stateKey), stateOf).map(([key, members], at) => ({
    key,
    name: /^[A-Z]{2}$/.test(key) ? key.toLowerCase() : `other${at}`,
    rows: members,
  }));

/** Cuts the rows by city: each part has at most `size` rows, or one city. `key` is the lowest of its cities' keys. */
export const cutCities = ({ rows, cities, cityOf }: Source, size: number) => {
  const parts: { readonly key: string; readonly rows: number[] }[] = [];
  for (const [key, members] of groupRows(rows, cities.map(cityKey), cityOf)) {
    const last = parts.at(-1);
    if (last === undefined || last.rows.length + members.length > size) parts.push({ key, rows: members });
    else for (const row of members) last.rows.push(row);
  }
  return parts;
};

/** Maximum rows of a word in a pack, as a multiple of the part size. A more frequent word is in no pack. */
const MAX_PARTS_OF_WORD = 4;

/** Packs the rows by the words of their names, and returns the VocabularyFile too. A word is never in two packs. */
export const packWords = ({ rows, vocabulary }: Source, size: number) => {
  const { rowStart, rowWords, words, nameWords } = vocabulary;
  const found = words.slice(0, nameWords).map((word) => ({ word, rows: new Set<number>() }));
  for (const row of rows)
    for (const word of rowWords.subarray(rowStart[row], rowStart[row + 1])) {
      const members = found[word]?.rows;
      // One row above the maximum marks the word as too frequent.
      if (members !== undefined && members.size <= MAX_PARTS_OF_WORD * size) members.add(row);
    }
  found.sort((left, right) => byUnits(left.word, right.word));
  const packs: Set<number>[] = [];
  const packOf = found.map(({ rows: members }) => {
    if (members.size > MAX_PARTS_OF_WORD * size) return -1;
    const last = packs.at(-1);
    if (last === undefined || last.size + members.size > size) packs.push(new Set(members));
    else for (const row of members) last.add(row);
    return packs.length - 1;
  });
  return { vocabulary: { words: found.map(({ word }) => word), packs: packOf }, packs: packs.map(sortRows) };
};
