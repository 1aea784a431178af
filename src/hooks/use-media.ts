import { useCallback, useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Returns whether a media query matches; false in the prerenderer, which has no viewport, and while React hydrates. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = new AbortController();
      matchMedia(query).addEventListener('change', changed, { signal: stop.signal });
      // Chromium fires no "change" when the visitor changes the text size, which affects queries in em.
      const textSize = new ResizeObserver(changed);
      textSize.observe(document.documentElement);
      return () => {
        stop.abort();
        textSize.disconnect();
      };
    },
    [query],
  );
  const read = () => matchMedia(query).matches;
  const matches = useSyncExternalStore(subscribe, read, __PRERENDER__ ? () => false : read);
  return useHydrated() && matches;
};
