import centroidsUrl from '#data/generated/centroids.bin?url';
import { retried } from '#workers/retried.ts';
import { fetchBytes, twice } from '../load-file.ts';
import { readZipPoints } from './zip-points.ts';

/** Where the zips of the directory are: loaded once for distances and for places to start from. */
export const loadCentroids = retried(() =>
  twice(async (init) => readZipPoints(await fetchBytes(centroidsUrl, init))),
);
