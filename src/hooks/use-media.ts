import { useMemo, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; false in the prerenderer, which has no viewport. */
export const useMedia = (query: string): boolean => {
  const [subscribe, matches] = useMemo(() => {
    const media = typeof matchMedia === 'undefined' ? undefined : matchMedia(query);
    return [
      (onChange: () => void) => {
        media?.addEventListener('change', onChange);
        // Chromium fires no "change" when the visitor changes the text size, which affects queries in em.
        const textSize = 'ResizeObserver' in globalThis ? new ResizeObserver(onChange) : undefined;
        textSize?.observe(document.documentElement);
        return () => {
          media?.removeEventListener('change', onChange);
          textSize?.disconnect();
        };
      },
      () => media?.matches ?? false,
    ] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
};
