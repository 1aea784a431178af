import type { Hospital } from '#domain/hospital.ts';
import { groupKeys } from '#workers/hospitals/resolve.ts';
import { type ByteColumn, frontCode, pushVarint, varints } from './encode-bytes.ts';
import { byUnits, collateStates, totalOrder } from './encode-order.ts';
import type { TextTable } from './encode-texts.ts';
import type { RowTokens } from './encode-tokens.ts';

const FIVE_DIGITS = /^\d{5}$/;

interface Place {
  readonly city: number;
  readonly state: number;
  /** Five-digit zips, ascending, then the others by code units. */
  readonly zips: readonly string[];
}

const byRegularity = (left: string, right: string): number =>
  Number(FIVE_DIGITS.test(right)) - Number(FIVE_DIGITS.test(left)) || byUnits(left, right);

type Places = ReturnType<typeof findPlaces>;

type ByCity<Value> = Map<string, Map<string, Value>>;

const collectZips = (hospitals: readonly Hospital[]): ByCity<Set<string>> => {
  const cities: ByCity<Set<string>> = new Map();
  for (const { city, state, zip } of hospitals) {
    const states = cities.get(city) ?? new Map<string, Set<string>>();
    if (states.size === 0) cities.set(city, states);
    const zips = states.get(state);
    if (zips === undefined) states.set(state, new Set([zip]));
    else zips.add(zip);
  }
  return cities;
};

/** Finds the places (a city with its state), sorted by city, then by state. */
export const findPlaces = (hospitals: readonly Hospital[], table: TextTable) => {
  const states = [...new Set(hospitals.map(({ state }) => state))].sort(totalOrder(collateStates));
  const stateNumber = new Map(states.map((state, at) => [state, at]));
  const zips = collectZips(hospitals);
  const numbers: ByCity<number> = new Map();
  const places: Place[] = [];
  table.cities.forEach((name, city) => {
    const ofCity = [...(zips.get(name) ?? [])].map(([code, set]) => ({
      code,
      place: { city, state: stateNumber.get(code) ?? 0, zips: [...set].sort(byRegularity) },
    }));
    ofCity.sort((left, right) => left.place.state - right.place.state);
    numbers.set(name, new Map(ofCity.map(({ code }, at) => [code, places.length + at])));
    places.push(...ofCity.map(({ place }) => place));
  });
  return { states, places, numberOf: ({ city, state }: Hospital) => numbers.get(city)?.get(state) ?? 0 };
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
  const [placeZips, zipHigh, zipLow, zipMore]: [ByteColumn, ByteColumn, ByteColumn, ByteColumn] = [
    [],
    [],
    [],
    [],
  ];
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

/** Returns for each token id the places of the cities with that text; undefined for common tokens and without such cities. */
const placesByToken = (names: RowTokens, places: readonly Place[], table: TextTable) => {
  const byText = groupKeys(places.map(({ city }) => table.cityText(table.cities[city] ?? '')));
  return names.texts.map((text, id) => ((table.commonOf[id] ?? -1) >= 0 ? undefined : byText.get(text)));
};

/** Returns a function of row and place: k if the place is the k-th place that the tokens of the name imply, otherwise 0. */
const choiceFinder = (names: RowTokens, places: readonly Place[], table: TextTable) => {
  const placesOf = placesByToken(names, places, table);
  return (row: number, place: number): number => {
    let before = 0;
    for (let at = names.start[row] ?? 0; at < (names.start[row + 1] ?? 0); at++) {
      const ofToken = placesOf[names.ids[at] ?? 0];
      if (ofToken === undefined) continue;
      const nth = ofToken.indexOf(place);
      if (nth >= 0) return before + nth + 1;
      before += ofToken.length;
    }
    return 0;
  };
};

/** Encodes the sections with the place of each row and the number of the row's zip among the place's zips. */
export const encodeRowPlaces = (
  hospitals: readonly Hospital[],
  names: RowTokens,
  { places, numberOf }: Places,
  table: TextTable,
) => {
  const choiceOf = choiceFinder(names, places, table);
  const [placeChoice, placeHigh, placeMiddle]: [ByteColumn, ByteColumn, ByteColumn] = [[], [], []];
  const [placeLow, rowZip]: [ByteColumn, ByteColumn] = [[], []];
  hospitals.forEach((hospital, row) => {
    const place = numberOf(hospital);
    const zips = places[place]?.zips ?? [];
    const chosen = choiceOf(row, place);
    pushVarint(placeChoice, chosen);
    if (chosen === 0 && places.length > 0x1_0000) placeHigh.push(place >> 16);
    if (chosen === 0 && places.length > 0x100) placeMiddle.push((place >> 8) & 0xff);
    if (chosen === 0) placeLow.push(place & 0xff);
    if (zips.length > 1) pushVarint(rowZip, zips.indexOf(hospital.zip));
  });
  return { placeChoice, placeHigh, placeMiddle, placeLow, rowZip };
};
