import { readdir, readFile, writeFile } from 'node:fs/promises';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { INLINE_SCRIPT } from '../site/inline-script.ts';
import type { SiteFolders } from '../site/site-folders.ts';
import { COMMON_HEADERS, expressionOf, type Headers, headersByKind, KINDS, kindOf } from './headers.ts';
import { REWRITES } from './rewrites.ts';

type Rule = readonly [pattern: string, headers: Headers];

/** Patterns of pages, which are one level deep or below these folders. ":page" matches any single name, even without a page. */
const PAGE_PATTERNS = [
  '/',
  '/:page',
  '/:page/',
  ...LANGUAGES.map((language) => pathIn(language, '/')).flatMap((path) =>
    path === '/' ? [] : [`${path}/*`],
  ),
  `${PAGES.hospitals.path}/*`,
  `${PAGES.users.path}/*`,
];

const only = (headers: Headers, name: string): Headers => ({ [name]: headers[name] ?? '' });

/**
 * Returns the header rules of Netlify and Cloudflare Pages. Both hosts join the headers of all matching rules with a comma,
 * so no path may get two different values. Therefore pages use the hosts' default Cache-Control, and the search worker gets
 * the Cache-Control of its folder. The service worker, at the root, gets two policies; its own is the stricter one.
 */
const rules = (inlineScript: string, workers: readonly string[]): readonly Rule[] => {
  const kinds = headersByKind(inlineScript);
  const patterns = Object.fromEntries(KINDS);
  return [
    ['/*', COMMON_HEADERS],
    ...PAGE_PATTERNS.map((pattern): Rule => [pattern, only(kinds.page, 'Content-Security-Policy')]),
    ...(patterns.document ?? []).map((pattern): Rule => [pattern, kinds.document]),
    ...(patterns.serviceWorker ?? []).map((pattern): Rule => [pattern, kinds.serviceWorker]),
    ...(patterns.asset ?? []).map((pattern): Rule => [pattern, kinds.asset]),
    ...workers.map((path): Rule => [path, only(kinds.worker, 'Content-Security-Policy')]),
  ];
};

/**
 * Returns the file _headers of Netlify and Cloudflare Pages.
 * @param workers search worker files of this build and of kept builds, because neither host supports "*" inside a name
 */
export const netlifyHeaders = (inlineScript: string, workers: readonly string[]): string =>
  rules(inlineScript, workers)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');

/** Returns the file _redirects of both hosts. Cloudflare ignores lines with 404 and serves the nearest 404.html. */
export const netlifyRedirects = (): string =>
  REWRITES.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

const inner = (pattern: string): string => expressionOf(pattern.slice(1));

/** Returns the source pattern of a kind. It excludes the kinds before it, so that a single rule sets all headers of a path. */
const sourceOf = (index: number): string => {
  const before = KINDS.slice(0, index).flatMap(([, patterns]) => patterns.map((each) => `${inner(each)}$`));
  const own = KINDS[index]?.[1].map(inner) ?? [];
  const not = before.length > 0 ? `(?!${before.join('|')})` : '';
  return `/(${not}${own.length > 1 ? `(?:${own.join('|')})` : own[0]})`;
};

/** Returns the content of vercel.json in the published folder. */
export const vercelConfig = (inlineScript: string): object => {
  const kinds = headersByKind(inlineScript);
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: KINDS.map(([kind], index) => ({
      source: sourceOf(index),
      headers: Object.entries({ ...COMMON_HEADERS, ...kinds[kind] }).map(([key, value]) => ({ key, value })),
    })),
    rewrites: REWRITES.filter(({ status }) => status === 200).map(({ from, to }) => ({
      source: from.replace('*', ':path*'),
      destination: to,
    })),
  };
};

const json = (value: object): string => `${JSON.stringify(value, null, 1)}\n`;

/** Writes the configuration files of Netlify, Cloudflare Pages and Vercel. */
export const writeHostFiles = async ({ site, work }: SiteFolders): Promise<void> => {
  const inlineScript = await readFile(`${work}/${INLINE_SCRIPT}`, 'utf8');
  const assets = (await readdir(`${site}/assets`)).map((name) => `/assets/${name}`).sort();
  const workers = assets.filter((path) => kindOf(path) === 'worker');
  await writeFile(`${site}/_headers`, netlifyHeaders(inlineScript, workers));
  await writeFile(`${site}/_redirects`, netlifyRedirects());
  await writeFile(`${site}/vercel.json`, json(vercelConfig(inlineScript)));
};
