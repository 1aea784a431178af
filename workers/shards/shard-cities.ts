import { IndexError } from '../hospitals/index-error.ts';
import { COMBINATIONS, type NetworkCounts } from './shard-counts.ts';
import { asList, asNumbers, asObject, asText, parseJson } from './shard-json.ts';

/** A city in a state. */
export interface ShardPlace {
  readonly city: string;
  /** Number of the state. */
  readonly state: number;
  readonly counts: NetworkCounts;
}

/** The cities of the directory, or of one group of states. */
export interface CityList {
  /** City → rank in collation order, equal for cities that collate equal. */
  readonly ranks: ReadonlyMap<string, number>;
  /** By city, then by state. */
  readonly places: readonly ShardPlace[];
}

const WIDTH = 1 + COMBINATIONS;

const placesOf = (city: string, value: unknown): ShardPlace[] => {
  const numbers = asNumbers(value);
  if (numbers.length === 0 || numbers.length % WIDTH !== 0)
    throw new IndexError('section', 'a city has no whole number of places');
  return Array.from({ length: numbers.length / WIDTH }, (_, nth) => ({
    city,
    state: numbers[nth * WIDTH] ?? 0,
    counts: numbers.slice(nth * WIDTH + 1, (nth + 1) * WIDTH),
  }));
};

/** Throws IndexError, or SyntaxError when it is no JSON. */
export const readCities = (bytes: Uint8Array): CityList => {
  const file = asObject(parseJson(bytes));
  const cities = asList(file.cities).map(asText);
  const ties = new Set(asNumbers(file.ties));
  const places = asList(file.places);
  let rank = -1;
  return {
    ranks: new Map(
      cities.map((city, at) => {
        if (!ties.has(at)) rank++;
        return [city, rank];
      }),
    ),
    places: cities.flatMap((city, at) => placesOf(city, places[at])),
  };
};
