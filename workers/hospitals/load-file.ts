import type { LoadErrorName } from '../contract.ts';

/** The same promise; when it fails the error has this name, which Comlink carries to the page. */
const named = <Value>(promise: Promise<Value>, name: LoadErrorName): Promise<Value> =>
  promise.catch((error: Error) => {
    error.name = name;
    throw error;
  });

/** A dynamic import. Its failure has the name CodeError: each browser has its own message for it. */
export const loadCode = <Code>(loading: Promise<Code>): Promise<Code> => named(loading, 'CodeError');

const bodyOf = async (url: string, init?: RequestInit): Promise<Uint8Array> => {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** The body of a file. Throws an error of the name FileError when there is no answer, or none that is "ok". */
export const fetchBytes = (url: string, init?: RequestInit): Promise<Uint8Array> =>
  named(bodyOf(url, init), 'FileError');

/** Runs `attempt`; when it fails, once more past every cache: a damaged copy must not stay. */
export const twice = <Value>(attempt: (init?: RequestInit) => Promise<Value>): Promise<Value> =>
  attempt().catch(() => attempt({ cache: 'reload' }));

/** A file of the build that is not the index, with the same second attempt. */
export const loadFile = (url: string): Promise<Uint8Array> => twice((init) => fetchBytes(url, init));
