import { memoizeAsync } from '#domain/memoize.ts';
import type { HospitalQuery, HospitalService } from '../contract.ts';
import { loadCode } from '../hospitals/load-file.ts';

/** URL of the manifest when the site is built with parts (scripts/shards/vite-plugin.ts), otherwise empty. */
declare const __SHARDS__: string;

/**
 * Creates the finder's service with rows and counts from parts of the directory. Other requests load the whole directory:
 * distances, emergency departments, suggestions, lists by key, start places, and everything without WebAssembly.
 */
export const overShards = (
  whole: HospitalService,
  compile: () => Promise<WebAssembly.Module>,
  manifestUrl: string,
): HospitalService => {
  const shards = memoizeAsync(async () => {
    const code = await compile().catch(() => undefined);
    return code && (await loadCode(import('./sharded-engine.ts'))).loadShards(manifestUrl, code);
  });
  const serviceFor = async ({ near, emergency }: Partial<HospitalQuery>) =>
    (near === undefined && !emergency ? await shards() : undefined) ?? whole;
  return {
    ...whole,
    ready: async () => ((await shards()) === undefined ? whole.ready() : 'wasm'),
    search: async (query) => (await serviceFor(query)).search(query),
    facets: async (query) => (await serviceFor(query)).facets(query),
    options: async () => (await serviceFor({})).options(),
  };
};

/** Returns the service over parts if the site is built with parts. Otherwise the bundler drops this whole folder. */
export const withShards = (
  whole: HospitalService,
  compile: () => Promise<WebAssembly.Module>,
): HospitalService => (__SHARDS__ === '' ? whole : overShards(whole, compile, __SHARDS__));
