import type { LoadErrorName } from '../contract.ts';

/** Sets the name of a promise's error; Comlink passes the name to the page. */
const withErrorName = <Value>(promise: Promise<Value>, name: LoadErrorName): Promise<Value> =>
  promise.catch((error: Error) => {
    error.name = name;
    throw error;
  });

/** Turns the failure of a dynamic import into a CodeError, because its message differs between browsers. */
export const loadCode = <Code>(loading: Promise<Code>): Promise<Code> => withErrorName(loading, 'CodeError');

const bodyOf = async (url: string, init?: RequestInit): Promise<Uint8Array> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Fetches the body of a file. Throws a FileError when there is no response or its status is not ok. */
export const fetchBytes = (url: string, init?: RequestInit): Promise<Uint8Array> =>
  withErrorName(bodyOf(url, init), 'FileError');

/** Retries once, bypassing the cache, so that a damaged copy does not stay cached. */
export const retryOnce = <Value>(attempt: (init?: RequestInit) => Promise<Value>): Promise<Value> =>
  attempt().catch(() => attempt({ cache: 'reload' }));

export const loadFile = (url: string): Promise<Uint8Array> => retryOnce((init) => fetchBytes(url, init));
