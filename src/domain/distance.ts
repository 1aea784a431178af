import { groupMark, prefersMiles } from './format.ts';
import { LANGUAGE_TABLE, type Language } from './language.ts';
import { memoizeByKey } from './memoize.ts';
import { KM_PER_MILE } from './place.ts';

const NO_BREAK_SPACE = '\u00a0';

/** From this distance on, tenths are dropped: points are accurate to about a kilometer. */
const WHOLE_FROM = 10;

/** By locale, unit and digits after the point: "en-US mile 1". */
const formats = memoizeByKey((key) => {
  const [locale, unit, digits] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: Number(digits) });
});

const formatUnit = (language: Language, value: number, unit: 'kilometer' | 'mile'): string =>
  formats(`${LANGUAGE_TABLE[language].hreflang} ${unit} ${value < WHOLE_FROM ? 1 : 0}`)
    .formatToParts(value)
    .map(({ type, value: part }) => {
      if (type === 'group') return groupMark(language);
      // Browsers differ in the space before the unit, and it must not break.
      return type === 'literal' ? part.replace(/\s/g, NO_BREAK_SPACE) : part;
    })
    .join('');

/** Kilometers in both units, the usual one of the language first: ["7.5 mi", "12 km"], ["12 km", "7,5 mi"]. */
export const bothUnits = (language: Language, km: number): readonly [first: string, second: string] => {
  const kilometers = formatUnit(language, km, 'kilometer');
  const miles = formatUnit(language, km / KM_PER_MILE, 'mile');
  return prefersMiles(language) ? [miles, kilometers] : [kilometers, miles];
};

/** One unit of distance in the language's usual unit: "1 mi", "1 km". */
export const oneUnit = (language: Language): string =>
  formatUnit(language, 1, prefersMiles(language) ? 'mile' : 'kilometer');

/** A distance within a sentence: "62 mi (100 km)", "100 km (62 mi)". */
export const distanceInText = (language: Language, km: number): string => {
  const [first, second] = bothUnits(language, km);
  return `${first} (${second})`;
};
