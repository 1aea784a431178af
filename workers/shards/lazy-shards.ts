import { memoizeAsync } from '#domain/once.ts';
import type { HospitalQuery, HospitalService } from '../contract.ts';
import { loadCode } from '../hospitals/load-file.ts';
import type { Modules } from '../hospitals/wasm/wasm-exports.ts';

/**
 * The finder's service whose rows and counts come in parts; their code comes with the first question. What parts do not know is
 * asked of the whole directory, which comes with the first such question: distances, suggestions, lists by key, places to start
 * from, and everything where there is no WebAssembly.
 */
export const lazyShards = (
  whole: HospitalService,
  manifestUrl: string,
  wasm: () => Promise<Modules>,
): HospitalService => {
  const modules = memoizeAsync(() => wasm().catch(() => undefined));
  const shards = memoizeAsync(async () => {
    const code = await modules();
    return code && (await loadCode(import('./shard-load.ts'))).loadShards(manifestUrl, code);
  });
  const parts = async () => (await shards()) ?? whole;
  const of = ({ near }: HospitalQuery) => (near === undefined ? parts() : whole);
  return {
    ...whole,
    ready: async () => ((await shards()) === undefined ? whole.ready() : 'wasm'),
    search: async (query) => (await of(query)).search(query),
    facets: async (query) => (await of(query)).facets(query),
    options: async () => (await parts()).options(),
  };
};
