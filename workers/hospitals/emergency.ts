import type { HospitalEngine } from '../contract.ts';
import { hasBit } from './bits.ts';
import { loadFile } from './load-file.ts';
import { findAll, narrowEngine } from './matches.ts';

/** URL of the emergency flags; undefined unless the directory says for every hospital whether it has an emergency department. */
const [url] = Object.values(
  import.meta.glob<string>('../../data/generated/emergency.bin', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

/** Returns the engine over the hospitals whose bit is set; bits are in name order. */
export const narrowToBits = (engine: HospitalEngine, bits: Uint8Array): HospitalEngine => {
  const kept = new Set(findAll(engine).filter((_, row) => hasBit(bits, row)));
  return narrowEngine(engine, (hospital) => kept.has(hospital));
};

/** Returns the engine over hospitals with an emergency department, or `engine` if `url` is undefined. Rejects on a load error. */
export const loadEmergency = async (engine: HospitalEngine): Promise<HospitalEngine> =>
  url === undefined ? engine : narrowToBits(engine, await loadFile(url));
