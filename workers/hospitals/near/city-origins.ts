import type { Hospital, Origin } from '#workers/contract.ts';
import { pointOfZip, type ZipPoints } from './zip-points.ts';

export type CityOrigin = Extract<Origin, { kind: 'city' }> & {
  /** Hospitals there. */
  readonly count: number;
};

/** To 0.0001 degree, which is 11 m: sums of decimals leave rounding errors. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** The cities of the directory, each at the mean point of its hospitals; those without a known point are left out. */
export const findCities = (hospitals: readonly Hospital[], points: ZipPoints): CityOrigin[] => {
  const sums = new Map<string, { city: string; state: string; north: number; east: number; count: number }>();
  for (const { city, state, zip } of hospitals) {
    const point = /^\d{5}$/.test(zip) ? pointOfZip(points, Number(zip)) : undefined;
    if (point === undefined) continue;
    const id = `${city}, ${state}`;
    const sum = sums.get(id) ?? { city, state, north: 0, east: 0, count: 0 };
    sums.set(id, sum);
    sum.north += point.latitude;
    sum.east += point.longitude;
    sum.count += 1;
  }
  return [...sums].map(([id, { city, state, north, east, count }]) => ({
    ...{ kind: 'city', id, city, state, count },
    point: { latitude: rounded(north / count), longitude: rounded(east / count) },
  }));
};
