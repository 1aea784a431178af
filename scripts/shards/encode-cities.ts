import type { Hospital } from '#domain/hospital.ts';
import { COMBINATIONS, combinationOf } from '#workers/shard-counts.ts';
import type { CitiesFile } from '#workers/shard-format.ts';
import type { Ranks } from './rank-directory.ts';

/** Rows per combination of networks. */
export const countNetworks = (rows: readonly Hospital[]): number[] => {
  const counts = new Array<number>(COMBINATIONS).fill(0);
  for (const row of rows) {
    const combination = combinationOf(row);
    counts[combination] = (counts[combination] ?? 0) + 1;
  }
  return counts;
};

/** City → number of its state → its rows. */
const groupPlaces = (rows: readonly Hospital[], stateNumber: ReadonlyMap<string, number>) => {
  const cities = new Map<string, Map<number, Hospital[]>>();
  for (const row of rows) {
    const state = stateNumber.get(row.state) ?? 0;
    const states = cities.get(row.city) ?? new Map<number, Hospital[]>();
    const members = states.get(state);
    if (members === undefined) cities.set(row.city, states.set(state, [row]));
    else members.push(row);
  }
  return cities;
};

/** The cities of some rows with their places, as `workers/shard-cities.ts` reads them. */
export const encodeCities = (rows: readonly Hospital[], { cities, states }: Ranks): Uint8Array => {
  const places = groupPlaces(rows, new Map(states.texts.map((state, at) => [state, at])));
  const listed = cities.texts.filter((city) => places.has(city));
  const rankAt = (at: number): number | undefined => cities.rank.get(listed[at] ?? '');
  const file: CitiesFile = {
    cities: listed,
    ties: listed.flatMap((_, at) => (at > 0 && rankAt(at) === rankAt(at - 1) ? [at] : [])),
    places: listed.map((city) =>
      [...(places.get(city) ?? [])]
        .sort(([left], [right]) => left - right)
        .flatMap(([state, members]) => [state, ...countNetworks(members)]),
    ),
  };
  return new TextEncoder().encode(JSON.stringify(file));
};
