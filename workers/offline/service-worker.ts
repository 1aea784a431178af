import type { FromPage, FromServiceWorker } from '#domain/offline.ts';
import { filesFor, isListed, type KeptFiles, keptPaths, leastFor, type OfflineBuild } from './build.ts';
import { createPageAnswer } from './pages.ts';
import { handlingOf, plainPath } from './requests.ts';
import { createStore } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by scripts/offline/build-service-worker.ts. */
declare const __OFFLINE_BUILD__: OfflineBuild;

const BUILD = __OFFLINE_BUILD__;
const PATHS = keptPaths(BUILD);
const store = createStore(BUILD);
const answerPage = createPageAnswer(BUILD, store);
const mayKeep = (path: string): boolean => PATHS.has(path);

const readList = async (): Promise<KeptFiles> => (await store.fetched(BUILD.list)).json();

/** Of files only those of the list are kept. */
const keepIfListed = async (path: string, response: Response): Promise<void> => {
  if (isListed(await readList(), path)) await store.keep(path, response);
};

const activate = async (): Promise<void> => {
  await self.clients.claim();
  await self.registration.navigationPreload?.enable();
};

/** Asked for past every cache, a file is damaged: its copy is renewed. */
const answerAsset = async (event: FetchEvent, path: string): Promise<Response> => {
  const { request } = event;
  const kept = request.cache === 'reload' ? undefined : await store.find(path);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  event.waitUntil(keepIfListed(path, response.clone()).catch(() => undefined));
  return response;
};

const answer = (event: FetchEvent): void => {
  const { method, url, mode, headers } = event.request;
  const facts = { method, url, mode, isPartial: headers.has('Range') };
  const { pathname } = new URL(url);
  const handling = handlingOf(facts, self.location.origin, mayKeep);
  if (handling === 'asset') event.respondWith(answerAsset(event, pathname));
  const page = plainPath(pathname);
  if (handling === 'page') event.respondWith(answerPage(event, page, mayKeep(page)));
};

/** A page that is frozen, or has no script, does not answer. */
const PATIENCE_MS = 1000;

const versionOf = (client: Client): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, PATIENCE_MS);
    client.postMessage({ kind: 'whichVersion' } satisfies FromServiceWorker, [port2]);
  });

const isEverywhere = async (): Promise<boolean> => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const versions = await Promise.all(windows.map(versionOf));
  return versions.every((version) => version === BUILD.entry);
};

/** Without room, or without a network half-way, what is there stays; the next visit goes on. */
const completeFor = async ({ entry, language, isFrugal }: FromPage & { kind: 'atRest' }): Promise<void> => {
  if (entry !== BUILD.entry) return;
  try {
    await store.complete((isFrugal ? leastFor : filesFor)(BUILD, await readList(), language));
    await store.tidy(await isEverywhere());
  } catch {}
};

/** One after the other: two pages do not fetch the same. */
let work = Promise.resolve();

const compare = (entry: string, source: ExtendableMessageEvent['source']): void => {
  if (entry === BUILD.entry) void self.skipWaiting();
  else source?.postMessage({ kind: 'newer' } satisfies FromServiceWorker);
};

const hear = (event: ExtendableMessageEvent): void => {
  const message = event.data as FromPage;
  if (message.kind === 'takeOver') void self.skipWaiting();
  if (message.kind === 'compare') compare(message.entry, event.source);
  if (message.kind !== 'atRest') return;
  work = work.then(() => completeFor(message));
  event.waitUntil(work);
};

self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', answer);
self.addEventListener('message', hear);
