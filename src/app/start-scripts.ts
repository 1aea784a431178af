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
 * Fetches the page's scripts after its first paint: the page reads without them, and on a slow connection they would delay
 * its styles and fonts (docs/decisions/006).
 */
export const startAfterPaint = (): void => {
  let isStarted = false;
  const start = (): void => {
    const named = document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_NAME}]`)?.content;
    const [entry = '', ...others] = named?.split(' ') ?? [];
    if (isStarted || entry === '') return;
    isStarted = true;
    document.head.append(...others.map(preload));
    load(entry).catch(showLoadError);
  };
  // Not in an animation frame: requests between a frame and its paint count as blocking the paint.
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, PAINT_TIMEOUT_MS);
  });
};
