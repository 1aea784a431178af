import type { PageMessage, ServiceWorkerMessage } from '#domain/offline.ts';
import {
  type CachedFiles,
  filesFor,
  isListed,
  keptPaths,
  minimumFor,
  type OfflineBuild,
} from './kept-files.ts';
import { createPageResponder, handlingOf, plainPath } from './pages.ts';
import { createStore } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
/** Defined by scripts/offline/build-service-worker.ts. */
declare const __OFFLINE_BUILD__: OfflineBuild;

const BUILD = __OFFLINE_BUILD__;
const PATHS = keptPaths(BUILD);
const store = createStore(BUILD);
const respondWithPage = createPageResponder(BUILD, store);
const mayKeep = (path: string): boolean => PATHS.has(path);

const readList = async (): Promise<CachedFiles> => (await store.fetched(BUILD.list)).json();

const keepIfListed = async (path: string, response: Response): Promise<void> => {
  if (isListed(await readList(), path)) await store.keep(path, response);
};

const activate = async (): Promise<void> => {
  await self.clients.claim();
  await self.registration.navigationPreload?.enable();
};

/** Responds with the saved copy first. A request with `cache: 'reload'` means that the copy is damaged, so it is replaced. */
const respondWithAsset = async (event: FetchEvent, path: string): Promise<Response> => {
  const { request } = event;
  const kept = request.cache === 'reload' ? undefined : await store.find(path);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  event.waitUntil(keepIfListed(path, response.clone()).catch(() => undefined));
  return response;
};

const onFetch = (event: FetchEvent): void => {
  const { pathname } = new URL(event.request.url);
  const handling = handlingOf(event.request, self.location.origin, mayKeep);
  if (handling === 'asset') event.respondWith(respondWithAsset(event, pathname));
  const page = plainPath(pathname);
  if (handling === 'page') event.respondWith(respondWithPage(event, page, mayKeep(page)));
};

/** Time limit for a page's reply. Frozen pages and pages without script do not reply. */
const VERSION_TIMEOUT_MS = 1000;

const versionOf = (client: Client): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, VERSION_TIMEOUT_MS);
    client.postMessage({ kind: 'whichVersion' } satisfies ServiceWorkerMessage, [port2]);
  });

const isEverywhere = async (): Promise<boolean> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const versions = await Promise.all(windows.map(versionOf));
  return versions.every((version) => version === BUILD.entry);
};

/** Saves the missing files. If storage is full or the network fails, the next visit continues. */
const completeFor = async ({
  entry,
  language,
  isFrugal,
}: PageMessage & { kind: 'atRest' }): Promise<void> => {
  if (entry !== BUILD.entry) return;
  try {
    await store.complete((isFrugal ? minimumFor : filesFor)(BUILD, await readList(), language));
    // Pages of another version still need the files of that version.
    if (await isEverywhere()) await store.deleteOldCaches();
  } catch {}
};

/** Downloads run in sequence, so that two pages do not fetch the same files. */
let work = Promise.resolve();

const compare = (entry: string, source: ExtendableMessageEvent['source']): void => {
  if (entry === BUILD.entry) void self.skipWaiting();
  else source?.postMessage({ kind: 'newer' } satisfies ServiceWorkerMessage);
};

const onMessage = (event: ExtendableMessageEvent): void => {
  const message = event.data as PageMessage;
  if (message.kind === 'takeOver') void self.skipWaiting();
  if (message.kind === 'compare') compare(message.entry, event.source);
  if (message.kind !== 'atRest') return;
  work = work.then(() => completeFor(message));
  event.waitUntil(work);
};

self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', onFetch);
self.addEventListener('message', onMessage);
