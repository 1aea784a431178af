import { wrap } from 'comlink';
import { memoize } from '#domain/memoize.ts';
import { trustedAddress } from '#domain/trusted-address.ts';
import type { HelpService, SearchWorker } from '#workers/contract.ts';
import address from '../../workers/search.worker.ts?worker&url';
import { createWorkerClient, type RunningWorker, type SearchClient } from './worker-client.ts';

const startWorker = (): RunningWorker => {
  const worker = new Worker(trustedAddress('search-worker', address), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      // The client recovers, so the error must not be reported as an error of the page.
      event.preventDefault();
      reject(new Error('the search worker crashed'));
    });
    worker.addEventListener('messageerror', () =>
      reject(new Error('the search worker sent an unreadable message')),
    );
  });
  const api = wrap<SearchWorker>(worker) as unknown as SearchWorker;
  return { api, broken, terminate: () => worker.terminate() };
};

const workerClient = memoize(() =>
  createWorkerClient({
    startWorker,
    loadFallback: {
      hospitals: async () => (await import('#workers/hospitals/fallback.ts')).createFallback(),
      help: async () => (await import('#workers/help/help.ts')).createHelp(),
    },
    timeouts: { load: 20_000, answer: 4_000 },
  }),
);

/** Returns the client of the finder; the first call starts the worker and loads the hospitals. */
export const searchClient = (): SearchClient => {
  const { hospitals } = workerClient();
  hospitals.start();
  return hospitals;
};

/** Returns the client of the help center's search; the first request or `ready(language)` starts the worker. */
export const helpClient = (): HelpService => workerClient().help;
