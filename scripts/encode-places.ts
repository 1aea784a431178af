import type { Hospital } from '#domain/hospital.ts';
import { frontCode, type Plane, pushVarint, varints } from './encode-bytes.ts';
import { byUnits, collateStates, total } from './encode-order.ts';
import type { TextTable } from './encode-texts.ts';

const FIVE_DIGITS = /^\d{5}$/;

export interface Place {
  readonly city: number;
  readonly state: number;
  /** Five-digit zips, ascending, then the others by code units. */
  readonly zips: readonly string[];
}

const key = (city: string, state: string): string => JSON.stringify([city, state]);

const byRegularity = (left: string, right: string): number =>
  Number(FIVE_DIGITS.test(right)) - Number(FIVE_DIGITS.test(left)) || byUnits(left, right);

export interface Places {
  readonly states: readonly string[];
  readonly places: readonly Place[];
  readonly numberOf: (hospital: Hospital) => number;
}

/** Cities with their state: by city, then by state. */
export const findPlaces = (hospitals: readonly Hospital[], table: TextTable): Places => {
  const states = [...new Set(hospitals.map(({ state }) => state))].sort(total(collateStates));
  const stateNumber = new Map(states.map((state, at) => [state, at]));
  const zips = new Map<string, Set<string>>();
  const samples = new Map<string, Hospital>();
  for (const hospital of hospitals) {
    const place = key(hospital.city, hospital.state);
    samples.set(place, hospital);
    zips.set(place, (zips.get(place) ?? new Set()).add(hospital.zip));
  }
  const keyed = [...samples].map(([place, { city, state }]) => ({
    place,
    city: table.cityNumber.get(city) ?? 0,
    state: stateNumber.get(state) ?? 0,
    zips: [...(zips.get(place) ?? [])].sort(byRegularity),
  }));
  keyed.sort((left, right) => left.city - right.city || left.state - right.state);
  const numbers = new Map(keyed.map(({ place }, at) => [place, at]));
  return { states, places: keyed, numberOf: ({ city, state }) => numbers.get(key(city, state)) ?? 0 };
};

const regular = ({ zips }: Place): number[] => zips.filter((zip) => FIVE_DIGITS.test(zip)).map(Number);

const lowestHigh = (state: number, places: readonly Place[]): number => {
  let lowest = 1000;
  for (const place of places)
    for (const zip of place.state === state ? regular(place).slice(0, 1) : [])
      lowest = Math.min(lowest, Math.floor(zip / 100));
  return lowest === 1000 ? 0 : lowest;
};

const encodeZips = (places: readonly Place[], stateLow: readonly number[]) => {
  const [placeZips, zipHigh, zipLow, zipMore]: [Plane, Plane, Plane, Plane] = [[], [], [], []];
  for (const place of places) {
    const [first, ...more] = regular(place);
    pushVarint(placeZips, more.length + (first === undefined ? 0 : 1));
    if (first === undefined) continue;
    pushVarint(zipHigh, Math.floor(first / 100) - (stateLow[place.state] ?? 0));
    zipLow.push(first % 100);
    more.forEach((zip, at) => {
      pushVarint(zipMore, zip - (more[at - 1] ?? first));
    });
  }
  return { placeZips, zipHigh, zipLow, zipMore };
};

const encodeOddZips = (places: readonly Place[]) => {
  const odd = places.flatMap(({ zips }, place) =>
    zips.filter((zip) => !FIVE_DIGITS.test(zip)).map((zip) => ({ place, zip })),
  );
  const texts = [...new Set(odd.map(({ zip }) => zip))].sort();
  const number = new Map(texts.map((text, at) => [text, at]));
  const pairs = odd.flatMap(({ place, zip }, at) => [
    place - (odd[at - 1]?.place ?? 0),
    number.get(zip) ?? 0,
  ]);
  return { oddZips: frontCode(texts), oddPlaces: varints(pairs) };
};

/** The sections about states, cities and their zips. */
export const encodePlaces = ({ states, places }: Places, table: TextTable) => {
  const low = states.map((_, state) => lowestHigh(state, places));
  const tie = states.map((state, at) => Number(at > 0 && collateStates(states[at - 1] ?? '', state) === 0));
  const perCity = new Array<number>(table.cities.length).fill(0);
  for (const { city } of places) perCity[city] = (perCity[city] ?? 0) + 1;
  return {
    states: frontCode(states),
    stateZip: varints(low.map((zip, state) => 2 * zip + (tie[state] ?? 0))),
    cityPlaces: varints(perCity),
    placeState: varints(places.map(({ state }) => state)),
    ...encodeZips(places, low),
    ...encodeOddZips(places),
  };
};

/** Places whose city stands in the name as a token that is not common, in the order of the name. */
const candidates = (
  tokens: readonly string[],
  table: TextTable,
  ofText: ReadonlyMap<string, readonly number[]>,
) => tokens.flatMap((token) => (table.common.has(token) ? [] : (ofText.get(token) ?? [])));

const placesByText = (places: readonly Place[], table: TextTable): ReadonlyMap<string, readonly number[]> => {
  const result = new Map<string, number[]>();
  places.forEach(({ city }, place) => {
    const text = table.cityText(table.cities[city] ?? '');
    result.set(text, [...(result.get(text) ?? []), place]);
  });
  return result;
};

/** The sections that say which place and which of its zips each row has. */
export const encodeRowPlaces = (
  hospitals: readonly Hospital[],
  names: readonly (readonly string[])[],
  { places, numberOf }: Places,
  table: TextTable,
) => {
  const byText = placesByText(places, table);
  const [choice, high, middle, low, rowZip]: [Plane, Plane, Plane, Plane, Plane] = [[], [], [], [], []];
  hospitals.forEach((hospital, row) => {
    const place = numberOf(hospital);
    const zips = places[place]?.zips ?? [];
    const chosen = candidates(names[row] ?? [], table, byText).indexOf(place) + 1;
    pushVarint(choice, chosen);
    if (chosen === 0 && places.length > 0x1_0000) high.push(place >> 16);
    if (chosen === 0 && places.length > 0x100) middle.push((place >> 8) & 0xff);
    if (chosen === 0) low.push(place & 0xff);
    if (zips.length > 1) pushVarint(rowZip, zips.indexOf(hospital.zip));
  });
  return { placeChoice: choice, placeHigh: high, placeMiddle: middle, placeLow: low, rowZip };
};
