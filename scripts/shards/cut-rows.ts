import type { Hospital } from '#domain/hospital.ts';
import { cityKey, stateKey } from '#workers/resolve.ts';

/** Rows in the order of names. */
type Rows = readonly Hospital[];

/** Consecutive rows, so many in each part but the last. */
export const cutEvery = (rows: Rows, size: number): Rows[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

const groupRows = (rows: Rows, keyOf: (row: Hospital) => string): ReadonlyMap<string, Rows> => {
  const groups = new Map<string, Hospital[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};

const keysInOrder = (groups: ReadonlyMap<string, Rows>): string[] => [...groups.keys()].sort();

export interface StateRows {
  readonly key: string;
  /** Part of file names. */
  readonly name: string;
  readonly rows: Rows;
}

/** The rows that a question for a state may mean: one group for all spellings of it. Keys by UTF-16 units. */
export const cutStates = (rows: Rows): StateRows[] => {
  const groups = groupRows(rows, ({ state }) => stateKey(state));
  return keysInOrder(groups).map((key, at) => ({
    key,
    name: /^[A-Z]{2}$/.test(key) ? key.toLowerCase() : `other${at}`,
    rows: groups.get(key) ?? [],
  }));
};

export interface CityRows {
  /** The lowest of its cities' keys. */
  readonly key: string;
  readonly rows: Rows;
}

/** The cities of each part, by key: so many that they have `size` rows at most, or one city. */
const packKeys = (groups: ReadonlyMap<string, Rows>, size: number): string[][] => {
  const packs: string[][] = [];
  let room = 0;
  for (const key of keysInOrder(groups)) {
    const rows = groups.get(key)?.length ?? 0;
    if (rows > room || packs.length === 0) {
      packs.push([]);
      room = size;
    }
    packs.at(-1)?.push(key);
    room -= rows;
  }
  return packs;
};

/** Rows by city, for questions that name one: a city is never in two parts. */
export const cutCities = (rows: Rows, size: number): CityRows[] => {
  const groups = groupRows(rows, ({ city }) => cityKey(city));
  return packKeys(groups, size).map((keys) => ({
    key: keys[0] ?? '',
    rows: keys.flatMap((key) => groups.get(key) ?? []),
  }));
};
