import indexUrl from '#data/generated/hospitals.index?url';
import suggestionsUrl from '#data/generated/suggestions.json?url';
import type { SearchWorker } from './contract.ts';
import { loadReference } from './load.ts';
import { createService } from './service.ts';

/** The twin on the thread that asks, for when no worker can live. Rejects when the index does not load. */
export const loadFallback = async (): Promise<SearchWorker> => {
  const ready = loadReference(indexUrl);
  await ready;
  return createService(ready, suggestionsUrl);
};
