import { fold } from '#domain/fold.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import type { CityOption, HospitalFacets } from '#workers/contract.ts';

/** Folds each name once, because every keystroke searches thousands of names. */
const folded = memoizeByKey(fold);

export interface CityChoice {
  /** Value of the filter: "Houston", or "Springfield, IL" if no state is chosen and cities in other states have the same name. */
  readonly value: string;
  readonly count: number;
}

const choice = (option: CityOption, state: string): CityChoice => ({
  value: state === '' && option.ambiguous ? `${option.city}, ${option.state}` : option.city,
  count: option.count,
});

export const countedCities = (
  cities: readonly CityOption[],
  counts: HospitalFacets['cities'],
): readonly CityOption[] => {
  const countOf = new Map(counts.map(({ city, state, count }) => [`${city}, ${state}`, count]));
  return cities.map((option) => ({ ...option, count: countOf.get(`${option.city}, ${option.state}`) ?? 0 }));
};

/** Lists cities that start with the typed text first. */
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

/** Accepts "houston" and "Springfield, IL"; an ambiguous name without a state means all cities of that name. */
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
