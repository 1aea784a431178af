import { useEffectEvent, useLayoutEffect } from 'react';
import { usePrerendered } from '#hooks/use-hydrated.ts';

/** Passes on what the visitor entered before hydration, or the browser restored: React keeps it in sight, but does not report it. */
export const useEarlyEntry = <Value>(
  value: Value,
  read: () => Value | undefined,
  take: (entry: Value) => void,
): void => {
  const isPrerendered = usePrerendered();
  const takeEntry = useEffectEvent(() => {
    const entry = read();
    if (isPrerendered && entry !== undefined && entry !== value) take(entry);
  });
  // Before a rendering overwrites the control.
  useLayoutEffect(() => takeEntry(), []);
};
