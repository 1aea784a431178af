import { stateName } from '#domain/state.ts';

/** Compares in natural order: "St. Mary 9" before "ST. MARY 10"; 0 for texts that differ only in case or accents. */
export const collate = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;

/** Compares states by their readable names. */
export const collateStates = (left: string, right: string): number =>
  collate(stateName(left), stateName(right));

export const byUnits = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

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
