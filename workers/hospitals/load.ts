import type { EngineKind, HospitalEngine } from '../contract.ts';
import type { EngineParts } from './core.ts';
import { IndexError } from './index-error.ts';
import { fetchBytes, loadCode, retryOnce } from './load-file.ts';
import { openEngine } from './wasm/wasm-engine.ts';
import type { Modules } from './wasm/wasm-exports.ts';

/** An engine that is ready to answer; only the WebAssembly one has parts. */
export interface LoadedEngine {
  readonly kind: EngineKind;
  readonly engine: HospitalEngine;
  readonly parts?: EngineParts;
}

/** Streaming compilation needs the right content type; a server that lacks it still gets the slower way. */
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

/** The engine without WebAssembly. Few visitors need it: code and rows are files of their own. */
export const loadPlain = async (rowsUrl: string): Promise<LoadedEngine> =>
  (await loadCode(import('./plain-engine.ts'))).loadPlainEngine(rowsUrl);

/**
 * Index and WebAssembly are fetched in parallel. WebAssembly may be missing, forbidden by a policy, or short of memory: then the
 * plain engine answers from the same rows as JSON. Throws an error with a `LoadErrorName`, after two attempts.
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
