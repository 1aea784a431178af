import { startTransition, useEffect, useState } from 'react';
import { useMedia } from '#hooks/use-media.ts';
import type { Results } from './use-hospital-search.ts';

export const useCards = (): boolean => useMedia('(width <= 48em)');

export const columnCount = (hasDistances: boolean): number => (hasDistances ? 7 : 6);

/** Kilometers; `unknown`: the hospital's location is not known. */
export type RowDistance = number | 'unknown';

export const distanceOf = ({ distances }: Results, index: number): RowDistance | undefined =>
  distances && (distances[index] ?? 'unknown');

/** Time for the browser to paint and respond between two steps. */
const STEP_DELAY_MS = 30;

/** Returns a number that grows from `step` to `total`; restarts with a new `key`. */
export const useIncrementalRender = (key: string, total: number, step: number): number => {
  const [rendered, setRendered] = useState({ key, size: step });
  const size = rendered.key === key ? rendered.size : step;
  useEffect(() => {
    if (size >= total) return;
    const next = () => startTransition(() => setRendered({ key, size: size + step }));
    const timer = setTimeout(next, STEP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, size, total, step]);
  return Math.min(size, total);
};
