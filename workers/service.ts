import { memoizeAsync } from '#domain/once.ts';
import type {
  HelpService,
  HospitalEngine,
  HospitalQuery,
  HospitalService,
  HospitalSuggester,
} from './contract.ts';
import type { LoadedEngine } from './hospitals/load.ts';
import { loadCode, loadFile } from './hospitals/load-file.ts';

type Ready = () => Promise<LoadedEngine>;

/** Loads the suggester and its file for the first suggestion: most visits need neither. */
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

/** Distances, start places and lists by key, each loaded for its first request. */
const lazyParts = (ready: Ready) => ({
  distances: memoizeAsync(async () =>
    (await loadCode(import('./hospitals/near/near-load.ts'))).loadDistances(await ready()),
  ),
  origins: memoizeAsync(async () =>
    (await loadCode(import('./hospitals/near/near-load.ts'))).loadOrigins(await ready()),
  ),
  getByKeys: memoizeAsync(async () =>
    (await loadCode(import('./hospitals/get-by-keys.ts'))).createKeyLookup((await ready()).engine),
  ),
});

/** The asynchronous contract. The engine is loaded for the first request; every method rejects if that fails. */
export const createService = (load: () => Promise<LoadedEngine>, suggestionsUrl: string): HospitalService => {
  const ready = memoizeAsync(load);
  const suggester = lazySuggester(ready, suggestionsUrl);
  const { distances, origins, getByKeys } = lazyParts(ready);
  const engine = async (query?: HospitalQuery): Promise<HospitalEngine> =>
    query?.near === undefined ? (await ready()).engine : distances();
  return {
    ready: async () => (await ready()).kind,
    search: async (query) => (await engine(query)).search(query),
    options: async () => (await engine()).options(),
    facets: async (query) => (await engine(query)).facets(query),
    suggest: async (prefix, limit) => (await suggester()).suggest(prefix, limit),
    didYouMean: async (text) => (await suggester()).didYouMean(text),
    getByKeys: async (keys) => (await getByKeys())(keys),
    origins: async (text, limit) => (await origins()).origins(text, limit),
    origin: async (id) => (await origins()).origin(id),
  };
};

/** Loads the help centre's code for the first request: the finder needs none of it. */
export const lazyHelp = (): HelpService => {
  const help = memoizeAsync(async () => (await loadCode(import('./help/help.ts'))).createHelp());
  return {
    ready: async (language) => (await help()).ready(language),
    search: async (query) => (await help()).search(query),
  };
};
