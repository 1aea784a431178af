/** The page's element that names its scripts, apart by spaces: the entry first, then what it will import. */
export const SCRIPTS_NAME = 'scripts';

/** A page that is not being painted, in a hidden tab, starts by itself. */
const PATIENCE_MS = 3000;

const preload = (address: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address });

/** An import, because policies forbid the address of a script element to be a text (docs/decisions/020). */
const load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** The page reads without its tools, and says that they are missing. */
const sayThatItFailed = (): void => document.getElementById('load-failed')?.removeAttribute('hidden');

/**
 * Asks for the page's scripts once the page has been painted: it reads without them, and they would hold up its styles and
 * fonts on a slow connection (docs/decisions/006).
 */
export const startAfterPaint = (): void => {
  let isStarted = false;
  const start = (): void => {
    const named = document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_NAME}]`)?.content;
    const [entry = '', ...others] = named?.split(' ') ?? [];
    if (isStarted || entry === '') return;
    isStarted = true;
    document.head.append(...others.map(preload));
    load(entry).catch(sayThatItFailed);
  };
  // A frame is drawn before it is seen: what is asked for between the two counts among what the paint waited for.
  addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, PATIENCE_MS);
  });
};
