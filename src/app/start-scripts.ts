import { showLoadError } from '#components/lazy/load-error.ts';

/** Name of the meta element with the page's scripts, separated by spaces: the entry, then its imports. */
export const SCRIPTS_NAME = 'scripts';

/** After this long, scripts of a page that is not painted, in a hidden tab, are fetched too. */
const PAINT_TIMEOUT_MS = 3000;

const preload = (address: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address });

/** An import, because Trusted Types keep the address of a script element from being a text (docs/decisions/020). */
const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/**
 * Imports the page's scripts once the document is parsed. They are fetched after the first paint: the page reads without them,
 * and on a slow connection they would delay its styles and fonts (docs/decisions/006). With a query the visitor waits for an
 * answer that only scripts can give, so they are fetched at once.
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
    // Not in an animation frame: requests between a frame and its paint count as blocking the paint.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, PAINT_TIMEOUT_MS);
  });
};
