import { fetchBytes } from '../hospitals/load-file.ts';
import { openEngine } from '../hospitals/wasm/wasm-engine.ts';
import type { Modules } from '../hospitals/wasm/wasm-exports.ts';
import { openShards, type ShardedEngine } from './sharded-engine.ts';

/** The directory in parts that a manifest's address names; the other files lie beside it. Rejects with a `LoadErrorName`. */
export const loadShards = (manifestUrl: string, modules: Modules): Promise<ShardedEngine> => {
  const name = manifestUrl.lastIndexOf('/') + 1;
  return openShards(
    (file, init) => fetchBytes(manifestUrl.slice(0, name) + file, init),
    (index) => openEngine(index, modules),
    manifestUrl.slice(name),
  );
};
