import indexUrl from '#data/generated/hospitals.index?url';
import suggestionsUrl from '#data/generated/suggestions.json?url';
import type { HospitalService } from '../contract.ts';
import { createService } from '../service.ts';
import { loadReference } from './load.ts';

/** The finder's twin on the thread that asks, for when no worker can live. */
export const createFallback = (): HospitalService =>
  createService(() => loadReference(indexUrl), suggestionsUrl);
