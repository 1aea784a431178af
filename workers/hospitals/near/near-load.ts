import airports from '#data/airports.json';
import centroidsUrl from '#data/generated/centroids.bin?url';
import { memoizeAsync, memoizeByKey } from '#domain/memoize.ts';
import type { HospitalEngine } from '#workers/contract.ts';
import { fetchBytes, retryOnce } from '../load-file.ts';
import { findAll } from '../matches.ts';
import { createDistanceEngine } from './distance-engine.ts';
import { createOrigins, type Origins } from './origins.ts';
import { readZipPoints, type ZipPoints } from './zip-points.ts';

/** URLs of the zip files, one file per first digit of a zip. */
const ZIP_FILES = import.meta.glob<string>('../../../data/generated/zips-*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loadZipPoints = (url: string): Promise<ZipPoints> =>
  retryOnce(async (init) => readZipPoints(await fetchBytes(url, init)));

const openOrigins = (engine: HospitalEngine, centroids: ZipPoints): Origins => {
  const loaderOf = memoizeByKey((digit: number) =>
    memoizeAsync(() => loadZipPoints(ZIP_FILES[`../../../data/generated/zips-${digit}.bin`] ?? '')),
  );
  const loadZips = (digit: number): Promise<ZipPoints> => loaderOf(digit)();
  return createOrigins({ hospitals: findAll(engine), airports, centroids, loadZips });
};

/**
 * Creates the loaders of the engine for queries with distances and of the search for start places. They share the centroids of
 * the directory's zips, and reject when these do not load.
 */
export const createNear = () => {
  const centroids = memoizeAsync(() => loadZipPoints(centroidsUrl));
  return {
    distances: async (engine: HospitalEngine) => createDistanceEngine(engine, await centroids()),
    origins: async (engine: HospitalEngine) => openOrigins(engine, await centroids()),
  };
};
