import { splitPath } from '#domain/language.ts';
import type { PageMessage, ServiceWorkerMessage } from '#domain/offline.ts';
import { trustedAddress } from '#domain/trusted-address.ts';
import { SCRIPTS_NAME } from '../start-scripts.ts';
import type { Notices } from './notice-bar.tsx';

/** Delay after the load event; for visitors who leave sooner nothing is prefetched. */
const REST_MS = 4000;

const atRest = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
};

/** Returns the URL of the page's first script, which identifies the version. */
const entry = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_NAME}]`)?.content.split(' ')[0] ?? '';

/** Returns whether data saver is on. Not every browser has `connection`, and TypeScript does not declare it. */
const isFrugal = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const post = (worker: ServiceWorker | null, message: PageMessage): void => worker?.postMessage(message);

const postAtRest = (): void => {
  const { language } = splitPath(location.pathname);
  const { controller } = navigator.serviceWorker;
  post(controller, { kind: 'atRest', entry: entry(), language, isFrugal: isFrugal() });
};

const compare = (worker: ServiceWorker | null): void => post(worker, { kind: 'compare', entry: entry() });

const UPDATE_INTERVAL_MS = 3_600_000;

/** Time after which the page reloads even if the new service worker has not taken over: the network has the new version. */
const TAKE_OVER_TIMEOUT_MS = 2000;

const loadNewVersion = async (): Promise<void> => {
  const reload = (): void => location.reload();
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  setTimeout(reload, waiting ? TAKE_OVER_TIMEOUT_MS : 0);
  post(waiting, { kind: 'takeOver' });
};

/** Checks for a new version when the page becomes visible, at most once an hour, because pages stay open for days. */
const checkForUpdates = (registration: ServiceWorkerRegistration): void => {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checked < UPDATE_INTERVAL_MS) return;
    checked = Date.now();
    registration.update().catch(() => undefined);
  });
};

const keepUpToDate = (registration: ServiceWorkerRegistration): void => {
  compare(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') compare(installing);
    });
  });
  checkForUpdates(registration);
};

let notices: Notices = { savedAt: null };

/** Ignores errors: if the code of the notice bar does not load, only the notice is missing. */
const show = async (change: Partial<Notices>): Promise<void> => {
  const before = notices;
  notices = { ...notices, ...change };
  if (before.savedAt === notices.savedAt && before.reload === notices.reload) return;
  try {
    const { renderNoticeBar } = await import('./notice-bar.tsx');
    await renderNoticeBar(notices);
  } catch {}
};

/** Hides the saved-copy notice after a response: the `online` event may be wrong. The service worker ignores HEAD requests. */
const checkNetwork = async (): Promise<void> => {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) await show({ savedAt: null });
};

const onMessage = ({ data, ports }: MessageEvent): void => {
  const message = data as ServiceWorkerMessage;
  if (message.kind === 'answered') void show({ savedAt: message.savedAt });
  if (message.kind === 'newer') void show({ reload: loadNewVersion });
  if (message.kind === 'whichVersion') ports[0]?.postMessage(entry());
};

/** Starts caching pages for offline reading (docs/offline.md). Rejects if the browser or the visitor forbids service workers. */
export const startOffline = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  void show({ savedAt: document.documentElement.dataset.saved ?? null });
  serviceWorker.addEventListener('message', onMessage);
  addEventListener('online', () => void checkNetwork().catch(() => undefined));
  await atRest();
  serviceWorker.addEventListener('controllerchange', () => {
    compare(serviceWorker.controller);
    postAtRest();
  });
  const registration = await serviceWorker.register(trustedAddress('service-worker', '/service-worker.js'));
  // The order matters: if sent later, `atRest` would keep alive a service worker that is about to be replaced.
  postAtRest();
  keepUpToDate(registration);
};
