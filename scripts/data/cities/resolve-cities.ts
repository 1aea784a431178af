import { groupBy } from '#scripts/group-by.ts';
import { foldCity, formatCity } from './city-names.ts';
import type { CityCorrector } from './correct-city.ts';
import { changesPlace, isWithin } from './typing-errors.ts';

/** City as a row of the file writes it, with the row's postal code of the state and normalized zip. */
export interface WrittenCity {
  readonly written: string;
  readonly state: string;
  readonly zip: string;
}

interface ResolvedCity {
  /** Spelling to show. */
  readonly name: string;
  /** Why the city was corrected to another place; '' if it was not. */
  readonly why: string;
  /** Why no place was found; '' if one was. */
  readonly unresolved: string;
}

/** Rows of one city, and why the gazetteer has no place for them. */
interface Unlisted {
  readonly id: string;
  readonly rows: readonly WrittenCity[];
  readonly reason: string;
}

/** Minimum length of a name to correct: shorter names are too often one letter apart. */
const SHORTEST = 6;
const WHY = 'typing error for an unlisted city that other rows of the file name nearby';

/** Returns the longer spelling, which separates more words; at equal length, the first in code unit order. */
const betterSpelling = (a: string, b: string): string =>
  a.length > b.length || (a.length === b.length && a < b) ? a : b;

/** Summarizes the rows of one unlisted place, whose spellings have the same key. */
const placeOf = (key: string, cities: readonly Unlisted[]) => {
  const rows = cities.flatMap((city) => city.rows);
  const name = rows.map(({ written }) => formatCity(written)).reduce(betterSpelling);
  const areas = new Set(rows.map(({ zip }) => zip.slice(0, 3)));
  return { key, cities, name, areas, rows };
};

type UnlistedPlace = ReturnType<typeof placeOf>;

/** Whether `right` is a more frequent city of the same area, one edit apart. */
const isMeantBy = (wrong: UnlistedPlace, right: UnlistedPlace): boolean =>
  wrong.key.length >= SHORTEST &&
  right.rows.length > wrong.rows.length &&
  [...wrong.areas].every((area) => right.areas.has(area)) &&
  isWithin(1, wrong.key, right.key) &&
  !changesPlace(wrong.name, right.name);

/**
 * Chooses one spelling per place that the gazetteer does not list. Corrects a name one edit away from exactly one more
 * frequent name of its area.
 */
const resolveUnlisted = (unlisted: readonly Unlisted[]): [id: string, ResolvedCity][] =>
  [...groupBy(unlisted, ({ rows }) => rows[0]?.state).values()].flatMap((inState) => {
    const groups = groupBy(inState, ({ rows }) => foldCity(rows[0]?.written ?? ''));
    const places = [...groups].map(([key, cities]) => placeOf(key, cities));
    return places.flatMap((place) => {
      const [meant, other] = places.filter((each) => isMeantBy(place, each));
      const only = other === undefined ? meant : undefined;
      return place.cities.map(({ id, reason }): [string, ResolvedCity] => [
        id,
        only
          ? { name: only.name, why: WHY, unresolved: '' }
          : { name: place.name, why: '', unresolved: reason },
      ]);
    });
  });

/** Resolves the cities of all rows together, because one row's spelling can correct another row. */
export const resolveCities = (
  rows: readonly WrittenCity[],
  correct: CityCorrector,
): ((city: WrittenCity) => ResolvedCity) => {
  const idOf = ({ written, state, zip }: WrittenCity): string => [written, state, zip].join('\0');
  const resolved = new Map<string, ResolvedCity>();
  const unlisted: Unlisted[] = [];
  for (const [id, [first, ...others]] of groupBy(rows, idOf)) {
    if (first === undefined) continue;
    const { place, why } = correct(first.written, first.state, first.zip);
    if (place) resolved.set(id, { name: place.name, why, unresolved: '' });
    else unlisted.push({ id, rows: [first, ...others], reason: why });
  }
  for (const [id, city] of resolveUnlisted(unlisted)) resolved.set(id, city);
  return (city) => resolved.get(idOf(city)) ?? { name: city.written, why: '', unresolved: '' };
};
