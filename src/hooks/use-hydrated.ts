import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/** Returns true if the component was in the page's HTML; never changes. */
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

/** Returns false while React hydrates, then true. Deferred: rendering all dependent parts at once would be one long task. */
export const useHydrated = (): boolean => useDeferredValue(true, !usePrerendered());

/** Returns a value that is constant in the browser, or `prerendered` while React hydrates. */
export const useBrowserValue = <Value>(read: () => Value, prerendered: Value): Value =>
  useHydrated() ? read() : prerendered;
