import { describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import {
  all,
  attributeOf,
  BUILT,
  type BuiltPage,
  existsInSite,
  faultIfNot,
  faultsOn,
  isOffline,
  PAGES_WITH_SHELL,
  pageAt,
  plain,
  readSite,
  textOf,
} from './built-site.ts';

const PREFIXES = { en: '', es: '/es', pt: '/pt', 'x-default': '' } as const;

const HOST = new URL(/<loc>([^<]*)<\/loc>/.exec(readSite('sitemap.xml'))?.[1] ?? '').origin;
const LISTED = [...readSite('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);

const metaOf = ({ document }: BuiltPage, name: string): string =>
  plain(
    attributeOf(
      document.querySelector(`head meta[name="${name}"], head meta[property="${name}"]`),
      'content',
    ),
  );
const isUnlisted = (page: BuiltPage): boolean => metaOf(page, 'robots') === 'noindex';

/** Faults of pages without a text, or with the text of another page: "/about: the same as /es/about: …". */
const repeated = (pages: readonly BuiltPage[], read: (page: BuiltPage) => string): readonly string[] => {
  const seen = new Map<string, string>();
  return faultsOn(pages, (page) => {
    const text = read(page);
    const other = seen.get(text);
    seen.set(text, page.address);
    if (text === '') return ['has none'];
    return other === undefined ? [] : [`the same as ${other}: ${text}`];
  });
};

describe('the head of every page', () => {
  it('exists on more than 200 pages, whose files for the same address are identical', () => {
    expect(BUILT.length).toBeGreaterThan(200);
    expect(
      faultsOn(BUILT, ({ files, html }) =>
        files.filter((file) => readSite(file) !== html).map((file) => `${file} is not ${files[0]}`),
      ),
    ).toEqual([]);
  });

  it('has the language of the page’s address', () => {
    expect(
      faultsOn(BUILT, ({ document: { documentElement: html }, language }) => [
        ...faultIfNot(html.lang === LANGUAGE_TABLE[language].tag, `lang is ${html.lang}`),
        ...faultIfNot(
          attributeOf(html, 'data-locale') === LANGUAGE_TABLE[language].marker,
          'another data-locale',
        ),
      ]),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('has a unique title and description in %s', (language) => {
    const pages = BUILT.filter((page) => page.language === language);
    expect(repeated(pages, ({ document }) => textOf(document.querySelector('head > title')))).toEqual([]);
    const described = pages.filter((page) => !isOffline(page));
    expect(repeated(described, (page) => metaOf(page, 'description'))).toEqual([]);
  });

  it('repeats title, description and language in its link preview', () => {
    expect(
      faultsOn(PAGES_WITH_SHELL, (page) => [
        ...faultIfNot(
          textOf(page.document.querySelector('title')).startsWith(metaOf(page, 'og:title')),
          'og:title',
        ),
        ...(metaOf(page, 'og:title') === '' ? ['no og:title'] : []),
        ...faultIfNot(metaOf(page, 'og:description') === metaOf(page, 'description'), 'og:description'),
        ...faultIfNot(metaOf(page, 'og:locale') === LANGUAGE_TABLE[page.language].marker, 'og:locale'),
        ...faultIfNot(
          metaOf(page, 'og:image').endsWith(`-${LANGUAGE_TABLE[page.language].pdf}.png`),
          'og:image',
        ),
      ]),
    ).toEqual([]);
  });

  it('has noindex exactly when the sitemap omits the page', () => {
    expect(LISTED.length).toBe(new Set(LISTED).size);
    expect(LISTED.length).toBeGreaterThan(40);
    expect(
      BUILT.filter((page) => !isUnlisted(page))
        .map(({ address }) => address)
        .sort(),
    ).toEqual(LISTED.toSorted());
  });

  it('of a listed page has the canonical address and the alternates in all languages, which are listed too', () => {
    expect(
      faultsOn(LISTED.map(pageAt), ({ address, path, document }) => {
        const links = all(document, 'head link[rel="alternate"]').map((link) => [
          attributeOf(link, 'hreflang'),
          attributeOf(link, 'href'),
        ]);
        const alternates = Object.entries(PREFIXES).map(([language, prefix]) => [
          language,
          `${HOST}${(prefix + path).replace(/(.)\/$/, '$1')}`,
        ]);
        const canonical = all(document, 'head link[rel="canonical"]').map((link) =>
          attributeOf(link, 'href'),
        );
        return [
          ...faultIfNot(
            JSON.stringify(links) === JSON.stringify(alternates),
            `alternates ${JSON.stringify(links)}`,
          ),
          ...faultIfNot(canonical.join() === `${HOST}${address}`, `canonical ${canonical.join()}`),
          ...alternates
            .filter(([, href = '']) => !LISTED.includes(new URL(href).pathname))
            .map(([, href]) => `${href} is not listed`),
        ];
      }),
    ).toEqual([]);
  });

  it('references only existing files', () => {
    expect(
      faultsOn(BUILT, ({ document }) => {
        const links = all(
          document,
          'head link[rel="stylesheet"], head link[rel="preload"], head link[rel~="icon"]',
        );
        const scripts = all(document, 'head meta[name="scripts"]').flatMap((meta) =>
          attributeOf(meta, 'content').split(' '),
        );
        const files = [...links.map((link) => attributeOf(link, 'href')), ...scripts];
        return [...faultIfNot(links.length > 1, 'no styles'), ...files.filter((file) => !existsInSite(file))];
      }),
    ).toEqual([]);
  });
});

describe('the footer of every page', () => {
  it('has a unique page code that ends with the language', () => {
    const codeOf = ({ document, language }: BuiltPage): string =>
      new RegExp(`\\b[A-Z]{3}(?:-[A-Z]+)*-${LANGUAGE_TABLE[language].pdf}\\b`).exec(
        textOf(document.querySelector('body footer')),
      )?.[0] ?? '';
    expect(repeated(PAGES_WITH_SHELL, codeOf)).toEqual([]);
  });
});
