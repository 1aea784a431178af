import type { EngineKind, HospitalEngine } from '../contract.ts';
import { IndexError } from './index-error.ts';
import { fetchBytes, loadCode, retryOnce } from './load-file.ts';
import { type EngineParts, openEngine } from './wasm/wasm-engine.ts';

/** A loaded engine; only the WebAssembly engine has parts. */
export interface LoadedEngine {
  readonly kind: EngineKind;
  readonly engine: HospitalEngine;
  readonly parts?: EngineParts;
}

/** Compiles while streaming, which needs the right content type; without it compiles after the whole file is fetched. */
export const compile = async (url: string): Promise<WebAssembly.Module> => {
  try {
    return await WebAssembly.compileStreaming(fetch(url));
  } catch {
    return WebAssembly.compile(Uint8Array.from(await fetchBytes(url)));
  }
};

/** Opens the engine without WebAssembly. Few visitors need it, so its code loads on use. */
const openPlain = async (index: Uint8Array): Promise<LoadedEngine> =>
  (await loadCode(import('./plain-engine.ts'))).openPlainEngine(index);

/** Loads an index file and opens it. Throws an error with a `LoadErrorName` after two attempts. */
const loadIndex = (url: string, open: (index: Uint8Array) => Promise<LoadedEngine>): Promise<LoadedEngine> =>
  retryOnce(async (init) => open(await fetchBytes(url, init)));

export const loadPlain = (url: string): Promise<LoadedEngine> => loadIndex(url, openPlain);

/**
 * Loads the engine; index and WebAssembly are fetched in parallel. If WebAssembly is missing, forbidden by a policy or out of
 * memory, opens the plain engine.
 */
export const loadEngine = (url: string, wasm: Promise<WebAssembly.Module>): Promise<LoadedEngine> => {
  wasm.catch(() => undefined);
  return loadIndex(url, async (index) => {
    try {
      const parts = openEngine(index, await wasm);
      return { kind: 'wasm', engine: parts.engine, parts };
    } catch (error) {
      if (error instanceof IndexError) throw error;
      return openPlain(index);
    }
  });
};
