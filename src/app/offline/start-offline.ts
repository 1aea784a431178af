import { splitPath } from '#domain/language.ts';
import type { FromPage, FromServiceWorker } from '#domain/offline.ts';
import { trustedAddress } from '#domain/trusted-address.ts';
import { SCRIPTS_NAME } from '../start-scripts.ts';
import type { Notices } from './notice.ts';
import { keepUpToDate, loadNewVersion } from './versions.ts';

const ADDRESS = '/service-worker.js';

/** Address of this version's entry script, as the page names it. */
const entry = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_NAME}]`)?.content.split(' ')[0] ?? '';

/** The visitor asks to save data. Not in every browser, and unknown to TypeScript. */
const isFrugal = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Visitors who leave sooner have nothing fetched ahead. */
const VISIT_MS = 4000;
/** A page that is never idle counts as idle after this long. */
const IDLE_TIMEOUT_MS = 10_000;

/** Waits until the page has loaded, has been open for some seconds, and is idle. */
const idlePage = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, VISIT_MS));
  if ('requestIdleCallback' in globalThis)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS }));
};

const post = (worker: ServiceWorker | null, message: FromPage): void => worker?.postMessage(message);

const postIdle = (): void => {
  const { language } = splitPath(location.pathname);
  const { controller } = navigator.serviceWorker;
  post(controller, { kind: 'atRest', entry: entry(), language, isFrugal: isFrugal() });
};

const compare = (worker: ServiceWorker | null): void => post(worker, { kind: 'compare', entry: entry() });

let notices: Notices = { savedAt: null };

/** Code and words of the bar are fetched with the first notice. */
const show = async (change: Partial<Notices>): Promise<void> => {
  const before = notices;
  notices = { ...notices, ...change };
  if (before.savedAt === notices.savedAt && before.reload === notices.reload) return;
  const { drawBar } = await import('./draw-bar.tsx');
  await drawBar(() => notices);
};

/** Without the bar's code the notice is dropped. */
const tryToShow = (change: Partial<Notices>): void => void show(change).catch(() => undefined);

/** The browser's word for being online is not enough. The service worker does not answer HEAD requests. */
const checkNetwork = async (): Promise<void> => {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) await show({ savedAt: null });
};

const onMessage = ({ data, ports }: MessageEvent): void => {
  const message = data as FromServiceWorker;
  if (message.kind === 'answered') tryToShow({ savedAt: message.savedAt });
  if (message.kind === 'newer') tryToShow({ reload: loadNewVersion });
  if (message.kind === 'whichVersion') ports[0]?.postMessage(entry());
};

const listen = (): void => {
  tryToShow({ savedAt: document.documentElement.dataset.saved ?? null });
  navigator.serviceWorker.addEventListener('message', onMessage);
  addEventListener('online', () => void checkNetwork().catch(() => undefined));
};

/**
 * Keeps the site for reading without a network (docs/offline.md), once the page is at rest. Rejects where the browser
 * or the visitor does not allow it.
 */
export const startOffline = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  listen();
  await idlePage();
  serviceWorker.addEventListener('controllerchange', () => {
    compare(serviceWorker.controller);
    postIdle();
  });
  const registration = await serviceWorker.register(trustedAddress('service-worker', ADDRESS));
  // In this order: a later message would keep alive a service worker that is being replaced.
  postIdle();
  keepUpToDate(registration, compare);
};
