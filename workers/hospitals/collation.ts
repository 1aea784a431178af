import { stateName } from '#domain/geography/state.ts';
import type { Hospital, HospitalSort } from '../contract.ts';

type Place = Pick<Hospital, 'city' | 'state'>;

/** Compares in natural order: "St. Mary 9" before "ST. MARY 10"; 0 for texts that differ only in case or accents. */
export const collate = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Compares states by their readable names. */
export const collateStates = (left: string, right: string): number =>
  collate(stateName(left), stateName(right));

export const byUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/**
 * Compares rows by name, city and state in collation order, then by zip, then by the code units of name, city and state. Rows
 * tie only if name, city, state and zip are all equal.
 */
const compareRows = (left: Hospital, right: Hospital): number =>
  collate(left.name, right.name) ||
  collate(left.city, right.city) ||
  collateStates(left.state, right.state) ||
  byUnits(left.zip, right.zip) ||
  byUnits(left.name, right.name) ||
  byUnits(left.city, right.city) ||
  byUnits(left.state, right.state);

/** Compares cities with their states, in the order of the options. */
export const comparePlaces = (left: Place, right: Place): number =>
  collate(left.city, right.city) ||
  byUnits(left.city, right.city) ||
  collateStates(left.state, right.state) ||
  byUnits(left.state, right.state);

/** Returns the rows in name order: the order of the index, and that of ties in all other orders. */
export const nameOrder = (rows: readonly Hospital[]): Hospital[] => [...rows].sort(compareRows);

const compareBy = (key: HospitalSort['key'], left: Hospital, right: Hospital): number => {
  if (key === 'distance') return 0;
  if (key === 'city') return collate(left.city, right.city);
  if (key === 'state') return collateStates(left.state, right.state);
  if (key === 'ultra' || key === 'plus' || key === 'core') return Number(left[key]) - Number(right[key]);
  return collate(left.name, right.name);
};

/** Sorts rows that are in name order; ties stay in this order. `distance` and unknown keys sort by name. */
export const sortRows = (rows: readonly Hospital[], { key, direction }: HospitalSort): Hospital[] =>
  [...rows].sort((left, right) => compareBy(key, left, right) * (direction === 'desc' ? -1 : 1));

/** Returns the distinct texts in the order of `compare`, and those that compare equal by UTF-16 units. */
export const sortTexts = (texts: Iterable<string>, compare: typeof collate): string[] =>
  [...new Set(texts)].sort((left, right) => compare(left, right) || byUnits(left, right));

/** Returns the rank of each sorted text: the position of the first text that compares equal. */
export const rankSorted = (sorted: readonly string[], compare: typeof collate): Uint32Array => {
  const ranks = new Uint32Array(sorted.length);
  for (let at = 1; at < sorted.length; at++)
    ranks[at] = compare(sorted[at - 1] ?? '', sorted[at] ?? '') === 0 ? (ranks[at - 1] ?? 0) : at;
  return ranks;
};
