import type { LoadErrorName } from '../contract.ts';

/** The same promise; when it fails the error has this name, which Comlink carries to the page. */
export const named = <Value>(promise: Promise<Value>, name: LoadErrorName): Promise<Value> =>
  promise.catch((error: Error) => {
    error.name = name;
    throw error;
  });

/** A piece of code on its way, whose failure every browser tells in words of its own. */
export const piece = <Code>(loading: Promise<Code>): Promise<Code> => named(loading, 'CodeError');
