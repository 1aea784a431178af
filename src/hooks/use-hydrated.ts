import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Did this part of the page stand in its HTML? The answer never changes. */
const usePrerendered = (): boolean => {
  const [html] = useState(() => ({ isTakenOver: false }));
  return useSyncExternalStore(
    never,
    () => html.isTakenOver,
    () => {
      html.isTakenOver = true;
      return true;
    },
  );
};

/**
 * False while the prerendered HTML is being taken over, true ever after. What follows from that is rendered bit by bit: at once it
 * would be one long task.
 */
export const useHydrated = (): boolean => useDeferredValue(true, !usePrerendered());
