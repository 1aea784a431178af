import type { Hospital } from '#domain/hospital.ts';
import { stateName } from '#domain/state.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Compares in natural order: "St. Mary 9" before "ST. MARY 10"; 0 for texts that differ only in case or accents. */
export const collate = collator.compare;

export const byUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Compares states by their readable names. */
export const collateStates = (left: string, right: string): number =>
  collate(stateName(left), stateName(right));

/** Returns a total order: by `compare`, then by code units. */
export const totalOrder =
  (compare: (left: string, right: string) => number) =>
  (left: string, right: string): number =>
    compare(left, right) || byUnits(left, right);

/** Returns the rank of each text, equal for texts that collate equal. */
export const rankTexts = (texts: readonly string[], compare: typeof collate): Uint32Array => {
  const order = totalOrder(compare);
  const sorted = texts.map((_, at) => at).sort((left, right) => order(texts[left] ?? '', texts[right] ?? ''));
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  sorted.forEach((number, at) => {
    const before = texts[sorted[at - 1] ?? number];
    if (before !== undefined && compare(before, texts[number] ?? '') !== 0) rank = at;
    ranks[number] = rank;
  });
  return ranks;
};

/** Compares hospitals whose texts collate equal: by zip, then by the code units of name, city and state. */
const byWriting = (left: Hospital, right: Hospital): number =>
  byUnits(left.zip, right.zip) ||
  byUnits(left.name, right.name) ||
  byUnits(left.city, right.city) ||
  byUnits(left.state, right.state);

/**
 * Sorts rows by name, city and state in collation order, then by zip, then by the code units of name, city and state.
 * The result does not depend on the given order.
 */
export const nameOrder = (hospitals: readonly Hospital[]): Hospital[] =>
  hospitals.toSorted(
    (left, right) =>
      collate(left.name, right.name) ||
      collate(left.city, right.city) ||
      collateStates(left.state, right.state) ||
      byWriting(left, right),
  );
