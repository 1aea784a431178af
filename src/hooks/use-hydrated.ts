import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** True if the component was in the page's HTML; never changes. */
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

/** False while the prerendered HTML is hydrated, true afterwards. The change is deferred: in one task it would be a long one. */
export const useHydrated = (): boolean => useDeferredValue(true, !usePrerendered());
