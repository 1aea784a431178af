import type { EngineKind } from '../contract.ts';
import { openEngine } from '../hospitals/load.ts';
import { fetchBytes } from '../hospitals/load-file.ts';
import type { Modules } from '../hospitals/wasm/wasm-exports.ts';
import { openShards, type ShardedEngine } from './sharded-engine.ts';

export type LoadedShards = ShardedEngine & { readonly kind: EngineKind };

/** The directory in parts that a manifest's address names; the other files lie beside it. Rejects with a `LoadErrorName`. */
export const loadShards = async (manifestUrl: string, wasm: Promise<Modules>): Promise<LoadedShards> => {
  const kind = wasm.then(
    () => 'wasm' as const,
    () => 'reference' as const,
  );
  const name = manifestUrl.lastIndexOf('/') + 1;
  const engine = await openShards(
    (file, init) => fetchBytes(manifestUrl.slice(0, name) + file, init),
    (index) => openEngine(index, wasm),
    manifestUrl.slice(name),
  );
  return { ...engine, kind: await kind };
};
