import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import brand from '#data/brand.json' with { type: 'json' };
import { pathIn } from '#domain/language.ts';
import {
  all,
  attributeOf,
  BUILT,
  expectNoFaults,
  isOffline,
  PAGES_WITH_SHELL,
  pageAt,
  plain,
  readSite,
  SITE,
  textOf,
} from './built-site.ts';

/** Matches the inline scripts of a page that run. */
const INLINE = /<script>(.*?)<\/script>/gs;

describe('the content security policy of pages', () => {
  it('allows the inline scripts of pages by their hashes, in the configuration files of every host', () => {
    const scripts = new Set(
      PAGES_WITH_SHELL.flatMap(({ html }) => [...html.matchAll(INLINE)].map(([, script = '']) => script)),
    );
    expect(scripts.size).toBe(2);
    const hashes = [...scripts].map((script) => createHash('sha256').update(script).digest('base64'));
    for (const file of ['_headers', 'vercel.json']) {
      const [, allowed = ''] = /script-src 'self' ([^;]*'sha256-[^;]*);/.exec(readSite(file)) ?? [];
      expect(allowed.split(' ').toSorted(), file).toEqual(
        hashes.map((hash) => `'sha256-${hash}'`).toSorted(),
      );
    }
  });

  it('is not violated by other inline scripts, styles or event handlers', () => {
    // The finder also has a script that shows the names of a shared list.
    const scriptsOf = (page: (typeof BUILT)[number]): number =>
      isOffline(page) ? 0 : page.path.endsWith('/hospitals') ? 2 : 1;
    const run = 'script:not([type="application/json"]):not([type="application/ld+json"])';
    expectNoFaults(BUILT, (page) => {
      const { document } = page;
      return [
        all(document, run).length === scriptsOf(page) || 'another number of scripts',
        ...all(document, 'style, [style], base, iframe, object, embed').map((element) =>
          element.outerHTML.slice(0, 90),
        ),
        ...all(document, '*').flatMap((element) =>
          [...element.attributes].filter(({ name }) => /^on/i.test(name)).map(({ name }) => name),
        ),
        ...all(document, 'a[href^="javascript:" i]').map(textOf),
      ];
    });
  });

  it('is not violated by files of another host', () => {
    expectNoFaults(BUILT, ({ document }) =>
      all(document, '[src], link[href]:not([rel="canonical"]):not([rel="alternate"])')
        .map((element) => attributeOf(element, element.hasAttribute('src') ? 'src' : 'href'))
        .filter((address) => !/^\/(?!\/)/.test(address)),
    );
  });
});

it('the configuration files of hosts allow the search worker to compile WebAssembly, and rewrite unknown addresses', () => {
  expect(readSite('_headers')).toMatch(
    /\/assets\/search\.worker-[\w-]+\.js\n(?: {2}.*\n)* {2}Content-Security-Policy: .*wasm-unsafe-eval/,
  );
  expect(readSite('_redirects')).toContain('/es/* /es/404 404');
  expect(JSON.parse(readSite('vercel.json')).cleanUrls).toBe(true);
});

describe('the code', () => {
  const code = readdirSync(`${SITE}/assets`)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, text: readSite(`assets/${name}`) }));
  const filesWith = (text: RegExp): readonly string[] =>
    code.filter((file) => text.test(file.name) || text.test(file.text)).map(({ name }) => name);

  it('contains no legal texts and help answers, which are in the HTML', () => {
    expect(code.length).toBeGreaterThan(20);
    for (const path of ['/terms', pathIn('ESP', '/privacy'), pathIn('POR', '/faqs')]) {
      const sentence = textOf(
        all(pageAt(path).document, '[data-body] p').find((each) => textOf(each).length > 60),
      );
      expect(sentence, path).not.toBe('');
      expect(code.filter(({ text }) => plain(text).includes(sentence.slice(0, 40)))).toEqual([]);
    }
  });

  it('contains neither the style page, its components in every state nor the pseudo-language', () => {
    expect(filesWith(/styleguide|en-x-pseudo|Show 214 hospitals/i)).toEqual([]);
    expect(BUILT.filter(({ path }) => /styleguide/.test(path))).toEqual([]);
  });

  it('contains the code for web vitals only if brand.json sets their target', () =>
    expect(filesWith(/largest-contentful-paint/).length > 0).toBe(brand.webVitalsTarget !== null));
});

it('structured data of every page has its breadcrumbs', () => {
  expectNoFaults(PAGES_WITH_SHELL, ({ document, address, path, language }) => {
    const blocks = all(document, 'script[type="application/ld+json"]').map((block) =>
      JSON.parse(block.textContent ?? ''),
    );
    const crumbs: readonly { position: number; name: string; item: string }[] =
      blocks.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    if (crumbs.length === 0) return /^\/($|404$|users$|COC-)/.test(path) ? [] : ['no way'];
    const ways = crumbs.map(({ item }) => new URL(item).pathname.replace(/(.)\/$/, '$1'));
    const expected = [
      pathIn(language, '/'),
      ...(path.startsWith('/hospitals/') ? [pathIn(language, '/hospitals')] : []),
      address,
    ];
    const isNamed = textOf(document.querySelector('title')).includes(plain(crumbs.at(-1)?.name ?? '?'));
    return [
      ways.join() === expected.join() || ways.join(' '),
      isNamed || `named ${crumbs.at(-1)?.name}`,
      crumbs.every(({ position, name }, at) => position === at + 1 && name !== '') || 'positions',
    ];
  });
});
