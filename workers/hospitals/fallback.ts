import rowsUrl from '#data/generated/hospitals.json?url';
import type { HospitalService } from '../contract.ts';
import { createService } from '../service.ts';
import { loadPlain } from './load.ts';

/** The finder's service on the thread that asks, for when no worker can run. */
export const createFallback = (): HospitalService => createService(() => loadPlain(rowsUrl), '');
