import { fold } from '#domain/fold.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import type { CityOption, HospitalFacets } from '#workers/contract.ts';

/** Folds each name once, because every keystroke searches thousands of names. */
const folded = memoizeByKey(fold);

export interface CityChoice {
  /** Value of the filter: "Houston", or "Springfield, IL" if no state is chosen and cities in other states have the same name. */
  readonly value: string;
  readonly option: CityOption;
}

const valueIn = ({ city, state: ofCity, ambiguous }: CityOption, state: string): string =>
  state === '' && ambiguous ? `${city}, ${ofCity}` : city;

/** Number of hospitals of a city; 0 for a city that the counts lack. */
export const countOf = ({ city, state }: CityOption, counts: HospitalFacets['cities']): number =>
  counts.find((counted) => counted.city === city && counted.state === state)?.count ?? 0;

/** Lists cities that start with the typed text first. */
export const matchingCities = (
  cities: readonly CityOption[],
  state: string,
  typed: string,
): readonly CityChoice[] => {
  const wanted = fold(typed.trim());
  const inState = cities
    .filter((option) => state === '' || option.state === state)
    .map((option) => ({ value: valueIn(option, state), option }));
  if (wanted === '') return inState;
  const begins = inState.filter(({ value }) => folded(value).startsWith(wanted));
  const holds = inState.filter(({ value }) => folded(value).indexOf(wanted) > 0);
  return [...begins, ...holds];
};

/** Value of the city that the text names: accepts "houston" and "Springfield, IL"; a name alone means all cities of that name. */
export const findCity = (cities: readonly CityOption[], typed: string, state: string): string | undefined => {
  const wanted = fold(typed.trim());
  const inState = cities.filter((option) => state === '' || option.state === state);
  const qualified = wanted.includes(',')
    ? inState.find((option) => folded(`${option.city}, ${option.state}`) === wanted)
    : undefined;
  if (qualified !== undefined) return valueIn(qualified, state);
  return inState.find((option) => folded(option.city) === wanted)?.city;
};
