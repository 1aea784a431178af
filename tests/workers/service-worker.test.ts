import { describe, expect, it } from 'vitest';
import { filesFor, isListed, keptPaths, minimumFor } from '#workers/offline/kept-files.ts';
import { handlingOf, plainPath, showKeptPages } from '#workers/offline/pages.ts';
import { BUILD } from './offline-build.ts';

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
