import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { memoizeAsync } from '#domain/memoize.ts';

/** Time after which a pending load counts as failed. */
const LOAD_TIMEOUT_MS = 120_000;

export const withTimeout = <Value>(loading: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), LOAD_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
};

/** A component in a separate chunk, fetched once. After a failure the next call retries. */
export interface LazyComponent<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** Undefined until `load` has succeeded. */
  readonly loaded: () => ComponentType<Props> | undefined;
}

export const lazyComponent = <Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let component: ComponentType<Props> | undefined;
  const load = memoizeAsync(async () => {
    component = await withTimeout(importComponent());
    return component;
  });
  return { load, loaded: () => component };
};

/**
 * `Component`: undefined while it is not wanted or its code is missing. `failures`: failed attempts, 0 after a success.
 */
export const useLazyComponent = <Props>(lazy: LazyComponent<Props>, isWanted: boolean) => {
  const [attempt, setAttempt] = useState(0);
  const [failures, setFailures] = useState(0);
  const [, setLoaded] = useState(false);
  const Component = isWanted ? lazy.loaded() : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again only for a retry or when first wanted
  useEffect(() => {
    // Not `lazy.loaded()`: code that arrived between the render and this effect is not rendered yet.
    if (!isWanted || Component !== undefined) return undefined;
    let isCurrent = true;
    lazy.load().then(
      // A transition renders a large component in slices.
      () => isCurrent && startTransition(() => setLoaded(true)),
      () => isCurrent && setFailures((count) => count + 1),
    );
    return () => {
      isCurrent = false;
    };
  }, [lazy, isWanted, attempt]);
  return {
    Component,
    failures: Component === undefined ? failures : 0,
    retry: () => setAttempt((last) => last + 1),
  };
};

const IDLE_DELAY_MS = 2000;

/**
 * Fetches the code some seconds after the page has loaded, so that the component works later even without a network, and renders
 * again when the code has loaded.
 */
export const useIdlePreload = <Props>({ load }: LazyComponent<Props>): void => {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    const preload = async (): Promise<void> => {
      try {
        await load();
        startTransition(() => setLoaded(true));
      } catch {
        // A failure is reported where the component is used.
      }
    };
    const timer = setTimeout(() => void preload(), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [load]);
};
