import type { EngineKind, HospitalEngine } from '../contract.ts';
import type { EngineParts } from './core.ts';
import { IndexError } from './index-error.ts';
import { fetchBytes, loadCode, retryOnce } from './load-file.ts';
import { openEngine } from './wasm/wasm-engine.ts';
import type { Modules } from './wasm/wasm-exports.ts';

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

export const compileBoth = async (coreUrl: string, readerUrl: string): Promise<Modules> => {
  const [core, reader] = await Promise.all([compile(coreUrl), compile(readerUrl)]);
  return { core, reader };
};

/** Loads the engine without WebAssembly. Few visitors need it, so its code and rows are separate files. */
export const loadPlain = async (rowsUrl: string): Promise<LoadedEngine> =>
  (await loadCode(import('./plain-engine.ts'))).loadPlainEngine(rowsUrl);

/**
 * Loads the engine; index and WebAssembly are fetched in parallel. If WebAssembly is missing, forbidden by a policy or out of
 * memory, loads the plain engine with the same rows as JSON. Throws an error with a `LoadErrorName` after two attempts.
 */
export const loadEngine = (
  urls: { readonly index: string; readonly rows: string },
  wasm: Promise<Modules>,
): Promise<LoadedEngine> => {
  wasm.catch(() => undefined);
  return retryOnce(async (init) => {
    const index = await fetchBytes(urls.index, init);
    try {
      const parts = openEngine(index, await wasm);
      return { kind: 'wasm', engine: parts.engine, parts };
    } catch (error) {
      if (error instanceof IndexError) throw error;
      return loadPlain(urls.rows);
    }
  });
};
