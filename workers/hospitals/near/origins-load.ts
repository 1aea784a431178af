import airports from '#data/airports.json';
import { retried } from '#workers/retried.ts';
import { fetchBytes, twice } from '../load-file.ts';
import type { EngineParts } from '../reference/reference.ts';
import { loadCentroids } from './centroids-load.ts';
import { createOrigins, type Origins } from './origins.ts';
import { readZipPoints, type ZipPoints } from './zip-points.ts';

/** One file for each first digit of a zip. */
const FILES = import.meta.glob<string>('../../../data/generated/zips-*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

const zipLoader = (digit: number): (() => Promise<ZipPoints>) => {
  const url = FILES[`../../../data/generated/zips-${digit}.bin`] ?? '';
  return retried(() => twice(async (init) => readZipPoints(await fetchBytes(url, init))));
};

/** The places to start from. Rejects when the centroids do not load. */
export const loadOrigins = async ({ directory }: EngineParts): Promise<Origins> => {
  const loaders = Array.from({ length: 10 }, (_, digit) => zipLoader(digit));
  const loadZips = (digit: number): Promise<ZipPoints> =>
    loaders[digit]?.() ?? Promise.reject(new Error(`no zip begins with ${digit}`));
  return createOrigins({ directory, airports, centroids: await loadCentroids(), loadZips });
};
