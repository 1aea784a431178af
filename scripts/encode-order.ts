import type { Hospital } from '#domain/hospital.ts';
import { stateName } from '#domain/state.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** How people sort: "St. Mary 9" before "ST. MARY 10"; 0 for texts that differ in case or accents alone. */
export const collate = collator.compare;

export const byUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** States sort by what people read, not by their code. */
export const collateStates = (left: string, right: string): number =>
  collate(stateName(left), stateName(right));

/** A total order: collation first, and where that sees no difference, code units. */
export const total =
  (compare: (left: string, right: string) => number) =>
  (left: string, right: string): number =>
    compare(left, right) || byUnits(left, right);

/** The rank of each text, equal for texts that collate equal: comparing numbers is what makes a million rows sortable. */
export const ranks = (texts: Iterable<string>, compare: typeof collate): ReadonlyMap<string, number> => {
  const sorted = [...new Set(texts)].sort(total(compare));
  const result = new Map<string, number>();
  let rank = 0;
  sorted.forEach((text, at) => {
    const before = sorted[at - 1];
    if (before !== undefined && compare(before, text) !== 0) rank = at;
    result.set(text, rank);
  });
  return result;
};

/**
 * Rows by name, city, state, zip; rows that agree in all four as collation sees them, by code units.
 * The result does not depend on the order given.
 */
export const nameOrder = (hospitals: readonly Hospital[]): Hospital[] => {
  const names = ranks(
    hospitals.map(({ name }) => name),
    collate,
  );
  const cities = ranks(
    hospitals.map(({ city }) => city),
    collate,
  );
  const states = ranks(
    hospitals.map(({ state }) => state),
    collateStates,
  );
  const rank = (table: ReadonlyMap<string, number>, text: string): number => table.get(text) ?? 0;
  return [...hospitals].sort(
    (left, right) =>
      rank(names, left.name) - rank(names, right.name) ||
      rank(cities, left.city) - rank(cities, right.city) ||
      rank(states, left.state) - rank(states, right.state) ||
      byUnits(left.zip, right.zip) ||
      byUnits(left.name, right.name) ||
      byUnits(left.city, right.city) ||
      byUnits(left.state, right.state),
  );
};
