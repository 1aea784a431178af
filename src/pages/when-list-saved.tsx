import type { ComponentType } from 'react';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';

/** Reads the storage itself: the store (src/stores/my-hospitals.ts) is more code than these pages need. */
const isListSaved = (): boolean => {
  try {
    return Boolean(localStorage['my-hospitals']);
  } catch {
    return false;
  }
};

/** A component for visitors who have saved hospitals; for all others its code is not fetched. */
export const whenListSaved = <Props extends object>(
  importComponent: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const lazy = lazyComponent(async () => (await importComponent()).default);
  return (props) => {
    const { Component } = useLazyComponent(lazy, useHydrated() && isListSaved());
    return Component && <Component {...props} />;
  };
};
