import { ASSETS, type OfflineBuild } from './kept-files.ts';

/** Prefix of the site's caches. No other cache is read or deleted. */
const PREFIX = 'offline-';

export const cacheOf = (id: string): string => PREFIX + id;

export const isSiteCache = (cache: string): boolean => cache.startsWith(PREFIX);

/** Header of a kept page: when it was saved, as an ISO time. */
export const SAVED_AT = 'X-Saved-At';

/** Number of files fetched in parallel; small, because the visitor's own requests come first. */
const AT_A_TIME = 4;

export const withText = (response: Response, text: string): Response => {
  const headers = new Headers(response.headers);
  // These headers are wrong for a response whose text has been read.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(text, { headers });
};

/** Creates the store of saved copies for this version of the site. If storage is denied, `find` returns undefined. */
export const createStore = (build: OfflineBuild) => {
  const own = cacheOf(build.id);

  /** Finds this version's copy or another's, whose pages may still be open. Unlike `caches.open`, `match` creates no cache. */
  const find = async (path: string): Promise<Response | undefined> => {
    try {
      const options = { ignoreVary: true };
      const found = await caches.match(path, { ...options, cacheName: own });
      return found ?? (await caches.match(path, options));
    } catch {
      return undefined;
    }
  };

  /** Adds the time of saving. Throws for a page of another version or of a captive portal. */
  const checkedPage = async (response: Response): Promise<Response> => {
    const html = await response.text();
    if (!html.includes(build.entry)) throw new Error('a page of another version');
    const page = withText(response, html);
    page.headers.set(SAVED_AT, new Date().toISOString());
    return page;
  };

  const checked = async (path: string, response: Response): Promise<Response> => {
    if (!response.ok || response.type !== 'basic') throw new Error(`${path}: ${response.status}`);
    if (!path.startsWith(ASSETS) && !path.endsWith('.pdf')) return checkedPage(response);
    if (/html/.test(response.headers.get('Content-Type') ?? '')) throw new Error(`${path}: a page`);
    return response;
  };

  /**
   * Saves a valid response if the cache exists: a cache that service-worker-off.ts has deleted is not created again. Throws for
   * a response that is not of this version, and if storage is full.
   */
  const keep = async (path: string, response: Response): Promise<void> => {
    const answer = await checked(path, response);
    if (await caches.has(own)) await (await caches.open(own)).put(path, answer);
  };

  /**
   * Returns a file, from a cache or the network. Hashed files never change, so any version's copy is valid. Throws for a
   * response that is not of this version.
   */
  const fetched = async (path: string): Promise<Response> =>
    (path.startsWith(ASSETS) ? await find(path) : undefined) ??
    checked(path, await fetch(path, { priority: 'low' } as RequestInit));

  /** Fetches and saves the paths that are not in the cache. Throws at the first failure; the next visit continues there. */
  const complete = async (paths: readonly string[]): Promise<void> => {
    // Opens the cache once: if the cache is deleted meanwhile, later writes are lost instead of creating the cache again.
    const cache = await caches.open(own);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    const missing = paths.filter((path) => !kept.has(path));
    for (let at = 0; at < missing.length; at += AT_A_TIME) {
      const files = missing
        .slice(at, at + AT_A_TIME)
        .map(async (path) => cache.put(path, await fetched(path)));
      // Waits for all writes, even on failure.
      await Promise.allSettled(files);
      await Promise.all(files);
    }
  };

  /** Deletes the site's caches of other versions. */
  const deleteOldCaches = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => isSiteCache(name) && name !== own);
    await Promise.all(old.map((name) => caches.delete(name)));
  };

  return { find, fetched, keep, complete, deleteOldCaches };
};

export type Store = ReturnType<typeof createStore>;
