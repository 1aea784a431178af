import { memoizeAsync } from '#domain/memoize.ts';
import type {
  HelpService,
  HospitalEngine,
  HospitalQuery,
  HospitalService,
  HospitalSuggester,
} from './contract.ts';
import { createKeyLookup } from './hospitals/get-by-keys.ts';
import type { LoadedEngine } from './hospitals/load.ts';
import { loadCode, loadFile } from './hospitals/load-file.ts';

/**
 * Creates the finder's asynchronous service. The first request loads the engine; every method rejects if loading fails.
 * Suggestions, distances and start places load on first use, because most visits need none.
 */
export const createService = (load: () => Promise<LoadedEngine>, suggestionsUrl: string): HospitalService => {
  const ready = memoizeAsync(load);
  const suggester = memoizeAsync(async (): Promise<HospitalSuggester> => {
    const { engine, parts } = await ready();
    if (parts === undefined)
      return (await loadCode(import('./hospitals/plain-engine.ts'))).createPlainSuggester(engine);
    const [{ createSuggester }, file] = await Promise.all([
      loadCode(import('./hospitals/suggest/suggest.ts')),
      loadFile(suggestionsUrl),
    ]);
    return createSuggester(parts, file);
  });
  const near = memoizeAsync(async () =>
    (await loadCode(import('./hospitals/near/near-load.ts'))).createNear(),
  );
  const whole = async (): Promise<HospitalEngine> => (await ready()).engine;
  const emergency = memoizeAsync(async () =>
    (await loadCode(import('./hospitals/emergency.ts'))).loadEmergency(await whole()),
  );
  const origins = memoizeAsync(async () => (await near()).origins(await whole()));
  const getByKeys = memoizeAsync(async () => createKeyLookup(await whole()));
  const engineFor = async (query: HospitalQuery): Promise<HospitalEngine> => {
    const engine = await (query.emergency ? emergency() : whole());
    return query.near === undefined ? engine : (await near()).distances(engine);
  };
  return {
    ready: async () => (await ready()).kind,
    search: async (query) => (await engineFor(query)).search(query),
    options: async () => (await whole()).options(),
    facets: async (query) => (await engineFor(query)).facets(query),
    suggest: async (prefix, limit) => (await suggester()).suggest(prefix, limit),
    didYouMean: async (text) => (await suggester()).didYouMean(text),
    getByKeys: async (keys) => (await getByKeys())(keys),
    origins: async (text, limit) => (await origins()).origins(text, limit),
    origin: async (id) => (await origins()).origin(id),
  };
};

/** Creates the help center's service, whose code loads on the first request: the finder does not need that code. */
export const lazyHelp = (): HelpService => {
  const help = memoizeAsync(async () => (await loadCode(import('./help/help.ts'))).createHelp());
  return {
    ready: async (language) => (await help()).ready(language),
    search: async (query) => (await help()).search(query),
  };
};
