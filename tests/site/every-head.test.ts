import { describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import {
  all,
  attributeOf,
  BUILT,
  type BuiltPage,
  existsInSite,
  expectNoFaults,
  hrefOf,
  isOffline,
  PAGES_WITH_SHELL,
  pageAt,
  plain,
  readSite,
  textOf,
} from './built-site.ts';

const PREFIXES = { en: '', es: '/es', pt: '/pt', 'x-default': '' } as const;

const LOCATIONS = [...readSite('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = '']) => new URL(address),
);
const HOST = LOCATIONS[0]?.origin;
const LISTED = LOCATIONS.map(({ pathname }) => pathname);

const metaOf = ({ document }: BuiltPage, name: string): string =>
  plain(
    attributeOf(document.querySelector(`head meta:is([name="${name}"], [property="${name}"])`), 'content'),
  );

/** Expects every page to have a text of its own. */
const expectUnique = (pages: readonly BuiltPage[], read: (page: BuiltPage) => string): void => {
  const seen = new Map<string, string>([['', 'a page without it']]);
  expectNoFaults(pages, (page) => {
    const text = read(page);
    const other = seen.get(text);
    seen.set(text, page.address);
    return [other === undefined || `the same as ${other}: ${text}`];
  });
};

describe('the head of every page', () => {
  it('exists on more than 200 pages, whose files for the same address are identical', () => {
    expect(BUILT.length).toBeGreaterThan(200);
    expectNoFaults(BUILT, ({ files, html }) =>
      files.filter((file) => readSite(file) !== html).map((file) => `${file} is not ${files[0]}`),
    );
  });

  it('has the language of the page’s address', () => {
    expectNoFaults(BUILT, ({ document: { documentElement: html }, language }) => [
      html.lang === LANGUAGE_TABLE[language].tag || `lang is ${html.lang}`,
      attributeOf(html, 'data-locale') === LANGUAGE_TABLE[language].marker || 'another data-locale',
    ]);
  });

  it.each(LANGUAGES)('has a unique title and description in %s', (language) => {
    const pages = BUILT.filter((page) => page.language === language);
    expectUnique(pages, ({ document }) => textOf(document.querySelector('head > title')));
    const described = pages.filter((page) => !isOffline(page));
    expectUnique(described, (page) => metaOf(page, 'description'));
  });

  it('repeats title, description and language in its link preview', () => {
    expectNoFaults(PAGES_WITH_SHELL, (page) => [
      textOf(page.document.querySelector('title')).startsWith(metaOf(page, 'og:title')) || 'og:title',
      metaOf(page, 'og:title') !== '' || 'no og:title',
      metaOf(page, 'og:description') === metaOf(page, 'description') || 'og:description',
      metaOf(page, 'og:locale') === LANGUAGE_TABLE[page.language].marker || 'og:locale',
      metaOf(page, 'og:image').endsWith(`-${LANGUAGE_TABLE[page.language].pdf}.png`) || 'og:image',
    ]);
  });

  it('has noindex exactly when the sitemap omits the page', () => {
    expect(LISTED.length).toBe(new Set(LISTED).size);
    expect(LISTED.length).toBeGreaterThan(40);
    const listed = BUILT.filter((page) => metaOf(page, 'robots') !== 'noindex');
    expect(listed.map(({ address }) => address).sort()).toEqual(LISTED.toSorted());
  });

  it('of a listed page has the canonical address and the alternates in all languages, which are listed too', () => {
    expectNoFaults(LISTED.map(pageAt), ({ address, path, document }) => {
      const links = all(document, 'head link[rel="alternate"]').map((link) => [
        attributeOf(link, 'hreflang'),
        hrefOf(link),
      ]);
      const alternates = Object.entries(PREFIXES).map(([language, prefix]) => [
        language,
        `${HOST}${(prefix + path).replace(/(.)\/$/, '$1')}`,
      ]);
      const canonical = all(document, 'head link[rel="canonical"]').map(hrefOf);
      return [
        JSON.stringify(links) === JSON.stringify(alternates) || `alternates ${JSON.stringify(links)}`,
        canonical.join() === `${HOST}${address}` || `canonical ${canonical.join()}`,
        ...alternates
          .filter(([, href = '']) => !LISTED.includes(new URL(href).pathname))
          .map(([, href]) => `${href} is not listed`),
      ];
    });
  });

  it('references only existing files', () => {
    expectNoFaults(BUILT, ({ document }) => {
      const links = all(
        document,
        'head link[rel="stylesheet"], head link[rel="preload"], head link[rel~="icon"]',
      );
      const scripts = all(document, 'head meta[name="scripts"]').flatMap((meta) =>
        attributeOf(meta, 'content').split(' '),
      );
      const files = [...links.map(hrefOf), ...scripts];
      return [links.length > 1 || 'no styles', ...files.filter((file) => !existsInSite(file))];
    });
  });
});

it('the footer of every page has a unique page code that ends with the language', () => {
  const codeOf = ({ document, language }: BuiltPage): string =>
    new RegExp(`\\b[A-Z]{3}(?:-[A-Z]+)*-${LANGUAGE_TABLE[language].pdf}\\b`).exec(
      textOf(document.querySelector('body footer')),
    )?.[0] ?? '';
  expectUnique(PAGES_WITH_SHELL, codeOf);
});
