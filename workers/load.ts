import type { EngineKind } from './contract.ts';
import { openWasm } from './engine.ts';
import { IndexError } from './index-error.ts';
import type { EngineParts } from './reference.ts';

export type LoadedEngine = EngineParts & { readonly kind: EngineKind };

/** The body of a file. Throws an Error that names address and status when the answer is not "ok". */
export const fetchBytes = async (url: string, init?: RequestInit): Promise<Uint8Array> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return new Uint8Array(await response.arrayBuffer());
};

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
  const { openReference } = await import('./reference.ts');
  return { ...openReference(index), kind: 'reference' };
};

/** WebAssembly may be missing, forbidden by a policy, or short of memory: then the twin answers. */
const open = async (index: Uint8Array, wasm: Promise<WebAssembly.Module>): Promise<LoadedEngine> => {
  try {
    return { ...openWasm(index, await wasm), kind: 'wasm' };
  } catch (error) {
    if (error instanceof IndexError) throw error;
    return openTwin(index);
  }
};

/** Runs `attempt`; when it fails, once more past every cache: a damaged copy must not stay. */
const twice = async <Value>(attempt: (init?: RequestInit) => Promise<Value>): Promise<Value> => {
  try {
    return await attempt();
  } catch {
    return attempt({ cache: 'reload' });
  }
};

/** Index and core are fetched side by side. Throws IndexError, or what `fetch` throws, after two attempts. */
export const loadEngine = (indexUrl: string, wasm: Promise<WebAssembly.Module>): Promise<LoadedEngine> => {
  wasm.catch(() => undefined);
  return twice(async (init) => open(await fetchBytes(indexUrl, init), wasm));
};

/** The twin alone. */
export const loadReference = (indexUrl: string): Promise<LoadedEngine> =>
  twice(async (init) => openTwin(await fetchBytes(indexUrl, init)));

/** A file of the build that is not the index, with the same second attempt. */
export const loadFile = (url: string): Promise<Uint8Array> => twice((init) => fetchBytes(url, init));
