import { fold } from '#domain/fold.ts';
import { once } from '#domain/once.ts';
import type { CityOption, HospitalFacets } from '#workers/contract.ts';

/** The directory's thousands of cities are looked through with every key: each name is folded once. */
const folded = once(fold);

/** So many names are folded without being felt. */
const AT_ONCE = 400;

/** Folds the names that the first letter would otherwise fold, a few at a time, while nobody waits for it. */
export const foldAhead = (cities: readonly CityOption[], from = 0): void => {
  if (from >= cities.length) return;
  for (const option of cities.slice(from, from + AT_ONCE)) folded(choice(option, '').value);
  setTimeout(() => foldAhead(cities, from + AT_ONCE));
};

/** A city that can be chosen. */
export interface CityChoice {
  /** What the filter holds: "Houston", or "Springfield, IL" where no state is chosen and others share the name. */
  readonly value: string;
  readonly count: number;
}

const choice = (option: CityOption, state: string): CityChoice => ({
  value: state === '' && option.ambiguous ? `${option.city}, ${option.state}` : option.city,
  count: option.count,
});

/** The same cities with how many hospitals each has under the other filters; a city that is not counted has none. */
export const countedCities = (
  cities: readonly CityOption[],
  counts: HospitalFacets['cities'],
): readonly CityOption[] => {
  const countOf = new Map(counts.map(({ city, state, count }) => [`${city}, ${state}`, count]));
  return cities.map((option) => ({ ...option, count: countOf.get(`${option.city}, ${option.state}`) ?? 0 }));
};

/** The cities of a state, or all, that hold the typed text; those that begin with it first. */
export const matchingCities = (
  cities: readonly CityOption[],
  state: string,
  typed: string,
): readonly CityChoice[] => {
  const wanted = fold(typed.trim());
  const inState = cities
    .filter((option) => state === '' || option.state === state)
    .map((option) => choice(option, state));
  if (wanted === '') return inState;
  const begins = inState.filter(({ value }) => folded(value).startsWith(wanted));
  const holds = inState.filter(({ value }) => folded(value).indexOf(wanted) > 0);
  return [...begins, ...holds];
};

/** The one city that a typed text or an address names: "houston", "Springfield, IL"; an ambiguous name alone means all of them. */
export const findCity = (
  cities: readonly CityOption[],
  typed: string,
  state: string,
): CityChoice | undefined => {
  const wanted = fold(typed.trim());
  const inState = cities.filter((option) => state === '' || option.state === state);
  const qualified = wanted.includes(',')
    ? inState.find((option) => folded(`${option.city}, ${option.state}`) === wanted)
    : undefined;
  if (qualified !== undefined) return choice(qualified, state);
  const named = inState.filter((option) => folded(option.city) === wanted);
  const [first] = named;
  return first && { value: first.city, count: named.reduce((sum, { count }) => sum + count, 0) };
};
