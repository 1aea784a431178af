import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/** A constant of the browser; `prerendered` while React hydrates. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => prerendered);

/** True if the component was in the page's HTML; never changes. */
export const usePrerendered = (): boolean => {
  const [html] = useState(() => ({ isHydrating: false }));
  return useSyncExternalStore(
    subscribeToNothing,
    () => html.isHydrating,
    () => {
      html.isHydrating = true;
      return true;
    },
  );
};

/** False while React hydrates, then true. Deferred, as rendering all that follows at once would be one long task. */
export const useHydrated = (): boolean => useDeferredValue(true, !usePrerendered());
