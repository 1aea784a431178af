import type { Point } from '#domain/geography/place.ts';
import { memoize } from '#domain/memoize.ts';
import { groupBy } from '#scripts/group-by.ts';
import { isZip } from '../cells.ts';
import { foldCity, formatCity, formatGazetteerCity } from './city-names.ts';
import { type GazetteerEntry, readCityEntries, readZipEntries } from './gazetteer-sources.ts';

/** A city, town or post office. Places with the same name in one state are merged into one place with several points. */
export interface Place {
  readonly state: string;
  readonly key: string;
  /** Spelling used in all output. */
  readonly name: string;
  readonly points: readonly Point[];
}

export interface ZipEntry {
  /** The zip's first city according to the postal service. */
  readonly place: Place;
  readonly point: Point | undefined;
}

interface Draft extends Place {
  name: string;
  readonly points: Point[];
}

const draftKey = (state: string, key: string): string => `${state}|${key}`;

/**
 * Prefers names of the city list, whose capitals ("McAllen") are better than those of the postal list ("Mcallen"). Among
 * several names of the city list, takes the first in code unit order.
 */
const chooseName = (current: string, entry: GazetteerEntry): string => {
  if (entry.zip !== undefined) return current || formatCity(entry.city);
  const name = formatGazetteerCity(entry.city);
  return current === '' || name < current ? name : current;
};

const collectPlaces = (entries: readonly GazetteerEntry[]): Map<string, Draft> => {
  const places = new Map<string, Draft>();
  for (const entry of entries) {
    const key = foldCity(entry.city);
    if (key === '') continue;
    const id = draftKey(entry.state, key);
    const place = places.get(id) ?? { state: entry.state, key, name: '', points: [] };
    place.name = chooseName(place.name, entry);
    if (entry.point) place.points.push(entry.point);
    places.set(id, place);
  }
  return places;
};

const meanPoint = (points: readonly Point[]): Point => ({
  latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
  longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
});

/** Returns the first three digits, which identify a sorting center and its area. */
const areaOf = (zip: string): string => zip.slice(0, 3);

const collectAreas = (zips: ReadonlyMap<string, ZipEntry>): Map<string, Point> => {
  const points = [...zips].flatMap(([zip, { point }]) => (point ? [{ area: areaOf(zip), point }] : []));
  const areas = groupBy(points, ({ area }) => area);
  return new Map([...areas].map(([area, members]) => [area, meanPoint(members.map(({ point }) => point))]));
};

const collectZips = (
  entries: readonly GazetteerEntry[],
  places: ReadonlyMap<string, Place>,
): Map<string, ZipEntry> => {
  const zips = new Map<string, ZipEntry>();
  for (const { zip, state, city, point } of entries) {
    const place = places.get(draftKey(state, foldCity(city)));
    if (zip !== undefined && place) zips.set(zip, { place, point });
  }
  return zips;
};

export const createGazetteer = (
  cityEntries: readonly GazetteerEntry[],
  zipEntries: readonly GazetteerEntry[],
) => {
  const places = collectPlaces([...cityEntries, ...zipEntries]);
  const states = groupBy<Place, string>(places.values(), ({ state }) => state);
  const zips = collectZips(zipEntries, places);
  const areas = collectAreas(zips);
  return {
    place: (state: string, key: string): Place | undefined => places.get(draftKey(state, key)),
    placesOf: (state: string): readonly Place[] => states.get(state) ?? [],
    zip: (zip: string) => zips.get(zip),
    /** Returns the centroid of the zip; for an unlisted zip, the mean of the zips with the same first three digits. */
    locate: (zip: string) => zips.get(zip)?.point ?? (isZip(zip) ? areas.get(areaOf(zip)) : undefined),
  };
};

export type Gazetteer = ReturnType<typeof createGazetteer>;

/** Reads the gazetteer: about 40,000 postal places and 17,000 cities, including neighborhoods. */
export const readGazetteer = memoize(() => createGazetteer(readCityEntries(), readZipEntries()));
