import { ENGLISH_PARAMETER, LANGUAGES, splitPath, withPrefix } from '#domain/language.ts';
import { KEPT_ATTRIBUTE, OFFLINE_PATH, SAVED_ATTRIBUTE, type ServiceWorkerMessage } from '#domain/offline.ts';
import { ASSETS, type OfflineBuild } from './kept-files.ts';
import { SAVED_AT, type Store, withText } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Returns the canonical path of a page: "/es" for "/es/home/", "/es/index.html" and "/es". */
export const plainPath = (pathname: string): string =>
  pathname
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/(?:index|home)$/, '') || '/';

/** File names with an extension, except pages (.html) and documents that visitors open like pages (.pdf). */
const FILE = /\.(?!html$|pdf$)\w+$/;

/**
 * Hashed files come from the cache first, pages from the network first, everything else bypasses the service worker.
 * `isKept`: whether a path may be kept; for other pages only navigations are handled.
 */
export const handlingOf = (
  { method, url, mode, headers }: Pick<Request, 'method' | 'url' | 'mode' | 'headers'>,
  origin: string,
  isKept: (path: string) => boolean,
): 'asset' | 'page' | 'untouched' => {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || headers.has('Range') || from !== origin) return 'untouched';
  if (pathname.startsWith(ASSETS)) return 'asset';
  if (FILE.test(pathname)) return 'untouched';
  return mode === 'navigate' || isKept(plainPath(pathname)) ? 'page' : 'untouched';
};

/** Marks a page's HTML with the ISO time at which it was saved. */
export const withSavedMark = (html: string, savedAt: string): string =>
  html.replace('<html ', `<html ${SAVED_ATTRIBUTE}="${savedAt}" `);

const ITEM = new RegExp(` hidden=""( ${KEPT_ATTRIBUTE}="([^"]*)")`, 'g');

export const showKeptPages = (html: string, isKept: (path: string) => boolean): string =>
  html.replace(ITEM, (hidden, shown: string, path: string) => (isKept(path) ? shown : hidden));

/** Time without a response after which the saved page is shown. */
const NETWORK_TIMEOUT_MS = 3000;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Returns the preloaded response of a navigation if there is one, otherwise fetches. */
const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);

/** Reports the source of the response to the page's script, if the script made the request. */
const postSource = async ({ request, clientId }: FetchEvent, savedAt: string | null): Promise<void> => {
  if (request.mode === 'navigate') return;
  const message: ServiceWorkerMessage = { kind: 'answered', savedAt };
  (await self.clients.get(clientId))?.postMessage(message);
};

/** Responds to navigations and page changes: from the network if it responds in time, otherwise with a saved copy. */
export const createPageResponder = ({ pages }: OfflineBuild, store: Store) => {
  const keptPage = async (event: FetchEvent, path: string): Promise<Response | undefined> => {
    const kept = await store.find(path);
    if (kept === undefined || path.endsWith('.pdf')) return kept;
    const savedAt = kept.headers.get(SAVED_AT);
    if (!savedAt) return undefined;
    event.waitUntil(postSource(event, savedAt));
    return withText(kept, withSavedMark(await kept.text(), savedAt));
  };

  const keptOf = async (paths: readonly string[]): Promise<readonly string[]> => {
    const found = await Promise.all(paths.map(store.find));
    return paths.filter((_, at) => found[at] !== undefined);
  };

  /**
   * Returns the URL of the same page in a language in which the page is kept. Only for addresses without language prefix: the
   * visitor's language is known only to the page's scripts.
   */
  const alternateUrl = async ({ pathname, searchParams }: URL): Promise<string | undefined> => {
    const path = plainPath(pathname);
    if (searchParams.has(ENGLISH_PARAMETER.name) || !pages.includes(path)) return undefined;
    const [alternate] = await keptOf(LANGUAGES.map((language) => withPrefix(language, path)));
    return alternate;
  };

  const offlinePage = async (pathname: string): Promise<Response> => {
    const { language } = splitPath(pathname);
    const page = await store.find(withPrefix(language, OFFLINE_PATH));
    if (page === undefined) return Response.error();
    const kept = await keptOf(pages.map((path) => withPrefix(language, path)));
    return withText(
      page,
      showKeptPages(await page.text(), (path) => kept.includes(path)),
    );
  };

  const fallback = async ({ request }: FetchEvent): Promise<Response> => {
    const url = new URL(request.url);
    if (request.mode !== 'navigate') return Response.error();
    const alternate = await alternateUrl(url);
    return alternate === undefined ? offlinePage(url.pathname) : Response.redirect(alternate + url.search);
  };

  return async (event: FetchEvent, path: string, mayKeep: boolean): Promise<Response> => {
    const network = fromNetwork(event);
    event.waitUntil(network.catch(() => undefined));
    const fresh = await Promise.race([network, after(NETWORK_TIMEOUT_MS)]).catch(() => undefined);
    if (fresh !== undefined && mayKeep) {
      event.waitUntil(postSource(event, null));
      event.waitUntil(store.keep(path, fresh.clone()).catch(() => undefined));
    }
    return fresh ?? (await keptPage(event, path)) ?? network.catch(() => fallback(event));
  };
};
