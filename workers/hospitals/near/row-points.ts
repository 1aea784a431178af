import type { RowPoints } from '../core.ts';
import type { Directory } from '../directory.ts';
import { unitVector } from './sphere.ts';
import { findZip, type ZipPoints } from './zip-points.ts';

/** Zip → its place in the list; the list's length where it is not there. Each zip is looked up once. */
const finder = (points: ZipPoints) => {
  const known = new Map<number, number>();
  return (zip: number): number => {
    let place = known.get(zip);
    if (place === undefined) {
      const at = findZip(points, zip);
      place = at < 0 ? points.zips.length : at;
      known.set(zip, place);
    }
    return place;
  };
};

/** Every row's point, by its zip. */
export const findRowPoints = ({ rowZip }: Directory, points: ZipPoints): RowPoints => {
  const [x, y, z] = [0, 0, 0].map(() => new Float32Array(points.zips.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let at = 0; at < x.length; at++) {
    const [latitude = 0, longitude = 0] = [points.latitudes[at], points.longitudes[at]];
    [x[at], y[at], z[at]] = unitVector({ latitude, longitude });
  }
  return { x, y, z, rowPoint: rowZip.map(finder(points)) };
};
