import { LANGUAGES, pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { COMMON_HEADERS, type Headers, headersByKind, KINDS } from './headers.ts';
import { REWRITES } from './rewrites.ts';

type Rule = readonly [pattern: string, headers: Headers];

/** Where pages are: one level deep, and below these. ":page" is any one name, also that of a page that does not exist. */
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
 * Both hosts join the headers of all rules that match, with a comma. So no path may get two different values: pages have the
 * Cache-Control that both hosts give by themselves, the worker takes its own from its folder, and the service worker, which lies
 * at the root, obeys two policies, of which its own is the narrower.
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
 * The file _headers of Netlify and Cloudflare Pages.
 * @param workers paths of the search workers' files, of this build and of kept ones: neither host knows "*" inside a name
 */
export const netlifyHeaders = (inlineScript: string, workers: readonly string[]): string =>
  rules(inlineScript, workers)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('');

/** The file _redirects of both. Cloudflare leaves out the lines with 404: it finds the nearest 404.html by itself. */
export const netlifyRedirects = (): string =>
  REWRITES.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
