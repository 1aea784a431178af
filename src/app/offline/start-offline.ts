import { splitPath } from '#domain/language.ts';
import type { FromPage, FromServiceWorker } from '#domain/offline.ts';
import { trustedAddress } from '#domain/trusted-address.ts';
import { SCRIPTS_NAME } from '../start-scripts.ts';
import { atRest } from './at-rest.ts';
import type { Notices } from './notice.ts';
import { keepUpToDate, loadNewVersion } from './versions.ts';

const ADDRESS = '/service-worker.js';

/** The address of this version's first script, as the page itself names it. */
const entry = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SCRIPTS_NAME}]`)?.content.split(' ')[0] ?? '';

/** The visitor wants little to be fetched. Not every browser tells, and TypeScript does not know it. */
const isFrugal = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const say = (worker: ServiceWorker | null, message: FromPage): void => worker?.postMessage(message);

const sayAtRest = (): void => {
  const { language } = splitPath(location.pathname);
  const { controller } = navigator.serviceWorker;
  say(controller, { kind: 'atRest', entry: entry(), language, isFrugal: isFrugal() });
};

const compare = (worker: ServiceWorker | null): void => say(worker, { kind: 'compare', entry: entry() });

let notices: Notices = { savedAt: null };

/** The bar's code and words come only when there is something to say. */
const show = async (change: Partial<Notices>): Promise<void> => {
  const before = notices;
  notices = { ...notices, ...change };
  if (before.savedAt === notices.savedAt && before.reload === notices.reload) return;
  const { drawBar } = await import('./draw-bar.tsx');
  await drawBar(() => notices);
};

/** Without its code nothing can be said, and nothing is lost. */
const tryToShow = (change: Partial<Notices>): void => void show(change).catch(() => undefined);

/** The browser may be wrong about being online: only an answer counts. The service worker leaves such questions alone. */
const askNetwork = async (): Promise<void> => {
  const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) await show({ savedAt: null });
};

const hear = ({ data, ports }: MessageEvent): void => {
  const message = data as FromServiceWorker;
  if (message.kind === 'answered') tryToShow({ savedAt: message.savedAt });
  if (message.kind === 'newer') tryToShow({ reload: loadNewVersion });
  if (message.kind === 'whichVersion') ports[0]?.postMessage(entry());
};

const listen = (): void => {
  tryToShow({ savedAt: document.documentElement.dataset.saved ?? null });
  navigator.serviceWorker.addEventListener('message', hear);
  addEventListener('online', () => void askNetwork().catch(() => undefined));
};

/**
 * Keeps the site for reading without a network (docs/offline.md), once the page is at rest. Rejects where the browser
 * or the visitor does not allow it.
 */
export const startOffline = async (): Promise<void> => {
  const { serviceWorker } = navigator;
  listen();
  await atRest();
  serviceWorker.addEventListener('controllerchange', () => {
    compare(serviceWorker.controller);
    sayAtRest();
  });
  const registration = await serviceWorker.register(trustedAddress('service-worker', ADDRESS));
  // In this order: a service worker that is about to be replaced would be kept alive by a later message.
  sayAtRest();
  keepUpToDate(registration, compare);
};
