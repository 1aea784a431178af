import type { HospitalEngine } from '#workers/contract.ts';
import type { EngineParts } from '../reference/reference.ts';
import { loadCentroids } from './centroids-load.ts';
import { createDistanceEngine } from './distance-engine.ts';

/** The engine that measures distances. Rejects when the centroids do not load. */
export const loadDistances = async (parts: EngineParts): Promise<HospitalEngine> =>
  createDistanceEngine(parts, await loadCentroids());
