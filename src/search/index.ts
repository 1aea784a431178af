import { wrap } from 'comlink';
import { trustedAddress } from '#domain/trusted-address.ts';
import type { HelpService } from '#workers/contract.ts';
import { type PackedSearchWorker, unpackWorker } from '#workers/hospitals/result-codec.ts';
import address from '../../workers/search.worker.ts?worker&url';
import type { RunningWorker } from './attempt.ts';
import { createSearchClients, type SearchClient } from './search-client.ts';

const startWorker = (): RunningWorker => {
  const worker = new Worker(trustedAddress('search-worker', address), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      // The door takes care of it: the page has no error of its own.
      event.preventDefault();
      reject(new Error('the search worker broke'));
    });
    worker.addEventListener('messageerror', () =>
      reject(new Error('the search worker sent what cannot be read')),
    );
  });
  const remote = wrap<PackedSearchWorker>(worker) as unknown as PackedSearchWorker;
  return { api: unpackWorker(remote), broken, terminate: () => worker.terminate() };
};

let clients: ReturnType<typeof createSearchClients> | undefined;

const searchClients = () => {
  clients ??= createSearchClients({
    startWorker,
    loadFallback: {
      hospitals: async () => (await import('#workers/hospitals/fallback.ts')).createFallback(),
      help: async () => (await import('#workers/help/help.ts')).createHelp(),
    },
    patience: { load: 20_000, answer: 4_000 },
  });
  return clients;
};

/** The finder's search; the first call starts the worker and the loading of the hospitals. */
export const searchClient = (): SearchClient => {
  const { hospitals } = searchClients();
  hospitals.start();
  return hospitals;
};

/** The help centre's search; the first question starts the worker. `ready(language)` does so before one is asked. */
export const helpClient = (): HelpService => searchClients().help;

export { latest } from './latest.ts';
export type { SearchClient };
