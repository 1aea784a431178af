import type { EngineKind } from '../contract.ts';
import { piece } from './load-error.ts';
import { fetchBytes, twice } from './load-file.ts';
import type { EngineParts } from './reference/reference.ts';
import { openEngineParts } from './wasm/wasm-engine.ts';
import type { Modules } from './wasm/wasm-exports.ts';

export type LoadedEngine = EngineParts & { readonly kind: EngineKind };

/** Streaming compilation wants the right content type; a server that lacks it still gets the slower way. */
export const compile = async (url: string): Promise<WebAssembly.Module> => {
  try {
    return await WebAssembly.compileStreaming(fetch(url));
  } catch {
    return WebAssembly.compile(Uint8Array.from(await fetchBytes(url)));
  }
};

/** Few visitors need the twin: it is a file of its own. */
const openTwin = async (index: Uint8Array): Promise<LoadedEngine> => {
  const { openReference } = await piece(import('./reference/reference.ts'));
  return { ...openReference(index), kind: 'reference' };
};

/** The search core and the reader of its index, side by side. Neither is of use without the other. */
export const compileBoth = async (coreUrl: string, readerUrl: string): Promise<Modules> => {
  const [core, reader] = await Promise.all([compile(coreUrl), compile(readerUrl)]);
  return { core, reader };
};

/**
 * WebAssembly may be missing, forbidden by a policy, or short of memory: then the twin answers. What the reader refuses the
 * twin refuses too, and says why: few visitors need those words.
 */
export const openEngine = async (index: Uint8Array, wasm: Promise<Modules>): Promise<LoadedEngine> => {
  try {
    return { ...openEngineParts(index, await wasm), kind: 'wasm' };
  } catch {
    return openTwin(index);
  }
};

/** Index and core are fetched side by side. Throws an error with a `LoadErrorName`, after two attempts. */
export const loadEngine = (indexUrl: string, wasm: Promise<Modules>): Promise<LoadedEngine> => {
  wasm.catch(() => undefined);
  return twice(async (init) => openEngine(await fetchBytes(indexUrl, init), wasm));
};

/** The twin alone. */
export const loadReference = (indexUrl: string): Promise<LoadedEngine> =>
  twice(async (init) => openTwin(await fetchBytes(indexUrl, init)));
