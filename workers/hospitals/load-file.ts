import type { LoadErrorName } from '../contract.ts';

/** Gives the error of a promise this name, which Comlink passes to the page. */
const withErrorName = <Value>(promise: Promise<Value>, name: LoadErrorName): Promise<Value> =>
  promise.catch((error: Error) => {
    error.name = name;
    throw error;
  });

/** A dynamic import whose failure is a CodeError: each browser has its own message for it. */
export const loadCode = <Code>(loading: Promise<Code>): Promise<Code> => withErrorName(loading, 'CodeError');

const bodyOf = async (url: string, init?: RequestInit): Promise<Uint8Array> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The body of a file. Throws a FileError without a response or for a status that is not ok. */
export const fetchBytes = (url: string, init?: RequestInit): Promise<Uint8Array> =>
  withErrorName(bodyOf(url, init), 'FileError');

/** Retries once past every cache, so that a damaged copy does not stay. */
export const retryOnce = <Value>(attempt: (init?: RequestInit) => Promise<Value>): Promise<Value> =>
  attempt().catch(() => attempt({ cache: 'reload' }));

export const loadFile = (url: string): Promise<Uint8Array> => retryOnce((init) => fetchBytes(url, init));
