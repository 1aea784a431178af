import { memoizeAsync } from '#domain/once.ts';
import type { HospitalEngine, HospitalQuery, HospitalService, HospitalSuggester } from './contract.ts';
import type { LoadedEngine } from './hospitals/load.ts';
import { loadCode, loadFile } from './hospitals/load-file.ts';

type Ready = () => Promise<LoadedEngine>;

/** The suggester and its file are loaded for the first suggestion: most visits need neither. */
const lazySuggester = (ready: Ready, suggestionsUrl: string): (() => Promise<HospitalSuggester>) =>
  memoizeAsync(async () => {
    const { engine, parts } = await ready();
    if (parts === undefined)
      return (await loadCode(import('./hospitals/plain-engine.ts'))).createPlainSuggester(engine);
    const [{ createSuggester }, file] = await Promise.all([
      loadCode(import('./hospitals/suggest/suggest.ts')),
      loadFile(suggestionsUrl),
    ]);
    return createSuggester(parts, file);
  });

/** Distances, places to start from and lists by key: each is loaded when first asked for. */
const lazyParts = (ready: Ready) => ({
  distances: memoizeAsync(async () =>
    (await loadCode(import('./hospitals/near/near-load.ts'))).loadDistances(await ready()),
  ),
  origins: memoizeAsync(async () =>
    (await loadCode(import('./hospitals/near/near-load.ts'))).loadOrigins(await ready()),
  ),
  pick: memoizeAsync(async () =>
    (await loadCode(import('./hospitals/get-by-keys.ts'))).createPicker((await ready()).engine),
  ),
});

/** The asynchronous contract over an engine that is loaded for the first request. Every method rejects if that fails. */
export const createService = (load: () => Promise<LoadedEngine>, suggestionsUrl: string): HospitalService => {
  const ready = memoizeAsync(load);
  const suggester = lazySuggester(ready, suggestionsUrl);
  const { distances, origins, pick } = lazyParts(ready);
  const engine = async (query?: HospitalQuery): Promise<HospitalEngine> =>
    query?.near === undefined ? (await ready()).engine : distances();
  return {
    ready: async () => (await ready()).kind,
    search: async (query) => (await engine(query)).search(query),
    options: async () => (await engine()).options(),
    facets: async (query) => (await engine(query)).facets(query),
    suggest: async (prefix, limit) => (await suggester()).suggest(prefix, limit),
    didYouMean: async (text) => (await suggester()).didYouMean(text),
    pick: async (keys) => (await pick())(keys),
    origins: async (text, limit) => (await origins()).origins(text, limit),
    origin: async (id) => (await origins()).origin(id),
  };
};
