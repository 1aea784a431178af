import type { HospitalQuery, HospitalService } from '../contract.ts';
import { piece } from '../hospitals/load-error.ts';
import type { Modules } from '../hospitals/wasm/wasm-exports.ts';
import { retried } from '../retried.ts';

/**
 * The finder's service whose rows and counts come in parts; their code comes with the first question. What parts do not know is
 * asked of the whole directory, which comes with the first such question: distances, suggestions, lists by key, places to start from.
 */
export const lazyShards = (
  whole: HospitalService,
  manifestUrl: string,
  wasm: () => Promise<Modules>,
): HospitalService => {
  const shards = retried(async () =>
    (await piece(import('./shard-load.ts'))).loadShards(manifestUrl, wasm()),
  );
  const of = ({ near }: HospitalQuery) => (near === undefined ? shards() : whole);
  return {
    ...whole,
    ready: async () => (await shards()).kind,
    search: async (query) => (await of(query)).search(query),
    facets: async (query) => (await of(query)).facets(query),
    options: async () => (await shards()).options(),
  };
};
