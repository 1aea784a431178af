import { loadCentroids } from './centroids-load.ts';
import type { HospitalEngine } from './contract.ts';
import { createDistanceEngine } from './distance-engine.ts';
import type { EngineParts } from './reference.ts';

/** The engine that measures distances. Rejects when the centroids do not load. */
export const loadDistances = async (parts: EngineParts): Promise<HospitalEngine> =>
  createDistanceEngine(parts, await loadCentroids());
