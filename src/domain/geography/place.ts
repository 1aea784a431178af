import { formatNumber, prefersMiles } from '../format.ts';
import type { Language } from '../language.ts';

export interface Place {
  /** The place in addresses: "MIA", "33176", "Naples, FL". */
  readonly id: string;
  readonly name: string;
  /** Undefined until a place from the field or the address is geocoded. */
  readonly point?: Point;
}

/** Id of the visitor's own position. Never part of an address or of storage. */
export const CURRENT_POSITION = 'here';

/** Kilometers in a mile, exactly (international yard and pound agreement, 1959). */
export const KM_PER_MILE = 1.609344;

/** Kilometers; 0: any distance. */
export type Radius = number;
export const ANY_DISTANCE: Radius = 0;
/** Maximum distances, by their text in addresses: "100" is in kilometers, "50mi" in miles. */
const RADII: ReadonlyMap<string, Radius> = new Map([
  ...[25, 50, 100, 250].map((km) => [String(km), km] as const),
  ...[10, 25, 50, 100].map((miles) => [`${miles}mi`, miles * KM_PER_MILE] as const),
]);
export const radiiIn = (unit: 'mi' | 'km'): readonly Radius[] =>
  [...RADII].flatMap(([text, radius]) => (text.endsWith('mi') === (unit === 'mi') ? radius : []));

/** Default maximum distance, km: about an hour's drive. */
export const FIRST_RADIUS: Radius = 100;
export const FIRST_RADIUS_IN_MILES: Radius = 50 * KM_PER_MILE;

/** Parses the text of an address; anything unknown means any distance. */
export const radiusFrom = (text: string | null): Radius => RADII.get(text ?? '') ?? ANY_DISTANCE;

export const radiusText = (radius: Radius): string =>
  [...RADII].find(([, known]) => known === radius)?.[0] ?? '';

/** Degrees of WGS 84: north and east are positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** From this distance on, tenths are dropped: points are accurate to about a kilometer. */
const WHOLE_FROM = 10;

const formatUnit = (language: Language, value: number, unit: 'km' | 'mi'): string =>
  `${formatNumber(language, Number(value.toFixed(value < WHOLE_FROM ? 1 : 0)))}\u00a0${unit}`;

/** Kilometers in both units, the usual one of the language first: ["7.5 mi", "12 km"], ["12 km", "7,5 mi"]. */
export const bothUnits = (language: Language, km: number): readonly [first: string, second: string] => {
  const kilometers = formatUnit(language, km, 'km');
  const miles = formatUnit(language, km / KM_PER_MILE, 'mi');
  return prefersMiles(language) ? [miles, kilometers] : [kilometers, miles];
};

/** One unit of distance in the language's usual unit: "1 mi", "1 km". */
export const oneUnit = (language: Language): string =>
  formatUnit(language, 1, prefersMiles(language) ? 'mi' : 'km');

/** A distance within a sentence: "62 mi (100 km)", "100 km (62 mi)". */
export const distanceInText = (language: Language, km: number): string => {
  const [first, second] = bothUnits(language, km);
  return `${first} (${second})`;
};
