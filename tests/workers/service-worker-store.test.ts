import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheOf, createStore } from '#workers/offline/store.ts';
import { BUILD } from './offline-build.ts';

const OWN = cacheOf(BUILD.id);
const SITE = 'https://site.example';
const FILES = ['a', 'b', 'c', 'd', 'e'].map((name) => `/assets/${name}.js`);
const PAGE = `<html lang="en-US"><script src="${BUILD.entry}"></script></html>`;

/** As in a browser: a deleted cache lives on for those who hold it, and cannot be found any more. */
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
  readonly pathsIn = (name: string) => [...(this.byName.get(name)?.keys() ?? [])];
}

/** An answer as the network gives it: `Response` alone says nothing of its origin. */
const answered = (body: string): Response =>
  Object.defineProperty(new Response(body), 'type', { value: 'basic' });

let kept: Kept;

beforeEach(() => {
  kept = new Kept();
  vi.stubGlobal('caches', kept);
  vi.stubGlobal('fetch', async () => answered('1'));
});
afterEach(() => vi.unstubAllGlobals());

describe('what the service worker keeps', () => {
  it('is all that it was asked to complete', async () => {
    await createStore(BUILD).complete(FILES);
    expect(kept.pathsIn(OWN)).toEqual(FILES);
  });

  it('is renewed by what passes', async () => {
    const store = createStore(BUILD);
    await store.complete([]);
    await store.keep('/faqs', answered(PAGE));
    expect(await (await store.find('/faqs'))?.text()).toBe(PAGE);
  });

  it('is found in the caches of other versions too', async () => {
    (await kept.open(cacheOf('a1'))).put('/assets/old.js', new Response('old'));
    expect(await (await createStore(BUILD).find('/assets/old.js'))?.text()).toBe('old');
  });
});

describe('a cache that the switch has deleted is not made again', () => {
  it('by looking for a file', async () => {
    await createStore(BUILD).find('/assets/a.js');
    expect([...kept.byName]).toEqual([]);
  });

  it('by a page that passes', async () => {
    await createStore(BUILD).keep('/faqs', answered(PAGE));
    expect([...kept.byName]).toEqual([]);
  });

  it('by files that were on their way', async () => {
    vi.stubGlobal('fetch', async () => {
      kept.byName.delete(OWN);
      return answered('1');
    });
    await createStore(BUILD).complete(FILES);
    expect([...kept.byName]).toEqual([]);
  });

  it('by files that are slower than the one that failed', async () => {
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
