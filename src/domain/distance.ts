import { formatNumber, prefersMiles } from './format.ts';
import type { Language } from './language.ts';
import { KM_PER_MILE } from './place.ts';

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
