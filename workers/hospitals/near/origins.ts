import { fold } from '#domain/fold.ts';
import { stateCode, stateName } from '#domain/geography/state.ts';
import { type Hospital, type HospitalService, MAX_TEXT, type Origin } from '#workers/contract.ts';
import { editsToBeginning } from '#workers/edit-distance.ts';
import type { ZipPoints } from './zip-points.ts';

/** One line of data/airports.json. */
export interface Airport {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** Other names of the airport's city, including Spanish and Portuguese names. */
  readonly also?: readonly string[] | undefined;
  readonly latitude: number;
  readonly longitude: number;
}

export interface OriginParts {
  /** All hospitals in name order. */
  readonly hospitals: readonly Hospital[];
  /** Airports, starting with those where a visitor most likely lands. */
  readonly airports: readonly Airport[];
  /** Centroids of the directory's zips. */
  readonly centroids: ZipPoints;
  /** Loads all US zips that begin with this digit. */
  readonly loadZips: (digit: number) => Promise<ZipPoints>;
}

export type Origins = Pick<HospitalService, 'origins' | 'origin'>;

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** Normalizes the name of a place: folded words of letters and digits, with an abbreviation at the start expanded. */
export const placeText = (text: string): string =>
  fold(text)
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^\S+(?= )/, (word) => ABBREVIATIONS.get(word) ?? word);

/** Matches words that mean only "airport": "aeropuerto internacional de", "airport". */
const AIRPORT_WORDS =
  /(^| )(?:international )?(?:aeroporto|aeropuerto|airport)(?: internacional)?(?: (?:de|del|do|da|of))?(?= |$)/;

/** Rounds to 0.0001 degree, which is 11 m, because sums of decimals have rounding errors. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** Returns the cities of the directory, each at the mean point of its hospitals. Leaves out cities without a known point. */
const cityEntries = (
  { hospitals, centroids }: OriginParts,
  othersOf: (id: string) => readonly string[],
): Entry[] => {
  const sums = new Map<string, { city: string; state: string; north: number; east: number; count: number }>();
  for (const { city, state, zip } of hospitals) {
    const point = centroids.get(zip);
    if (point === undefined) continue;
    const id = `${city}, ${state}`;
    const sum = sums.get(id) ?? { city, state, north: 0, east: 0, count: 0 };
    sums.set(id, sum);
    sum.north += point.latitude;
    sum.east += point.longitude;
    sum.count += 1;
  }
  return [...sums].map(([id, { city, state, north, east, count }]) => ({
    origin: {
      ...{ kind: 'city', id, city, state },
      point: { latitude: rounded(north / count), longitude: rounded(east / count) },
    },
    names: [...namesOf(city, state), ...othersOf(id)],
    weight: count,
  }));
};

const LIMIT = 8;
/** Minimum length of a text to be corrected; too many names are one letter away from a shorter text. */
const CORRECTED_FROM = 5;
const ZIP = /^\d{5}$/;

/** A start place with the texts that find it. Places that fit equally well are sorted by weight, highest first. */
interface Entry {
  readonly origin: Origin;
  /** Code of an airport; it must be typed completely. */
  readonly code?: string;
  readonly names: readonly string[];
  readonly weight: number;
}

/** Returns the names of a city with its state: "naples fl", "naples florida". */
const namesOf = (city: string, state: string): string[] =>
  [`${city} ${state}`, `${city} ${stateName(state)}`].map(placeText);

/** Returns the name from each of its words on, so that "dulles", "kennedy" and "bush" find their airports. */
const beginnings = (name: string): string[] => {
  const words = placeText(name).split(' ');
  return words.map((_, at) => words.slice(at).join(' '));
};

const airportEntry = ({ latitude, longitude, ...airport }: Airport, place: number): Entry => {
  const { code, name, city, state, also = [] } = airport;
  return {
    origin: { kind: 'airport', id: code, code, city, state, point: { latitude, longitude } },
    code: code.toLowerCase(),
    names: [...namesOf(city, state), ...also.map(placeText), ...beginnings(name)],
    // Airports come before all cities.
    weight: Number.MAX_SAFE_INTEGER - place,
  };
};

/**
 * Returns a function from a city's id to its names in other languages: the names listed for its airport, except those that an
 * earlier airport has as its city or other name. "Nueva York" is New York, not Newark; "Washington" is not Baltimore.
 */
const otherNames = (airports: readonly Airport[]) => {
  const owners = new Map<string, string>();
  for (const { city, state, also = [] } of airports)
    for (const name of [city, ...also].map(placeText))
      if (!owners.has(name)) owners.set(name, `${city}, ${state}`);
  return (id: string): string[] => [...owners].filter(([, owner]) => owner === id).map(([name]) => name);
};

/** Rates the fit of a typed text: 3 the code; 2 a name or the first words of a name; 1 another prefix of a name; 0 no fit. */
const fitOf = ({ code, names }: Entry, typed: string): number => {
  if (code === typed) return 3;
  if (names.some((name) => `${name} `.startsWith(`${typed} `))) return 2;
  return names.some((name) => name.startsWith(typed)) ? 1 : 0;
};

const fitWithTypo = ({ names }: Entry, typed: string): number =>
  Number(names.some((name) => editsToBeginning(typed, name, 1) <= 1));

const best = (entries: readonly Entry[], rate: (entry: Entry) => number, limit: number): Origin[] =>
  entries
    .map((entry) => ({ entry, fit: rate(entry) }))
    .filter((found) => found.fit > 0)
    .sort((left, right) => right.fit - left.fit || right.entry.weight - left.entry.weight)
    .slice(0, limit)
    .map(({ entry }) => entry.origin);

/** Creates the search for start places: airports, cities of the directory, and US zips, whose files are loaded on first use. */
export const createOrigins = (parts: OriginParts): Origins => {
  const { airports, centroids, loadZips } = parts;
  const entries = [...airports.map(airportEntry), ...cityEntries(parts, otherNames(airports))];
  const known = new Map(entries.map(({ origin }) => [idKey(origin.id), origin]));

  const zipOrigin = async (zip: string): Promise<Origin | undefined> => {
    const point = centroids.get(zip) ?? (await loadZips(Number(zip[0]))).get(zip);
    return point && { kind: 'zip', id: zip, zip, point };
  };
  const findNames = (among: readonly Entry[], typed: string, limit: number): Origin[] => {
    const found = best(among, (entry) => fitOf(entry, typed), limit);
    if (found.length > 0 || typed.length < CORRECTED_FROM) return found;
    return best(among, (entry) => fitWithTypo(entry, typed), limit);
  };
  const firstAirports = (limit: number): Origin[] =>
    entries.slice(0, Math.min(limit, airports.length)).map(({ origin }) => origin);
  const findAirports = (typed: string, limit: number): Origin[] =>
    typed === '' ? firstAirports(limit) : findNames(entries.slice(0, airports.length), typed, limit);

  return {
    origins: async (text, limit = LIMIT) => {
      const typed = placeText(text.slice(0, MAX_TEXT));
      if (!(limit >= 1)) return [];
      if (typed === '') return firstAirports(limit);
      if (!/^\d/.test(typed)) {
        const found = findNames(entries, typed, limit);
        const city = typed.replace(AIRPORT_WORDS, '').trim();
        return found.length > 0 || city === typed ? found : findAirports(city, limit);
      }
      const zip = ZIP.test(typed) ? await zipOrigin(typed) : undefined;
      return zip === undefined ? [] : [zip];
    },
    origin: async (id) => {
      const text = id.trim();
      return ZIP.test(text) ? zipOrigin(text) : known.get(idKey(text));
    },
  };
};

/** Normalizes an id: "naples, fl", "Naples, Florida" and "NAPLES,FL" are equal. An id without a state is not a city. */
const idKey = (id: string): string => {
  const comma = id.lastIndexOf(',');
  if (comma < 0) return id.toUpperCase();
  const state = id.slice(comma + 1).trim();
  return `${placeText(id.slice(0, comma))}, ${stateCode(state) ?? state}`;
};
