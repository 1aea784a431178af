import type { CitiesFile } from '#workers/shards/shard-format.ts';
import type { Rows, Source } from './source.ts';

/** Place → its rows, places by city and then by state. */
const groupPlaces = (
  rows: Rows,
  { directory: { rowPlace } }: Source,
): (readonly [place: number, rows: Rows])[] => {
  const places = new Map<number, number[]>();
  for (const row of rows) {
    const place = rowPlace[row] ?? 0;
    const members = places.get(place);
    if (members === undefined) places.set(place, [row]);
    else members.push(row);
  }
  return [...places].sort(([left], [right]) => left - right);
};

/** The cities of some rows with their places, as `workers/shards/shard-cities.ts` reads them. */
export const encodeCities = (rows: Rows, source: Source): Uint8Array => {
  const { placeCity, placeState } = source.directory;
  const ofCity = new Map<number, number[]>();
  for (const [place, members] of groupPlaces(rows, source)) {
    const city = placeCity[place] ?? 0;
    const entry = [placeState[place] ?? 0, ...source.countNetworks(members)];
    ofCity.set(city, [...(ofCity.get(city) ?? []), ...entry]);
  }
  const numbers = [...ofCity.keys()];
  const rankAt = (at: number): number | undefined => source.cityRank[numbers[at] ?? 0];
  const file: CitiesFile = {
    cities: numbers.map((city) => source.cities[city] ?? ''),
    ties: numbers.flatMap((_, at) => (at > 0 && rankAt(at) === rankAt(at - 1) ? [at] : [])),
    places: [...ofCity.values()],
  };
  return new TextEncoder().encode(JSON.stringify(file));
};
