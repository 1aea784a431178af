import type { OfflineBuild } from './build.ts';
import { ASSETS } from './build.ts';
import { cacheOf, cachesToDelete } from './cache-names.ts';

/** Header of a kept page: when it was saved, as an ISO time. */
export const SAVED_AT = 'X-Saved-At';

/** How many files are fetched at a time: the visitor's own requests come first. */
const AT_A_TIME = 4;

/** The text was unpacked on its way here. */
const PACKING = ['Content-Encoding', 'Content-Length'];

const headersOf = (response: Response): Headers => {
  const headers = new Headers(response.headers);
  for (const name of PACKING) headers.delete(name);
  return headers;
};

/** The same answer with another text. */
export const withText = (response: Response, text: string): Response =>
  new Response(text, { headers: headersOf(response) });

/** What is kept of this version of the site, and how. Storage may be denied or full: reading then finds nothing. */
export const createStore = (build: OfflineBuild) => {
  const own = cacheOf(build.id);

  /** Of this version if possible, else of an earlier one, whose pages may still be open. Makes no cache, as opening one would. */
  const find = async (path: string): Promise<Response | undefined> => {
    try {
      const options = { ignoreVary: true };
      const found = await caches.match(path, { ...options, cacheName: own });
      return found ?? (await caches.match(path, options));
    } catch {
      return undefined;
    }
  };

  /** A page of another version, or of a network that wants its visitors to log in, is not kept. */
  const checkedPage = async (response: Response): Promise<Response> => {
    const html = await response.text();
    if (!html.includes(build.entry)) throw new Error('a page of another version');
    const page = withText(response, html);
    page.headers.set(SAVED_AT, new Date().toISOString());
    return page;
  };

  const checked = async (path: string, response: Response): Promise<Response> => {
    if (!response.ok || response.type !== 'basic') throw new Error(`${path}: ${response.status}`);
    if (!path.startsWith(ASSETS)) return checkedPage(response);
    if (/html/.test(response.headers.get('Content-Type') ?? '')) throw new Error(`${path}: a page`);
    return response;
  };

  /**
   * Keeps an answer that passes, once `complete` has made the cache: one that was deleted meanwhile (the switch,
   * service-worker-off.ts) is not made again. Throws when the answer is not this version's, or when there is no room.
   */
  const keep = async (path: string, response: Response): Promise<void> => {
    const answer = await checked(path, response);
    if (await caches.has(own)) await (await caches.open(own)).put(path, answer);
  };

  /** What the network has. Throws when it is not this version's. */
  const fromNetwork = async (path: string): Promise<Response> =>
    checked(path, await fetch(path, { priority: 'low' } as RequestInit));

  /** A file, kept or not. Hashed files do not change from version to version: any version's copy will do. */
  const fetched = async (path: string): Promise<Response> =>
    (path.startsWith(ASSETS) ? await find(path) : undefined) ?? fromNetwork(path);

  /** Fetches what is missing of these addresses. Throws where one does not come: the next visit goes on there. */
  const complete = async (paths: readonly string[]): Promise<void> => {
    // One and the same cache to the end: what is written after it was deleted goes nowhere.
    const cache = await caches.open(own);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = paths.filter((path) => !kept.has(path));
    for (let at = 0; at < missing.length; at += AT_A_TIME) {
      const files = missing
        .slice(at, at + AT_A_TIME)
        .map(async (path) => cache.put(path, await fetched(path)));
      // Nothing is written any more once this has ended, in failure too.
      await Promise.allSettled(files);
      await Promise.all(files);
    }
  };

  /** Deletes other versions' caches if no open page is of one. */
  const tidy = async (isEverywhere: boolean): Promise<void> => {
    const names = cachesToDelete(await caches.keys(), own, isEverywhere);
    await Promise.all(names.map((name) => caches.delete(name)));
  };

  return { find, fetched, keep, complete, tidy };
};

export type Store = ReturnType<typeof createStore>;
