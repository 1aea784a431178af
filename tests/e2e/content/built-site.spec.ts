import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, SITES, test } from '../support/site.ts';

const DIST = 'dist';
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const htmlOf = new Map(pages.map((file) => [file, readFileSync(`${DIST}/${file}`, 'utf8')]));

const fileOf = (path: string): string => {
  const bare = decodeURIComponent(path).replace(/^\//, '');
  return (
    [bare, `${bare}.html`, `${bare}/index.html`, 'index.html'].find(
      (file) =>
        (bare !== '' || file === 'index.html') && existsSync(`${DIST}/${file}`) && /\.\w+$/.test(file),
    ) ?? ''
  );
};
const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

test('no link of the built site is dead, fragments included', () => {
  const dead: string[] = [];
  for (const [file, html] of htmlOf) {
    for (const [, escaped = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const href = unescaped(escaped);
      if (/^(https|mailto|tel):/.test(href)) continue;
      const [address = '', fragment] = href.split('#', 2);
      const target = address === '' ? file : fileOf(address.split('?', 1)[0] ?? '');
      if (target === '') dead.push(`${file}: ${href}`);
      else if (fragment && target.endsWith('.html') && !htmlOf.get(target)?.includes(` id="${fragment}"`))
        dead.push(`${file}: ${href} (no such fragment)`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('every listed page names itself and its twins, and they name it back', () => {
  const sitemap = readFileSync(`${DIST}/sitemap.xml`, 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.length).toBe(new Set(listed).size);
  expect(listed.length).toBeGreaterThan(40);
  for (const address of listed) {
    const html = htmlOf.get(fileOf(new URL(address).pathname)) ?? '';
    expect(html, address).toContain(`<link rel="canonical" href="${address.replace(/\/$/, '')}`);
    expect(
      [...html.matchAll(/<link rel="alternate" hrefLang="(?:en|es|pt|x-default)"/gi)].length,
      address,
    ).toBe(4);
    expect(html, address).not.toContain('noindex');
  }
});

test('no page ships another language’s words', () => {
  for (const [file, html] of htmlOf) {
    const own = SITES.find(({ lang }) => html.includes(`<html lang="${lang}"`));
    for (const other of SITES.filter((site) => site !== own))
      expect(html, file).not.toContain(other.shell.footer.eligibility);
  }
});

test('texts of legal pages and answers stand in the HTML and in no script', () => {
  const scripts = readdirSync(`${DIST}/assets`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${DIST}/assets/${name}`, 'utf8'));
  for (const file of ['terms.html', 'es/privacy.html', 'pt/faqs.html']) {
    const html = htmlOf.get(file) ?? '';
    const sentence = /<div data-body="[^"]*"[^>]*><p>([^<]{40,90})/.exec(html)?.[1] ?? '';
    expect(sentence, file).not.toBe('');
    for (const script of scripts) expect(script.includes(unescaped(sentence).slice(0, 60))).toBe(false);
  }
});

test('structured data is true of the page: questions and answers are its own', () => {
  for (const { prefix } of SITES) {
    const html = htmlOf.get(`${prefix.slice(1)}${prefix && '/'}faqs.html`) ?? '';
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    );
    const faq = blocks.find((block) => block['@type'] === 'FAQPage');
    expect(faq.mainEntity.length).toBeGreaterThanOrEqual(18);
    for (const { name } of faq.mainEntity) expect(unescaped(html)).toContain(name);
  }
});

test('host files hold the header and rewrite tables', () => {
  const headers = readFileSync(`${DIST}/_headers`, 'utf8');
  expect(headers).toMatch(
    /\/assets\/search\.worker-[\w-]+\.js\n(?: {2}.*\n)* {2}Content-Security-Policy: .*wasm-unsafe-eval/,
  );
  expect(readFileSync(`${DIST}/_redirects`, 'utf8')).toContain('/es/* /es/404 404');
  expect(JSON.parse(readFileSync(`${DIST}/vercel.json`, 'utf8')).cleanUrls).toBe(true);
});
