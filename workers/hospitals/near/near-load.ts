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

/** Loads the centroids of the directory's zips, once for both distances and start places. */
const loadCentroids = memoizeAsync(() => loadZipPoints(centroidsUrl));

/** Returns all rows in name order. */
const allRows = ({ search }: HospitalEngine) =>
  search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER }).rows;

/** Loads the engine for queries with distances. Rejects when the centroids do not load. */
export const loadDistances = async ({ engine, parts }: LoadedEngine): Promise<HospitalEngine> => {
  if (parts !== undefined) return createDistanceEngine(parts, await loadCentroids());
  const { createPlainEngine } = await loadCode(import('../plain-engine.ts'));
  return createPlainEngine(allRows(engine), await loadCentroids());
};

/** Loads the search for start places. Rejects when the centroids do not load. */
export const loadOrigins = async ({ engine }: LoadedEngine): Promise<Origins> => {
  const loaders = Array.from({ length: 10 }, (_, digit) =>
    memoizeAsync(() => loadZipPoints(ZIP_FILES[`../../../data/generated/zips-${digit}.bin`] ?? '')),
  );
  const loadZips = (digit: number): Promise<ZipPoints> =>
    loaders[digit]?.() ?? Promise.reject(new Error(`no zip begins with ${digit}`));
  return createOrigins({ hospitals: allRows(engine), airports, centroids: await loadCentroids(), loadZips });
};
