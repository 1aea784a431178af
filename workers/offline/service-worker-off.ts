import { isSiteCache } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Switches offline reading off (docs/offline.md): deletes the caches and unregisters at the next visit. */
const uninstall = async (): Promise<void> => {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter(isSiteCache).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

/**
 * An open page of an earlier build registers again and then posts a message (src/app/offline/start-offline.ts): that
 * registration is removed too. A request during the replacement keeps the earlier service worker active, so this service worker
 * skips waiting again.
 */
const onMessage = (event: ExtendableMessageEvent): void => {
  if (self.registration.waiting === null) event.waitUntil(uninstall());
  else void self.skipWaiting();
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(uninstall()));
self.addEventListener('message', onMessage);
