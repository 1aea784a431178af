import indexUrl from '#data/generated/hospitals.index?url';
import type { HospitalService } from '../contract.ts';
import { createService } from '../service.ts';
import { loadPlain } from './load.ts';

/** Creates the finder's service on the calling thread, for browsers in which no worker can run. */
export const createFallback = (): HospitalService => createService(() => loadPlain(indexUrl), '');
