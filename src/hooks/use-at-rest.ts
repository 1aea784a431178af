import { useEffect } from 'react';

/** So long after a part of the page stands there, its own pieces have come. */
const REST_MS = 2000;

/** Brings a piece when the page is at rest, so that it is there when it is wanted, even if the connection is not. A failure is left to its use. */
export const useAtRest = (bring: () => Promise<unknown>): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const timer = setTimeout(() => void bring().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
};
