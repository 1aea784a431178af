import type { HospitalEngine, HospitalQuery, HospitalService, HospitalSuggester } from './contract.ts';
import type { LoadedEngine } from './hospitals/load.ts';
import { piece } from './hospitals/load-error.ts';
import { loadFile } from './hospitals/load-file.ts';
import { retried } from './retried.ts';

type Ready = () => Promise<LoadedEngine>;

/** The suggester and its file are loaded when the first suggestion is asked for: most visits need neither. */
const lazySuggester = (ready: Ready, suggestionsUrl: string): (() => Promise<HospitalSuggester>) =>
  retried(async () => {
    const [{ createSuggester }, file, parts] = await Promise.all([
      piece(import('./hospitals/suggest/suggest.ts')),
      loadFile(suggestionsUrl),
      ready(),
    ]);
    return createSuggester(parts, file);
  });

/** Distances, places to start from and lists by key: each comes when it is first asked for. */
const lazyParts = (ready: Ready) => ({
  distances: retried(async () =>
    (await piece(import('./hospitals/near/distance-load.ts'))).loadDistances(await ready()),
  ),
  origins: retried(async () =>
    (await piece(import('./hospitals/near/origins-load.ts'))).loadOrigins(await ready()),
  ),
  pick: retried(async () => (await piece(import('./hospitals/get-by-keys.ts'))).createPicker(await ready())),
});

/** The asynchronous contract over an engine that loads when first asked for. Every method rejects if it does not load. */
export const createService = (load: () => Promise<LoadedEngine>, suggestionsUrl: string): HospitalService => {
  const ready = retried(load);
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
