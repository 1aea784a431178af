import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

import type { renderOfflinePage } from '#app/prerender.tsx';
import { brand } from '#content/facts.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language, withPrefix } from '#domain/language.ts';
import { OFFLINE_PAGES, OFFLINE_PATH } from '#domain/offline.ts';
import { PAGES } from '#domain/page.ts';
import { type CachedFiles, keptPaths, type OfflineBuild } from '#workers/offline/kept-files.ts';
import { bundleScript } from '../site/inline-script.ts';
import { installLinks } from '../site/install-files.ts';
import { readStyles } from '../site/route-files.ts';
import type { SiteFolders } from '../site/site-folders.ts';
import { isOffline, offlineFiles } from './offline-files.ts';

/** Bundles a service worker as a classic script, because not every browser supports module service workers. */
const bundle = async (name: string, define?: Readonly<Record<string, string>>): Promise<string> =>
  `${await bundleScript(`workers/offline/${name}.ts`, define)}\n`;

const bytesOf = (site: string, path: string): Buffer => {
  if (path.endsWith('.pdf')) return readFileSync(site + path);
  return readFileSync(path === '/' ? `${site}/index.html` : `${site}${path}.html`);
};

/** Hashes the build's list and the bytes of pages and documents. Names of assets already contain a hash of their content. */
const versionOf = (site: string, build: Omit<OfflineBuild, 'id'>): string => {
  const hash = createHash('sha256').update(JSON.stringify(build));
  for (const path of keptPaths({ ...build, id: '' })) hash.update(bytesOf(site, path));
  return hash.digest('hex').slice(0, 12);
};

/** Writes the list of kept files, and returns the build's data for the service worker. */
const buildOf = async (
  site: string,
  { entry, ...files }: ReturnType<typeof offlineFiles>,
): Promise<OfflineBuild> => {
  const text = JSON.stringify(files satisfies CachedFiles);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const list = `/assets/offline-${hash}.json`;
  await writeFile(site + list, text);
  const build = { entry, pages: OFFLINE_PAGES.map((page) => PAGES[page].path), list };
  return { ...build, id: versionOf(site, build) };
};

/**
 * Returns the HTML of an offline page. It loads no scripts, because they would look for the page of the URL, but names the
 * entry script, by which the service worker recognizes its version.
 */
const pageHtml = (
  language: Language,
  page: Awaited<ReturnType<typeof renderOfflinePage>>,
  files: { readonly entry: string; readonly styles: string },
) => {
  const { tag, marker } = LANGUAGE_TABLE[language];
  return `<!doctype html>
<html lang="${tag}" data-locale="${marker}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="theme-color" content="#0b2540">
    <meta name="robots" content="noindex">
    <meta name="version" content="${files.entry}">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${installLinks(language)}
    <link rel="stylesheet" href="${files.styles}">
    <title>${page.title} · ${brand.name}</title>
  </head>
  <body>${page.html}</body>
</html>
`;
};

/** Writes the offline page of each language. Like other pages it is written to two files. */
const writeOfflinePages = async ({ site, work }: SiteFolders, entry: string): Promise<void> => {
  const renderer = pathToFileURL(`${work}/prerender/prerender.js`).href;
  const { renderOfflinePage }: typeof import('#app/prerender.tsx') = await import(renderer);
  const { shared } = readStyles(work);
  for (const language of LANGUAGES) {
    const html = pageHtml(language, await renderOfflinePage(language), { entry, styles: `/${shared}` });
    const path = site + withPrefix(language, OFFLINE_PATH);
    await mkdir(path, { recursive: true });
    for (const file of [`${path}.html`, `${path}/index.html`]) await writeFile(file, html);
  }
};

/**
 * Writes the offline pages, service-worker.js, which stores pages for offline reading, and service-worker-off.js, which
 * uninstalls the service worker. If offline reading is switched off, service-worker.js uninstalls it too.
 */
export const buildServiceWorker = async (folders: SiteFolders): Promise<void> => {
  const { site } = folders;
  const files = offlineFiles(folders);
  await writeOfflinePages(folders, files.entry);
  const off = await bundle('service-worker-off');
  const build = JSON.stringify(await buildOf(site, files));
  const on = isOffline() ? await bundle('service-worker', { __OFFLINE_BUILD__: build }) : off;
  await writeFile(`${site}/service-worker.js`, on);
  await writeFile(`${site}/service-worker-off.js`, off);
};
