import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import {
  all,
  attributeOf,
  BUILT,
  byId,
  existsInSite,
  expectNoFaults,
  hrefOf,
  hrefsIn,
  PAGES_WITH_SHELL,
  pageAt,
  SITE,
} from './built-site.ts';

const PAGES = new Map(BUILT.map((page) => [page.address, page]));

/** Hosts rewrite addresses below /users to the page /users. */
const USERS = /^(\/es|\/pt)?\/users(?=\/)/;

/** Reason why a link is broken; undefined if its target exists. */
const faultOf = (from: string, href: string): string | undefined => {
  const { pathname, hash } = new URL(href, `https://site.example${from}`);
  const path = decodeURIComponent(pathname)
    .replace(USERS, '$1/users')
    .replace(/(.)\/$/, '$1');
  if (existsInSite(path)) return undefined;
  if (!PAGES.has(path)) return 'no such page';
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || byId(pageAt(path).document).has(id) ? undefined : 'no such fragment';
};

describe('every link', () => {
  it('within the site leads to an existing page, fragment or file', () => {
    expectNoFaults(BUILT, ({ address, document }) =>
      hrefsIn(document, 'body a[href]')
        .filter((href) => !/^(https|mailto|tel):/.test(href))
        .flatMap((href) => {
          const fault = faultOf(address, href);
          return fault === undefined ? [] : [`${href} (${fault})`];
        }),
    );
  });

  it('to another site, an email address or a telephone number is complete', () => {
    const whole =
      /^(https:\/\/[\w.-]+\.[a-z]+(\/|$|\?)|mailto:[\w.-]+@[\w.-]+\.[a-z]+(\?|$)|tel:(?:\+\d{7,}|911)$)/;
    expectNoFaults(BUILT, ({ document }) =>
      hrefsIn(document, 'body a[href]').filter((href) => !/^[/#?]|^$/.test(href) && !whole.test(href)),
    );
  });

  it('stays in the language of its page, except language links', () => {
    const languageOf = (address: string): Language => pageAt(address).language;
    expectNoFaults(BUILT, ({ document, language }) =>
      all(document, 'body a[href^="/"]')
        .filter((link) => !link.hasAttribute('hreflang'))
        .map(hrefOf)
        .filter((href) => {
          const path = new URL(href, 'https://site.example').pathname.replace(USERS, '$1/users');
          return PAGES.has(path) && languageOf(path) !== language;
        }),
    );
  });

  it('of the language menu leads to the same page in that language', () => {
    expectNoFaults(PAGES_WITH_SHELL, ({ path, document }) => {
      const targets = all(document, 'header a[hreflang]').map((link) =>
        new URL(hrefOf(link), 'https://site.example').pathname.replace(/(.)\/$/, '$1'),
      );
      const prefixed = ['', '/es', '/pt'].map((prefix) => (prefix + path).replace(/(.)\/$/, '$1'));
      const expected = path.startsWith('/COC-')
        ? LANGUAGES.map((each) => path.replace(/-(EN|ES|PT)-/, `-${LANGUAGE_TABLE[each].pdf}-`))
        : prefixed;
      return targets.join() === expected.join() ? [] : [targets.join(' ')];
    });
  });

  it('that opens a new tab has rel="noopener"', () => {
    expectNoFaults(BUILT, ({ document }) =>
      all(document, 'a[target]')
        .filter((link) => !/\bnoopener\b/.test(attributeOf(link, 'rel')))
        .map((link) => link.outerHTML),
    );
  });

  it('to a document leads to a PDF', () => {
    const files = new Set(
      BUILT.flatMap(({ document }) => hrefsIn(document, 'a[href$=".pdf"], a[type="application/pdf"]')),
    );
    expect(files.size).toBe(5 * 3 + 3 * 3);
    for (const file of files)
      expect(
        readFileSync(SITE + file)
          .subarray(0, 5)
          .toString('latin1'),
        file,
      ).toBe('%PDF-');
  });
});
