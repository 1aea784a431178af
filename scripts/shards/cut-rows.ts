import { cityKey, stateKey } from '#workers/hospitals/resolve.ts';
import { byUnits } from '../encode/encode-order.ts';
import type { Rows, Source } from './source.ts';

/** Consecutive rows, so many in each part but the last. */
export const cutEvery = (rows: Rows, size: number): Rows[] =>
  Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));

export const allRows = ({ directory }: Source): Rows =>
  Array.from({ length: directory.rows }, (_, row) => row);

/** Key → its rows, by the keys' UTF-16 units. */
const groupRows = (
  source: Source,
  keys: readonly string[],
  numberOf: (row: number) => number,
): (readonly [key: string, rows: Rows])[] => {
  const groups = new Map<string, number[]>(keys.map((key) => [key, []]));
  for (const row of allRows(source)) groups.get(keys[numberOf(row)] ?? '')?.push(row);
  return [...groups].sort(([left], [right]) => byUnits(left, right));
};

export interface StateRows {
  readonly key: string;
  /** Part of file names. */
  readonly name: string;
  readonly rows: Rows;
}

/** The rows that a question for a state may mean: one group for all spellings of it. */
export const cutStates = (source: Source): StateRows[] => {
  const keys = source.states.map(stateKey);
  return groupRows(source, keys, source.stateOf).map(([key, rows], at) => ({
    key,
    name: /^[A-Z]{2}$/.test(key) ? key.toLowerCase() : `other${at}`,
    rows,
  }));
};

export interface CityRows {
  /** The lowest of its cities' keys. */
  readonly key: string;
  readonly rows: Rows;
}

/** Rows by city, for questions that name one: each part has `size` rows at most, or one city. */
export const cutCities = (source: Source, size: number): CityRows[] => {
  const keys = source.cities.map(cityKey);
  const parts: { readonly key: string; readonly rows: number[] }[] = [];
  for (const [key, rows] of groupRows(source, keys, source.cityOf)) {
    const last = parts.at(-1);
    if (last === undefined || last.rows.length + rows.length > size) parts.push({ key, rows: [...rows] });
    else for (const row of rows) last.rows.push(row);
  }
  return parts;
};
