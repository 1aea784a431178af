import { describe, expect, it } from 'vitest';
import { filesFor, isListed, keptPaths, minimumFor } from '#workers/offline/kept-files.ts';
import { handlingOf, plainPath, withKeptPages, withSavedMark } from '#workers/offline/pages.ts';
import { cacheOf, cachesToDelete } from '#workers/offline/store.ts';
import { BUILD } from './offline-build.ts';

const FILES = {
  shared: ['index-1.js', 'draw-bar-1.js'],
  own: { ENG: ['offline-en.js', 'help-en.json'], ESP: ['offline-es.js'], POR: ['offline-pt.js'] },
  notice: ['draw-bar-1.js', 'offline-en.js', 'offline-es.js', 'offline-pt.js'],
};
const PATHS = keptPaths(BUILD);
const SITE = 'https://site.example';

const handle = (path: string, facts: Partial<{ method: string; mode: string; isPartial: boolean }> = {}) =>
  handlingOf(
    { method: 'GET', mode: 'navigate', isPartial: false, url: new URL(path, SITE).href, ...facts },
    SITE,
    (each) => PATHS.has(each),
  );

describe('which request gets which answer', () => {
  it.each([
    '/',
    '/faqs',
    '/es/faqs/?q=a',
    '/about',
    '/users/anybody',
    '/COC-Vital-ES-2025',
    '/pt/faqs.html',
    '/Assets/Files/claim-form-EN.pdf',
  ])('a visit of %s is answered by the network while there is one', (path) =>
    expect(handle(path)).toBe('page'),
  );

  it.each(['/assets/index-1.js', '/assets/hospitals-1.index', '/assets/unknown.bin'])(
    'the hashed file %s is answered from what is kept',
    (path) => expect(handle(path, { mode: 'cors' })).toBe('asset'),
  );

  it.each([
    ['a link’s picture', '/og/home-EN.png', {}],
    ['an icon of the home screen', '/icons/icon-192.png', {}],
    ['a list to take along', '/networks.csv', {}],
    ['the service worker', '/service-worker.js', { mode: 'same-origin' }],
    ['the icon', '/favicon.svg', { mode: 'no-cors' }],
    ['a part of a file', '/assets/hospitals-1.index', { isPartial: true }],
    ['what is sent', '/faqs', { method: 'POST' }],
    ['a question whether anything answers', '/faqs', { method: 'HEAD' }],
    ['another host', 'https://elsewhere.example/assets/index-1.js', {}],
    ['another host’s page', 'https://elsewhere.example/faqs', {}],
    ['a page that script asks for and that is never kept', '/about', { mode: 'cors' }],
  ])('%s is left alone: %s', (_, path, facts) => expect(handle(path, facts)).toBe('untouched'));

  it('a page that script asks for and that may be kept is answered like a visit', () =>
    expect(handle('/pt/faqs', { mode: 'cors' })).toBe('page'));

  it.each([
    ['/', '/'],
    ['/home', '/'],
    ['/index.html', '/'],
    ['/es/', '/es'],
    ['/es/home/', '/es'],
    ['/es/faqs/index.html', '/es/faqs'],
    ['/faqs.html', '/faqs'],
    ['/homeless', '/homeless'],
  ])('%s is the page %s', (path, plain) => expect(plainPath(path)).toBe(plain));
});

describe('what is kept', () => {
  it('is the reader’s language alone, and of the others the offline page', () =>
    expect(filesFor(BUILD, FILES, 'ESP')).toEqual([
      '/offline',
      '/es/offline',
      '/pt/offline',
      '/assets/offline-1.json',
      '/assets/index-1.js',
      '/assets/draw-bar-1.js',
      '/assets/offline-es.js',
      '/es',
      '/es/faqs',
      '/Assets/Files/claim-form-ES.pdf',
      '/Assets/Files/pre-authorization-request-ES.pdf',
      '/Assets/Files/direct-deposit-form-ES.pdf',
      '/Assets/Files/change-request-ES.pdf',
      '/Assets/Files/beneficiary-designation-ES.pdf',
    ]));

  it('is least with the data saver on: what says that there is no network', () =>
    expect(minimumFor(BUILD, FILES, 'ENG')).toEqual([
      '/offline',
      '/es/offline',
      '/pt/offline',
      '/assets/offline-1.json',
      '/assets/draw-bar-1.js',
      '/assets/offline-en.js',
    ]));

  it('is on the list, in one language or all', () => {
    expect(isListed(FILES, '/assets/index-1.js')).toBe(true);
    expect(isListed(FILES, '/assets/help-en.json')).toBe(true);
    expect(isListed(FILES, '/assets/AboutPage-1.js')).toBe(false);
  });
});

describe('which caches go', () => {
  const ALL = ['offline-a1', 'offline-b2', 'of another'];

  it('earlier versions’, once every open page is of this one', () =>
    expect(cachesToDelete(ALL, cacheOf('b2'), true)).toEqual(['offline-a1']));

  it('none while a page of another version is open', () =>
    expect(cachesToDelete(ALL, cacheOf('b2'), false)).toEqual([]));
});

describe('what a kept page says', () => {
  it('when it was saved', () =>
    expect(withSavedMark('<!doctype html>\n<html lang="es-419"><body>', '2026-11-20T10:00:00.000Z')).toBe(
      '<!doctype html>\n<html data-saved="2026-11-20T10:00:00.000Z" lang="es-419"><body>',
    ));

  it('which pages are kept, and of no other', () => {
    const item = (path: string) => `<li hidden="" data-kept="${path}"><a href="${path}">x</a></li>`;
    const shown = withKeptPages(item('/es') + item('/es/faqs'), (path) => path === '/es');
    expect(shown).toBe(item('/es').replace(' hidden=""', '') + item('/es/faqs'));
  });
});
