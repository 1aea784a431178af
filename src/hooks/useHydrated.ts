import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while the prerendered HTML is being taken over, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
