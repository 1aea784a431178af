import { packBits } from './bits.ts';
import { readChecked } from './checked-json.ts';
import { collate, collateStates, sortTexts } from './collation.ts';
import { type Directory, ODD_ZIP } from './directory.ts';

export const INDEX_FORMAT = 'HIX3';

/**
 * Content of the index file (checked-json.ts): the whole directory; docs/index-format.md has an example. A location is a city,
 * state and zip; `null` repeats the text of the location before.
 */
export interface IndexColumns {
  /** Per hospital, in the order of `nameOrder`: the part of the name after the prefix that the name before has too. */
  readonly names: readonly string[];
  /** Per hospital: length of that prefix in UTF-16 units as a digit, base 36. */
  readonly shared: string;
  /** Per hospital: index of its location. */
  readonly locations: readonly number[];
  /** Per hospital: `packNetworks` as a digit, base 32. */
  readonly networks: string;
  readonly cities: readonly (string | null)[];
  readonly states: readonly (string | null)[];
  /** A zip of five digits as the difference from the last one, at first from 0; any other zip as text. */
  readonly zips: readonly (number | string)[];
}

const readNames = ({ names, shared }: IndexColumns): string[] => {
  let last = '';
  return names.map((rest, at) => {
    last = last.slice(0, Number.parseInt(shared[at] ?? '', 36)) + rest;
    return last;
  });
};

const repeatTexts = (texts: readonly (string | null)[]): string[] => {
  let last = '';
  return texts.map((text) => {
    last = text ?? last;
    return last;
  });
};

const positionsIn = <Value>(values: readonly Value[]): ReadonlyMap<Value, number> =>
  new Map(values.map((value, at) => [value, at]));

/** Numbers the cities, states and places of all locations. */
const findPlaces = ({ cities: cityTexts, states: stateTexts }: IndexColumns) => {
  const [cityOf, stateOf] = [repeatTexts(cityTexts), repeatTexts(stateTexts)];
  const [cities, states] = [sortTexts(cityOf, collate), sortTexts(stateOf, collateStates)];
  const [cityNumbers, stateNumbers] = [positionsIn(cities), positionsIn(states)];
  const keys = cityOf.map(
    (city, at) => (cityNumbers.get(city) ?? 0) * states.length + (stateNumbers.get(stateOf[at] ?? '') ?? 0),
  );
  const places = [...new Set(keys)].sort((left, right) => left - right);
  const placeNumbers = positionsIn(places);
  return {
    cities,
    states,
    placeCity: Uint32Array.from(places, (key) => Math.floor(key / states.length)),
    placeState: Uint32Array.from(places, (key) => key % states.length),
    placeOf: keys.map((key) => placeNumbers.get(key) ?? 0),
  };
};

/** Numbers the zips of all locations. */
const readZips = (zips: IndexColumns['zips']) => {
  const oddZips: string[] = [];
  let last = 0;
  const zipOf = zips.map((zip) => {
    if (typeof zip === 'string') return ODD_ZIP + oddZips.push(zip) - 1;
    last += zip;
    return last;
  });
  return { zipOf, oddZips };
};

/** `digits`: bits of `packNetworks`. */
const readFlags = (digits: string): Directory['flags'] => {
  const networks = Uint8Array.from(digits, (digit) => Number.parseInt(digit, 32));
  const has = (bit: number): Uint8Array => packBits(networks, (bits) => (bits & bit) !== 0);
  const flags = { ultra: has(1), plus: has(2), core: has(4) };
  return ((networks[0] ?? 0) & 8) === 0 ? flags : { ...flags, open: has(16) };
};

/** Reads and checks an index file. Throws IndexError. */
export const readIndex = (bytes: Uint8Array): Directory => {
  const { content: columns, sum } = readChecked<IndexColumns>(INDEX_FORMAT, bytes);
  const { locations, networks } = columns;
  const names = readNames(columns);
  const { placeOf, ...places } = findPlaces(columns);
  const { zipOf, oddZips } = readZips(columns.zips);
  return {
    rows: names.length,
    checksum: sum,
    names,
    ...places,
    oddZips,
    rowPlace: Uint32Array.from(locations, (location) => placeOf[location] ?? 0),
    rowZip: Uint32Array.from(locations, (location) => zipOf[location] ?? 0),
    flags: readFlags(networks),
    sameName: packBits(names, (name, row) => row > 0 && collate(names[row - 1] ?? '', name) === 0),
  };
};
