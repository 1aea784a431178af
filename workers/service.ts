import {
  EVERYTHING,
  type Hospital,
  type HospitalEngine,
  type HospitalQuery,
  type HospitalService,
  type HospitalSuggester,
} from './contract.ts';
import type { LoadedEngine } from './hospitals/load.ts';
import { piece } from './hospitals/load-error.ts';
import { loadFile } from './hospitals/load-file.ts';
import { retried } from './retried.ts';

type Ready = () => Promise<LoadedEngine>;

/** Every row, in the order of names. */
const rowsOf = ({ engine }: LoadedEngine): readonly Hospital[] =>
  engine.search({ ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER }).rows;

/** The suggester and its file are loaded for the first suggestion: most visits need neither. */
const lazySuggester = (ready: Ready, suggestionsUrl: string): (() => Promise<HospitalSuggester>) =>
  retried(async () => {
    const { engine, parts } = await ready();
    if (parts === undefined)
      return (await piece(import('./hospitals/plain-engine.ts'))).createPlainSuggester(engine);
    const [{ createSuggester }, file] = await Promise.all([
      piece(import('./hospitals/suggest/suggest.ts')),
      loadFile(suggestionsUrl),
    ]);
    return createSuggester(parts, file);
  });

/** Distances, places to start from and lists by key: each is loaded when first asked for. */
const lazyParts = (ready: Ready) => ({
  distances: retried(async () =>
    (await piece(import('./hospitals/near/near-load.ts'))).loadDistances(await ready()),
  ),
  origins: retried(async () =>
    (await piece(import('./hospitals/near/near-load.ts'))).loadOrigins(rowsOf(await ready())),
  ),
  pick: retried(async () =>
    (await piece(import('./hospitals/get-by-keys.ts'))).createPicker(rowsOf(await ready())),
  ),
});

/** The asynchronous contract over an engine that is loaded for the first request. Every method rejects if that fails. */
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
