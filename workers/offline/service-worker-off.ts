import { isOurs } from './cache-names.ts';

declare const self: ServiceWorkerGlobalScope;

/** The switch (docs/offline.md): deletes what was kept and takes itself out, at the next visit. */
const takeOut = async (): Promise<void> => {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

/**
 * An open page of a build with offline reading registers again and then speaks to the service worker
 * (src/app/offline/start-offline.ts): the registration that came back is taken out too. A page that asks the earlier
 * service worker for a file just as it goes keeps it alive: the browser is asked again to replace it.
 */
const hear = (event: ExtendableMessageEvent): void => {
  if (self.registration.waiting === null) event.waitUntil(takeOut());
  else void self.skipWaiting();
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOut()));
self.addEventListener('message', hear);
