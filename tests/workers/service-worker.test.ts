import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesFor, isListed, keptPaths, minimumFor } from '#workers/offline/kept-files.ts';
import { createPageResponder, handlingOf, plainPath, showKeptPages } from '#workers/offline/pages.ts';
import { SAVED_AT } from '#workers/offline/store.ts';

const BUILD = {
  id: 'b2',
  entry: '/assets/index-1.js',
  pages: ['/', '/faqs'],
  list: '/assets/offline-1.json',
};

const FILES = {
  files: {
    ENG: ['index-1.js', 'help-en.bin'],
    ESP: ['index-1.js', 'offline-es.js'],
    POR: ['index-1.js', 'offline-pt.js'],
  },
  notice: ['draw-bar-1.js', 'offline-en.js'],
};
const PATHS = keptPaths(BUILD);
const SITE = 'https://site.example';

const handle = (path: string, { mode = 'navigate', method = 'GET', range = false } = {}) =>
  handlingOf(
    {
      method,
      mode: mode as RequestMode,
      url: new URL(path, SITE).href,
      headers: new Headers(range ? { Range: 'bytes=0-' } : {}),
    },
    SITE,
    (each) => PATHS.has(each),
  );

describe('service worker: handling of requests', () => {
  it('a visit of a page or document is answered by the network if available, a hashed file from the cache', () => {
    const pages = ['/', '/es/faqs/?q=a', '/about', '/users/anybody', '/COC-Vital-ES-2025', '/pt/faqs.html'];
    for (const path of [...pages, '/Assets/Files/claim-form-EN.pdf']) expect(handle(path), path).toBe('page');
    for (const name of ['index-1.js', 'hospitals-1.index', 'unknown.bin'])
      expect(handle(`/assets/${name}`, { mode: 'cors' }), name).toBe('asset');
  });

  it.each([
    ['a preview image', '/og/home-EN.png', {}],
    ['a partial request', '/assets/hospitals-1.index', { range: true }],
    ['a POST request', '/faqs', { method: 'POST' }],
    ['another host', 'https://elsewhere.example/assets/index-1.js', {}],
    ['a page that a script fetches and that is never cached', '/about', { mode: 'cors' }],
  ])('%s is left to the browser: %s', (_, path, facts) => expect(handle(path, facts)).toBe('untouched'));

  it('a page that a script fetches and that may be cached is answered like a visit', () =>
    expect(handle('/pt/faqs', { mode: 'cors' })).toBe('page'));

  it.each([
    ['/home', '/'],
    ['/index.html', '/'],
    ['/es/home/', '/es'],
    ['/faqs.html', '/faqs'],
    ['/homeless', '/homeless'],
  ])('%s is normalized to the page %s', (path, plain) => expect(plainPath(path)).toBe(plain));
});

describe('files kept offline', () => {
  const ALWAYS = ['/offline', '/es/offline', '/pt/offline', '/assets/offline-1.json'];

  it('are those of the visitor’s language, and the offline pages of the other languages', () =>
    expect(filesFor(BUILD, FILES, 'ESP')).toEqual([
      ...ALWAYS,
      '/assets/index-1.js',
      '/assets/offline-es.js',
      '/es',
      '/es/faqs',
      '/Assets/Files/claim-form-ES.pdf',
      '/Assets/Files/pre-authorization-request-ES.pdf',
      '/Assets/Files/direct-deposit-form-ES.pdf',
      '/Assets/Files/change-request-ES.pdf',
      '/Assets/Files/beneficiary-designation-ES.pdf',
    ]));

  it('are only those of the offline notice if the data saver is on', () =>
    expect(minimumFor(BUILD, FILES)).toEqual([...ALWAYS, '/assets/draw-bar-1.js', '/assets/offline-en.js']));

  it('are listed for one language or all', () => {
    expect(isListed(FILES, '/assets/index-1.js')).toBe(true);
    expect(isListed(FILES, '/assets/help-en.bin')).toBe(true);
    expect(isListed(FILES, '/assets/AboutPage-1.js')).toBe(false);
  });
});

it('cached page shows only those links whose pages are cached', () => {
  const item = (path: string) => `<li hidden="" data-kept="${path}"><a href="${path}">x</a></li>`;
  const shown = showKeptPages(item('/es') + item('/es/faqs'), (path) => path === '/es');
  expect(shown).toBe(item('/es').replace(' hidden=""', '') + item('/es/faqs'));
});

const SAVED = '2026-11-20T10:00:00.000Z';
/** The saved page as it is shown, with the time when it was saved. */
const SHOWN = `<!doctype html>\n<html data-saved="${SAVED}" lang="en-US"></html>`;

const never = new Promise<never>(() => undefined);
const saved = async () =>
  new Response('<!doctype html>\n<html lang="en-US"></html>', { headers: { [SAVED_AT]: SAVED } });

/** Simulates a visit whose network response is this promise; returns the texts shown. */
const visit = (network: Promise<Response>, find: () => Promise<Response | undefined> = saved) => {
  vi.stubGlobal('fetch', () => network);
  const store = {
    find,
    fetched: () => never,
    keep: async () => undefined,
    complete: never,
    deleteOldCaches: never,
  };
  const event = {
    request: { url: `${SITE}/faqs`, mode: 'navigate' },
    preloadResponse: Promise.resolve(undefined),
    waitUntil: () => undefined,
  };
  const answer = createPageResponder(BUILD, store as never);
  const seen: string[] = [];
  void answer(event as never, '/faqs', true)
    .then((response) => response.text())
    .then((text) => seen.push(text));
  return seen;
};

describe('page of a visit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('a saved page is shown after three seconds without a network response', async () => {
    const seen = visit(never);
    await vi.advanceTimersByTimeAsync(2999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([SHOWN]);
  });

  it('a saved page is shown at once if the network is gone', async () => {
    const seen = visit(Promise.reject(new TypeError('Failed to fetch')));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([SHOWN]);
  });

  it('the page of the network is shown if it arrives in time, or late if nothing is saved', async () => {
    const freshAfter = (milliseconds: number): Promise<Response> =>
      new Promise((resolve) => setTimeout(() => resolve(new Response('fresh')), milliseconds));
    const inTime = visit(freshAfter(2000));
    await vi.advanceTimersByTimeAsync(2000);
    expect(inTime).toEqual(['fresh']);
    const late = visit(freshAfter(5000), async () => undefined);
    await vi.advanceTimersByTimeAsync(4999);
    expect(late).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(late).toEqual(['fresh']);
  });
});
