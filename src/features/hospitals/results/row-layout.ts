import { startTransition, useEffect, useState } from 'react';
import type { Results } from './use-hospital-search.ts';

const PHONE = '(width <= 48em)';

/** The rows are drawn as cards. Not for the prerendered page, which knows no screen. */
export const isCardLayout = (): boolean => matchMedia(PHONE).matches;

const COLUMNS = 6;
/** Where a place is applied, one more column shows the distances. */
export const columnCount = (hasDistances: boolean): number => COLUMNS + (hasDistances ? 1 : 0);

/** Kilometres, or `unknown` where the hospital's place is. */
export type RowDistance = number | 'unknown';

/** Of the row at this position; undefined where no place is applied. */
export const distanceOf = ({ distances }: Results, index: number): RowDistance | undefined =>
  distances && (distances[index] ?? 'unknown');

/** Lets the browser paint, and answer the visitor, between two steps. */
const STEP_DELAY_MS = 30;

/** How much of something long to render by now: grows from `step` to `total`, and starts over with another `key`. */
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
