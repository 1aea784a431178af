import type { EngineKind } from './contract.ts';
import { openWasm } from './engine.ts';
import { IndexError } from './index-error.ts';
import { piece } from './load-error.ts';
import { fetchBytes, twice } from './load-file.ts';
import type { EngineParts } from './reference.ts';

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
  const { openReference } = await piece(import('./reference.ts'));
  return { ...openReference(index), kind: 'reference' };
};

/** WebAssembly may be missing, forbidden by a policy, or short of memory: then the twin answers. */
export const openEngine = async (
  index: Uint8Array,
  wasm: Promise<WebAssembly.Module>,
): Promise<LoadedEngine> => {
  try {
    return { ...openWasm(index, await wasm), kind: 'wasm' };
  } catch (error) {
    if (error instanceof IndexError) throw error;
    return openTwin(index);
  }
};

/** Index and core are fetched side by side. Throws an error with a `LoadErrorName`, after two attempts. */
export const loadEngine = (indexUrl: string, wasm: Promise<WebAssembly.Module>): Promise<LoadedEngine> => {
  wasm.catch(() => undefined);
  return twice(async (init) => openEngine(await fetchBytes(indexUrl, init), wasm));
};

/** The twin alone. */
export const loadReference = (indexUrl: string): Promise<LoadedEngine> =>
  twice(async (init) => openTwin(await fetchBytes(indexUrl, init)));
