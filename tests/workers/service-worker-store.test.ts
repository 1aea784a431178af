import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheOf, createStore } from '#workers/offline/store.ts';

const BUILD = { id: 'b2', entry: '/assets/index-1.js', pages: [], list: '/assets/offline-1.json' };
const OWN = cacheOf(BUILD.id);
const SITE = 'https://site.example';
const FILES = ['a', 'b', 'c', 'd', 'e'].map((name) => `/assets/${name}.js`);
const PAGE = `<html lang="en-US"><script src="${BUILD.entry}"></script></html>`;

/** Fake `caches`. As in a browser, a deleted cache stays usable through open references but cannot be found. */
class Kept {
  readonly byName = new Map<string, Map<string, Response>>();
  readonly open = async (name: string) => {
    const entries = this.byName.get(name) ?? new Map<string, Response>();
    this.byName.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((path) => new Request(SITE + path)),
      put: async (path: string, response: Response) => void entries.set(path, response),
    };
  };
  readonly has = async (name: string) => this.byName.has(name);
  readonly match = async (path: string, { cacheName }: MultiCacheQueryOptions = {}) => {
    const caches = cacheName === undefined ? [...this.byName.values()] : [this.byName.get(cacheName)];
    return caches
      .find((entries) => entries?.has(path))
      ?.get(path)
      ?.clone();
  };
  readonly keys = async () => [...this.byName.keys()];
  readonly delete = async (name: string) => this.byName.delete(name);
  readonly pathsIn = (name: string) => [...(this.byName.get(name)?.keys() ?? [])];
}

/** Creates a response as the network returns it: the `Response` constructor cannot set the type `basic`. */
const answered = (body: string): Response =>
  Object.defineProperty(new Response(body), 'type', { value: 'basic' });

let kept: Kept;

beforeEach(() => {
  kept = new Kept();
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', async () => answered('1'));
});
afterEach(() => vi.unstubAllGlobals());

describe('service worker cache', () => {
  it('contains all files passed to complete', async () => {
    await createStore(BUILD).complete(FILES);
    expect(kept.pathsIn(OWN)).toEqual(FILES);
  });

  it('is updated by a page that is fetched', async () => {
    const store = createStore(BUILD);
    await store.complete([]);
    await store.keep('/faqs', answered(PAGE));
    expect(await (await store.find('/faqs'))?.text()).toBe(PAGE);
  });

  it('finds files of other versions too', async () => {
    (await kept.open(cacheOf('a1'))).put('/assets/old.js', new Response('old'));
    expect(await (await createStore(BUILD).find('/assets/old.js'))?.text()).toBe('old');
  });

  it('is kept when those of other versions are deleted; other caches stay', async () => {
    for (const name of [OWN, cacheOf('a1'), 'of another']) await kept.open(name);
    await createStore(BUILD).deleteOldCaches();
    expect(await kept.keys()).toEqual([OWN, 'of another']);
  });
});

describe('deleted cache is not created again', () => {
  it('by looking up a file or by a page that is fetched', async () => {
    await createStore(BUILD).find('/assets/a.js');
    await createStore(BUILD).keep('/faqs', answered(PAGE));
    expect([...kept.byName]).toEqual([]);
  });

  it('by files that arrive after the deletion', async () => {
    vi.stubGlobal('fetch', async () => {
      kept.byName.delete(OWN);
      return answered('1');
    });
    await createStore(BUILD).complete(FILES);
    expect([...kept.byName]).toEqual([]);
  });

  it('by files slower than a failed file, which are awaited before the failure is reported', async () => {
    let failed = false;
    vi.stubGlobal('fetch', async (path: string) => {
      if (path === FILES[0]) throw new TypeError('Failed to fetch');
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(failed).toBe(false);
      return answered('1');
    });
    await expect(createStore(BUILD).complete(FILES)).rejects.toThrow('Failed to fetch');
    failed = true;
    expect(kept.pathsIn(OWN)).toEqual(FILES.slice(1, 4));
  });
});
