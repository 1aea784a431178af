import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { renderOfflinePage } from '#app/prerender.tsx';
import { brand } from '#content/facts.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language, withPrefix } from '#domain/language.ts';
import { OFFLINE_PATH } from '#domain/offline.ts';
import type { SiteFolders } from '../site/site-folders.ts';

type Renderer = { readonly renderOfflinePage: typeof renderOfflinePage };

/** Without scripts: its own would look for the page that stands at the address. It names the first one, so that its version is known. */
const pageHtml = (
  language: Language,
  page: Awaited<ReturnType<typeof renderOfflinePage>>,
  files: PageFiles,
) => {
  const { tag, marker } = LANGUAGE_TABLE[language];
  return `<!doctype html>
<html lang="${tag}" data-locale="${marker}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#0b2540">
    <meta name="robots" content="noindex">
    <meta name="version" content="${files.entry}">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${files.styles}">
    <title>${page.title} · ${brand.name}</title>
  </head>
  <body>${page.html}</body>
</html>
`;
};

interface PageFiles {
  readonly entry: string;
  readonly styles: string;
}

/** Writes the pages that stand in for those that are not kept, one for each language, as two files each, like other pages. */
export const writeOfflinePages = async ({ site, work }: SiteFolders, entry: string): Promise<void> => {
  const { renderOfflinePage } = (await import(
    pathToFileURL(`${work}/prerender/prerender.js`).href
  )) as Renderer;
  const { shared } = JSON.parse(await readFile(`${work}/styles.json`, 'utf8')) as { shared: string };
  for (const language of LANGUAGES) {
    const html = pageHtml(language, await renderOfflinePage(language), { entry, styles: `/${shared}` });
    const path = site + withPrefix(language, OFFLINE_PATH);
    await mkdir(path, { recursive: true });
    for (const file of [`${path}.html`, `${path}/index.html`]) await writeFile(file, html);
  }
};
