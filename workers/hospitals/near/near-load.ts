import airports from '#data/airports.json';
import centroidsUrl from '#data/generated/centroids.bin?url';
import { memoizeAsync } from '#domain/memoize.ts';
import { DEFAULT_QUERY, type HospitalEngine } from '#workers/contract.ts';
import type { LoadedEngine } from '../load.ts';
import { fetchBytes, loadCode, retryOnce } from '../load-file.ts';
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

/** Returns all rows in name order. */
const allRows = ({ search }: HospitalEngine) =>
  search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER }).rows;

const loadDistances = async ({ engine, parts }: LoadedEngine, points: ZipPoints): Promise<HospitalEngine> => {
  if (parts !== undefined) return createDistanceEngine(parts, points);
  const { createPlainEngine } = await loadCode(import('../plain-engine.ts'));
  return createPlainEngine(allRows(engine), points);
};

const loadOrigins = ({ engine }: LoadedEngine, centroids: ZipPoints): Origins => {
  const loaders = Array.from({ length: 10 }, (_, digit) =>
    memoizeAsync(() => loadZipPoints(ZIP_FILES[`../../../data/generated/zips-${digit}.bin`] ?? '')),
  );
  const loadZips = (digit: number): Promise<ZipPoints> =>
    loaders[digit]?.() ?? Promise.reject(new Error(`no zip begins with ${digit}`));
  return createOrigins({ hospitals: allRows(engine), airports, centroids, loadZips });
};

/**
 * Creates the loaders of the engine for queries with distances and of the search for start places. They share the centroids of
 * the directory's zips, and reject when these do not load.
 */
export const createNear = () => {
  const centroids = memoizeAsync(() => loadZipPoints(centroidsUrl));
  return {
    distances: async (loaded: LoadedEngine) => loadDistances(loaded, await centroids()),
    origins: async (loaded: LoadedEngine) => loadOrigins(loaded, await centroids()),
  };
};
