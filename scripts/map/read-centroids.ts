import type { Point } from '#domain/place.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';

/** What scripts/encode/encode-centroids.ts wrote: the point of each zip of the directory. Throws IndexError. */
export const readCentroids = (bytes: Uint8Array): ReadonlyMap<string, Point> => {
  const { zips, latitudes, longitudes } = readZipPoints(bytes);
  return new Map(
    Array.from(zips, (zip, at) => [
      String(zip).padStart(5, '0'),
      { latitude: latitudes[at] ?? 0, longitude: longitudes[at] ?? 0 },
    ]),
  );
};
