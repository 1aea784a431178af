import { useMemo, useSyncExternalStore } from 'react';

/** False in prerendered pages, which know no screen. */
export const useMedia = (query: string): boolean => {
  const [subscribe, matches] = useMemo(() => {
    const media = typeof matchMedia === 'undefined' ? undefined : matchMedia(query);
    return [
      (onChange: () => void) => {
        media?.addEventListener('change', onChange);
        return () => media?.removeEventListener('change', onChange);
      },
      () => media?.matches ?? false,
    ] as const;
  }, [query]);
  return useSyncExternalStore(subscribe, matches, () => false);
};
