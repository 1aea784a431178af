import { startTransition, useEffect, useState } from 'react';
import type { Results } from './use-hospital-search.ts';

/** Which list it is, in words, because the same may be answered twice: once before and once after its place is known. */
export const stateKey = ({ applied }: Results): string => JSON.stringify(applied);

/** Time for the browser to paint, and to answer the visitor, before there is more. */
const PAUSE_MS = 30;

/**
 * How much of something long to draw by now: `step` at once, so that it is painted soon, then as much again and again until
 * it is `whole`. It begins anew with another `what`.
 */
export const useIncrementalRender = (what: string, whole: number, step: number): number => {
  const [grown, setGrown] = useState({ what, size: step });
  const size = grown.what === what ? grown.size : step;
  useEffect(() => {
    if (size >= whole) return;
    const pause = setTimeout(() => startTransition(() => setGrown({ what, size: size + step })), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [what, size, whole, step]);
  return Math.min(size, whole);
};
