import type { Origin } from '#workers/contract.ts';
import { type Directory, ODD_ZIP } from '../directory.ts';
import { findZip, type ZipPoints } from './zip-points.ts';

export type CityOrigin = Extract<Origin, { kind: 'city' }> & {
  /** Hospitals there. */
  readonly count: number;
};

/** Place → the sums of its hospitals' coordinates, and how many hospitals have some. */
const sumPlaces = ({ rowPlace, rowZip, placeCity }: Directory, points: ZipPoints): Float64Array => {
  const sums = new Float64Array(3 * placeCity.length);
  rowPlace.forEach((place, row) => {
    const at = findZip(points, rowZip[row] ?? ODD_ZIP);
    if (at < 0) return;
    const parts = [points.latitudes[at] ?? 0, points.longitudes[at] ?? 0, 1];
    parts.forEach((part, nth) => {
      sums[3 * place + nth] = (sums[3 * place + nth] ?? 0) + part;
    });
  });
  return sums;
};

/** To 0.0001 degree, which is 11 m: sums of decimals leave crumbs. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** The cities of the directory, each at the mean point of its hospitals, by name; those without a known point are left out. */
export const findCities = (directory: Directory, points: ZipPoints): CityOrigin[] => {
  const sums = sumPlaces(directory, points);
  const cities = Array.from(directory.placeCity, (number, place): CityOrigin => {
    const [north = 0, east = 0, count = 0] = sums.subarray(3 * place, 3 * place + 3);
    const city = directory.cities.at(number) ?? '';
    const state = directory.states.at(directory.placeState[place] ?? 0) ?? '';
    const point = { latitude: rounded(north / count), longitude: rounded(east / count) };
    return { kind: 'city', id: `${city}, ${state}`, point, city, state, count };
  });
  return cities.filter(({ count }) => count > 0);
};
