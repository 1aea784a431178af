import { fold } from './fold.ts';

/**
 * Order of names by their letters, accents and case apart: as a dictionary of either language has the names of states and forms.
 * Not `Intl.Collator`: see format.ts.
 */
export const compareNames = (one: string, other: string): number => {
  const [left, right] = [fold(one), fold(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};
