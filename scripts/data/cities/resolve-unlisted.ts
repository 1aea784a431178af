import { groupBy } from '#scripts/group-by.ts';
import { foldCity, foldWords, formatCity } from './city-names.ts';
import { changesPlace, isWithin } from './typing-errors.ts';

/** City as written in the rows of one zip. */
export interface WrittenCity {
  readonly written: string;
  readonly state: string;
  readonly zip: string;
  rows: number;
}

export interface ResolvedCity {
  readonly name: string;
  /** Empty unless the city was corrected to another unlisted city. */
  readonly why: string;
}

/** Minimum length of a name to correct: shorter names are too often one letter apart. */
const SHORTEST = 6;
const WHY = 'typing error for an unlisted city that other rows of the file name nearby';

/** Returns the longer spelling, which separates more words; at equal length, the first in code unit order. */
const betterSpelling = (a: string, b: string): string =>
  a.length > b.length || (a.length === b.length && a < b) ? a : b;

/** Summarizes the rows of one unlisted place, whose spellings have the same key. */
const placeOf = <City extends WrittenCity>(key: string, cities: readonly City[]) => {
  const name = cities.map(({ written }) => formatCity(written)).reduce(betterSpelling);
  return {
    key,
    cities,
    name,
    words: foldWords(name),
    areas: new Set(cities.map(({ zip }) => zip.slice(0, 3))),
    rows: cities.reduce((sum, { rows }) => sum + rows, 0),
  };
};

type UnlistedPlace = ReturnType<typeof placeOf<WrittenCity>>;

/** Whether `right` is a more frequent city of the same area, one edit apart. */
const isMeantBy = (wrong: UnlistedPlace, right: UnlistedPlace): boolean =>
  right.rows > wrong.rows &&
  [...wrong.areas].every((area) => right.areas.has(area)) &&
  isWithin(1, wrong.key, right.key) &&
  !changesPlace(wrong, right);

/**
 * Chooses one spelling per place that the gazetteer does not list. Corrects a name one edit away from exactly one more
 * frequent name of its area.
 */
export const resolveUnlisted = <City extends WrittenCity>(cities: Iterable<City>): Map<City, ResolvedCity> =>
  new Map(
    [...groupBy(cities, ({ state }) => state).values()].flatMap((inState) => {
      const groups = groupBy(inState, ({ written }) => foldCity(written));
      const places = [...groups].map(([key, cities]) => placeOf(key, cities));
      return places.flatMap((place) => {
        const meant = places.filter((other) => place.key.length >= SHORTEST && isMeantBy(place, other));
        const [only] = meant;
        const resolved =
          only && meant.length === 1 ? { name: only.name, why: WHY } : { name: place.name, why: '' };
        return place.cities.map((city) => [city, resolved] as const);
      });
    }),
  );
