import type { ComponentType } from 'react';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';

/** Reads local storage directly, because the store (src/stores/my-hospitals.ts) is more code than these pages need. */
const isListSaved = (): boolean => {
  try {
    return Boolean(localStorage['my-hospitals']);
  } catch {
    return false;
  }
};

/** Wraps a component for visitors who have saved hospitals; its code is not fetched for other visitors. */
export const whenListSaved = <Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const lazy = lazyComponent(importComponent);
  return (props) => {
    const { Component } = useLazyComponent(lazy, useHydrated() && isListSaved());
    return Component && <Component {...props} />;
  };
};
