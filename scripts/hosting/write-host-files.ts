import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { RenderedPage } from '#app/prerender.tsx';
import { pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { INLINE_SCRIPT } from '../first-paint.ts';
import type { SiteFolders } from '../site-folders.ts';
import { COMMON_HEADERS, type Headers, headersByKind, kindOf } from './headers.ts';
import { REWRITES } from './rewrites.ts';

/** Hosts limit how many rules there may be: so the pages below the finder share one. */
const patternOf = ({ path, language, page }: RenderedPage): string =>
  page === 'state' || page === 'networks' ? pathIn(language, `${PAGES.hospitals.path}/*`) : path;

/** Hosts join the headers of all rules that match: so a path gets each header from one rule only. */
const rulesFor = async (
  pages: readonly RenderedPage[],
  { site, work }: SiteFolders,
): Promise<readonly (readonly [string, Headers])[]> => {
  const kinds = headersByKind(await readFile(`${work}/${INLINE_SCRIPT}`, 'utf8'));
  const assets = (await readdir(`${site}/assets`)).map((name) => `/assets/${name}`);
  const paths = [...new Set(pages.map(patternOf)), ...assets.filter((path) => path.endsWith('.js'))];
  const other = assets.filter((path) => !path.endsWith('.js'));
  return [
    ['/*', COMMON_HEADERS],
    ...paths.map((path) => [path, kinds[kindOf(path)]] as const),
    ...other.map((path) => [path, { 'Cache-Control': kinds.asset['Cache-Control'] ?? '' }] as const),
  ];
};

const netlifyHeaders = (rules: readonly (readonly [string, Headers])[]): string =>
  rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n');

const netlifyRedirects = (): string =>
  REWRITES.map(({ from, to, status }) => `${from} ${to} ${status}`).join('\n');

const vercel = (rules: readonly (readonly [string, Headers])[]): object => ({
  cleanUrls: true,
  trailingSlash: false,
  headers: rules.map(([path, headers]) => ({
    source: path.replace(/\*$/, '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
  rewrites: REWRITES.filter(({ status }) => status === 200).map(({ from, to }) => ({
    source: from.replace('*', ':path*'),
    destination: to,
  })),
});

/** Writes the files that static hosts read: _headers and _redirects (Netlify, Cloudflare Pages) and vercel.json. */
export const writeHostFiles = async (pages: readonly RenderedPage[], folders: SiteFolders): Promise<void> => {
  const rules = await rulesFor(pages, folders);
  const { site } = folders;
  await writeFile(`${site}/_headers`, `${netlifyHeaders(rules)}\n`);
  await writeFile(`${site}/_redirects`, `${netlifyRedirects()}\n`);
  await writeFile(`${site}/vercel.json`, `${JSON.stringify(vercel(rules), null, 1)}\n`);
};
