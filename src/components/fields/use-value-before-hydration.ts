import { useEffectEvent, useLayoutEffect } from 'react';
import { usePrerendered } from '#hooks/use-hydrated.ts';

/** Reports a value that was entered before hydration or restored by the browser: React keeps it in the DOM but fires no event. */
export const useValueBeforeHydration = <Value>(
  value: Value,
  read: () => Value | undefined,
  take: (entry: Value) => void,
): void => {
  const isPrerendered = usePrerendered();
  const takeEntry = useEffectEvent(() => {
    const entry = read();
    if (isPrerendered && entry !== undefined && entry !== value) take(entry);
  });
  // A layout effect, because a later render overwrites the control.
  useLayoutEffect(() => takeEntry(), []);
};
