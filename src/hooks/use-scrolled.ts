import { useSyncExternalStore } from 'react';

const follow = (changed: () => void): (() => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/** Has the page moved from its top? */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    follow,
    () => scrollY > 8,
    () => false,
  );
