import { isOurs } from './service-worker-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** The switch (docs/offline.md): deletes what was kept and takes itself out, at the next visit. */
const takeOut = async (): Promise<void> => {
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOut()));
