import type { HospitalService, HospitalSuggester } from './contract.ts';
import { lazily } from './lazily.ts';
import type { LoadedEngine } from './load.ts';
import { loadFile } from './load-file.ts';

/** The suggester and its file are loaded when the first suggestion is asked for: most visits need neither. */
const lazySuggester = (
  ready: () => Promise<LoadedEngine>,
  suggestionsUrl: string,
): (() => Promise<HospitalSuggester>) => {
  const load = async (): Promise<HospitalSuggester> => {
    const [{ createSuggester }, file, parts] = await Promise.all([
      import('./suggest.ts'),
      loadFile(suggestionsUrl),
      ready(),
    ]);
    return createSuggester(parts, file);
  };
  let suggester: Promise<HospitalSuggester> | undefined;
  return () => {
    suggester ??= load().catch((error: unknown) => {
      suggester = undefined;
      throw error;
    });
    return suggester;
  };
};

/** The asynchronous contract over an engine that loads when first asked for. Every method rejects if it does not load. */
export const createService = (load: () => Promise<LoadedEngine>, suggestionsUrl: string): HospitalService => {
  const ready = lazily(load);
  const suggester = lazySuggester(ready, suggestionsUrl);
  return {
    ready: async () => (await ready()).kind,
    search: async (query) => (await ready()).engine.search(query),
    options: async () => (await ready()).engine.options(),
    facets: async (query) => (await ready()).engine.facets(query),
    suggest: async (prefix, limit) => (await suggester()).suggest(prefix, limit),
    didYouMean: async (text) => (await suggester()).didYouMean(text),
  };
};
