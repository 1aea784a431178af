import type { HelpService, HospitalService, SearchWorker } from '#workers/contract.ts';
import { createDoor, type DoorParts } from './door.ts';

export interface SearchClientParts extends DoorParts {
  /** Each service on this thread, for when no worker can live. */
  readonly loadFallback: { readonly [Name in keyof SearchWorker]: () => Promise<SearchWorker[Name]> };
}

export type SearchClient = HospitalService & {
  /** Starts the worker and the loading of the index early; asking a question does so too. */
  readonly start: () => void;
};

/** The worker's services, each as a client that recovers by itself. */
export const createSearchClients = ({ loadFallback, ...parts }: SearchClientParts) => {
  const doorTo = createDoor(parts);
  const finder = doorTo(({ hospitals }) => hospitals, loadFallback.hospitals);
  const centre = doorTo(({ help }) => help, loadFallback.help);
  const loaded = (service: HospitalService) => service.ready();
  const askFinder = <Answer>(ask: (service: HospitalService) => Promise<Answer>, isAid = false) =>
    finder.ask({ ready: loaded, ask, isAid });

  const hospitals: SearchClient = {
    start: () => finder.start(loaded),
    ready: () => askFinder((service) => service.ready()),
    search: (query) => askFinder((service) => service.search(query)),
    options: () => askFinder((service) => service.options()),
    facets: (query) => askFinder((service) => service.facets(query)),
    suggest: (prefix, limit) => askFinder((service) => service.suggest(prefix, limit), true),
    didYouMean: (text) => askFinder((service) => service.didYouMean(text), true),
    pick: (keys) => askFinder((service) => service.pick(keys)),
    origins: (text, limit) => askFinder((service) => service.origins(text, limit)),
    origin: (id) => askFinder((service) => service.origin(id)),
  };
  const help: HelpService = {
    ready: (language) => {
      const ready = (service: HelpService) => service.ready(language);
      return centre.ask({ ready, ask: ready });
    },
    search: (query) =>
      centre.ask({
        ready: (service) => service.ready(query.language),
        ask: (service) => service.search(query),
      }),
  };
  return { hospitals, help };
};
