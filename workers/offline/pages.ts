import { ENGLISH_PARAMETER, LANGUAGES, splitPath, withPrefix } from '#domain/language.ts';
import { type FromServiceWorker, OFFLINE_PATH } from '#domain/offline.ts';
import type { OfflineBuild } from './build.ts';
import { plainPath } from './requests.ts';
import { withKeptPages, withSavedMark } from './saved-html.ts';
import { SAVED_AT, type Store, withText } from './store.ts';

declare const self: ServiceWorkerGlobalScope;

/** After so long without an answer a kept page is shown. */
const PATIENCE_MS = 3000;

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** A visit's page may be on its way already (navigation preload). */
const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);

/** On the way from page to page it is script that asks: it is told where the answer comes from. */
const tell = async ({ request, clientId }: FetchEvent, savedAt: string | null): Promise<void> => {
  if (request.mode === 'navigate') return;
  const message: FromServiceWorker = { kind: 'answered', savedAt };
  (await self.clients.get(clientId))?.postMessage(message);
};

/** Answers visits and page changes: from the network if it answers in time, else with what is kept. */
export const createPageAnswer = ({ pages }: OfflineBuild, store: Store) => {
  const keptPage = async (event: FetchEvent, path: string): Promise<Response | undefined> => {
    const kept = await store.find(path);
    const savedAt = kept?.headers.get(SAVED_AT);
    if (kept === undefined || !savedAt) return undefined;
    event.waitUntil(tell(event, savedAt));
    return withText(kept, withSavedMark(await kept.text(), savedAt));
  };

  /** Of these paths the kept ones. */
  const keptOf = async (paths: readonly string[]): Promise<readonly string[]> => {
    const found = await Promise.all(paths.map(store.find));
    return paths.filter((_, at) => found[at] !== undefined);
  };

  /** Only script knows the language of an address without prefix: it leads to a language whose page is kept. */
  const twinOf = async ({ pathname, searchParams }: URL): Promise<string | undefined> => {
    const path = plainPath(pathname);
    if (searchParams.has(ENGLISH_PARAMETER.name) || !pages.includes(path)) return undefined;
    const [twin] = await keptOf(LANGUAGES.map((language) => withPrefix(language, path)));
    return twin;
  };

  const standIn = async (pathname: string): Promise<Response> => {
    const { language } = splitPath(pathname);
    const page = await store.find(withPrefix(language, OFFLINE_PATH));
    if (page === undefined) return Response.error();
    const kept = await keptOf(pages.map((path) => withPrefix(language, path)));
    return withText(
      page,
      withKeptPages(await page.text(), (path) => kept.includes(path)),
    );
  };

  const instead = async ({ request }: FetchEvent): Promise<Response> => {
    const url = new URL(request.url);
    if (request.mode !== 'navigate') return Response.error();
    const twin = await twinOf(url);
    return twin === undefined ? standIn(url.pathname) : Response.redirect(twin + url.search);
  };

  /** Whatever comes from the network is as new as it gets: kept copies are renewed with it. */
  const renew = (event: FetchEvent, path: string, response: Response): void => {
    event.waitUntil(tell(event, null));
    event.waitUntil(store.keep(path, response.clone()).catch(() => undefined));
  };

  return async (event: FetchEvent, path: string, mayKeep: boolean): Promise<Response> => {
    const network = fromNetwork(event);
    const gone = network.then(
      () => undefined,
      () => undefined,
    );
    event.waitUntil(gone);
    const fresh = await Promise.race([network, after(PATIENCE_MS)]).catch(() => undefined);
    if (fresh !== undefined && mayKeep) renew(event, path, fresh);
    return fresh ?? (await keptPage(event, path)) ?? network.catch(() => instead(event));
  };
};
