import { wrap } from 'comlink';
import type { SearchWorker } from '#workers/contract.ts';
import { type PackedSearchWorker, unpackWorker } from '#workers/page-codec.ts';
import { createSearchClient, type RunningWorker, type SearchClient } from './searchClient.ts';

const startWorker = (): RunningWorker => {
  const worker = new Worker(new URL('../../workers/search.worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('the search worker broke')));
    worker.addEventListener('messageerror', () =>
      reject(new Error('the search worker sent what cannot be read')),
    );
  });
  return { api: unpackWorker(wrap<PackedSearchWorker>(worker)), broken, terminate: () => worker.terminate() };
};

const loadFallback = async (): Promise<SearchWorker> => (await import('#workers/fallback.ts')).loadFallback();

let client: SearchClient | undefined;

/** The page's search client; the first call starts the worker. */
export const searchClient = (): SearchClient => {
  client ??= createSearchClient({ startWorker, loadFallback, patience: { load: 20_000, answer: 4_000 } });
  client.start();
  return client;
};

export { latest } from './latest.ts';
export type { SearchClient };
