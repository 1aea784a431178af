import { DEFAULT_QUERY } from '../contract.ts';
import { hasBit } from './bits.ts';
import type { EngineParts } from './core.ts';
import { createEngine } from './hospital-engine.ts';
import type { LoadedEngine } from './load.ts';
import { loadCode, loadFile } from './load-file.ts';
import { narrowCore } from './narrow-core.ts';

/** URL of the emergency flags; undefined unless the directory says for every hospital whether it has an emergency department. */
const [url] = Object.values(
  import.meta.glob<string>('../../data/generated/emergency.bin', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

/**
 * Returns the engine over the rows whose bit is set. The WebAssembly engine still lists the states of all rows, with a count of
 * 0 where no row is left; the plain engine lists only states of its rows.
 */
export const narrowEngine = async (loaded: LoadedEngine, bits: Uint8Array): Promise<LoadedEngine> => {
  const isSet = (row: number): boolean => hasBit(bits, row);
  const { kind, engine, parts } = loaded;
  if (parts === undefined) {
    const { createPlainEngine } = await loadCode(import('./plain-engine.ts'));
    const { rows } = engine.search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER });
    return { kind, engine: createPlainEngine(rows.filter((_, row) => isSet(row))) };
  }
  const { narrow: core } = narrowCore(parts, isSet);
  const narrowed: EngineParts = { ...parts, core, engine: createEngine(parts.directory, core) };
  return { kind, engine: narrowed.engine, parts: narrowed };
};

/** Returns the engine over hospitals with an emergency department, or `loaded` if `url` is undefined. Rejects on a load error. */
export const loadEmergency = async (loaded: LoadedEngine): Promise<LoadedEngine> =>
  url === undefined ? loaded : narrowEngine(loaded, await loadFile(url));
