import { describe, it } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
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
} from './built-site.ts';

const PAGES = new Map(BUILT.map((page) => [page.address, page]));

/** Hosts rewrite addresses below /users to the page /users. */
const USERS = /^(\/es|\/pt)?\/users(?=\/)/;

/** The address of the page that a host serves for a link. */
const servedAt = (href: string, from = ''): string =>
  decodeURIComponent(new URL(href, `https://site.example${from}`).pathname)
    .replace(USERS, '$1/users')
    .replace(/(.)\/$/, '$1');

/** Whether the page, fragment or file that a link leads to exists. */
const leadsSomewhere = (from: string, href: string): boolean => {
  const path = servedAt(href, from);
  if (!PAGES.has(path)) return existsInSite(path);
  const id = decodeURIComponent(href.split('#')[1] ?? '');
  return id === '' || byId(pageAt(path).document).has(id);
};

describe('every link', () => {
  it('within the site leads to an existing page, fragment or file', () => {
    expectNoFaults(BUILT, ({ address, document }) =>
      hrefsIn(document, 'body a[href]')
        .filter((href) => !/^(https|mailto|tel):/.test(href))
        .filter((href) => !leadsSomewhere(address, href)),
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
    expectNoFaults(BUILT, ({ document, language }) =>
      all(document, 'body a[href^="/"]')
        .filter((link) => !link.hasAttribute('hreflang'))
        .map(hrefOf)
        .filter((href) => (PAGES.get(servedAt(href))?.language ?? language) !== language),
    );
  });

  it('of the language menu leads to the same page in that language', () => {
    expectNoFaults(PAGES_WITH_SHELL, ({ path, document }) => {
      const targets = hrefsIn(document, 'header a[hreflang]').map((href) => servedAt(href));
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
});
