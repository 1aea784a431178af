import { showLoadError } from '#components/lazy/load-error.ts';

/** Name of the meta element with the page's scripts, separated by spaces: the entry, then its imports. */
export const SCRIPTS_NAME = 'scripts';

/** Time after which the scripts are fetched without a paint, which a hidden tab does not have. */
const PAINT_TIMEOUT_MS = 3000;

const preload = (address: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address });

/** Uses `import()`, because Trusted Types forbid a plain string as the address of a script element (docs/decisions/020). */
const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Imports the page's scripts once the document is parsed. They are fetched after the first paint: the page is readable without
 * scripts, and on a slow connection they would delay its styles and fonts (docs/decisions/006). With a query the visitor waits
 * for results that only scripts can load, so the scripts are fetched at once.
 */
export const startScripts = (hasQuery: boolean): void => {
  const names = document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_NAME}]`)?.content.split(' ');
  if (names === undefined) return;
  const [entry = ''] = names;
  const preloadAll = (): void => document.head.append(...names.map(preload));
  const importEntry = (): Promise<unknown> => load(entry).catch(showLoadError);
  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    preloadAll();
    importEntry();
  };
  if (hasQuery) {
    preloadAll();
    addEventListener('DOMContentLoaded', importEntry);
    return;
  }
  addEventListener('DOMContentLoaded', () => {
    // Waits for the paint, not for an animation frame: requests between a frame and its paint count as blocking the paint.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, PAINT_TIMEOUT_MS);
  });
};
