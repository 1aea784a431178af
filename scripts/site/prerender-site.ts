import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PAGE_DATA_ID } from '#app/page-data.ts';
import type { RenderedPage } from '#app/prerender.tsx';
import { SCRIPTS_NAME } from '#app/start-scripts.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { isPseudo } from '../pseudo/pseudo-language.ts';
import { INLINE_SCRIPT, inlineScripts } from './inline-script.ts';
import { installLinks } from './install-files.ts';
import { jsonLd } from './json-ld.ts';
import { pageFacts } from './page-facts.ts';
import { pageFiles, readManifest } from './route-files.ts';
import type { SiteFolders } from './site-folders.ts';
import { statePaths } from './state-data.ts';

/** Writes every page of the site as HTML that can be read without scripts. */
export const prerenderSite = async (folders: SiteFolders): Promise<readonly RenderedPage[]> => {
  const { site, work } = folders;
  const template = await readFile(`${site}/index.html`, 'utf8');
  const { firstPaint, sharedNames, cspSources } = await inlineScripts();
  await writeFile(`${work}/${INLINE_SCRIPT}`, cspSources);
  const preloads = fontPreloads(work);
  const pages = await renderPages(folders);
  for (const page of pages) {
    const { scripts, styles } = pageFiles(page.page, folders);
    // The inline script reads the script names above it. After the style sheets it would have to wait for them.
    const start = `${scriptNames(scripts)}\n    <script>${firstPaint}</script>`;
    const links = [preloads, ...styles.map(styleLink)];
    const end = page.page === 'hospitals' ? `<script>${sharedNames}</script>` : '';
    await writePage(site, page, pageHtml(template, page, { start, links, end }));
  }
  return pages;
};

const renderPages = async ({ site, work }: SiteFolders): Promise<readonly RenderedPage[]> => {
  const entry = pathToFileURL(`${work}/prerender/prerender.js`).href;
  const { renderSite }: typeof import('#app/prerender.tsx') = await import(entry);
  return renderSite({
    factsOf: (language, page, path) => pageFacts(page, { language, path, site }),
    // The test for hard-coded text reads only one state page.
    statePaths: isPseudo() ? [PAGES.state.path] : statePaths(),
  });
};

const scriptNames = (files: readonly string[]): string =>
  `<meta name="${SCRIPTS_NAME}" content="${files.map((file) => `/${file}`).join(' ')}">`;

const styleLink = (file: string): string => `<link rel="stylesheet" href="/${file}">`;

/** Vite's script element for the entry. It is removed, because the first-paint script loads the entry by its name in the page. */
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;

/** React Router's attributes for servers that send routes. Removing them saves a hundred bytes per page. */
const ROUTER_MARKS = / data-discover="true"/g;

const HEAD_ELEMENTS = /<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/g;

interface PageParts {
  /** First elements of the head. */
  readonly start: string;
  readonly links: readonly string[];
  /** Elements after the page's content. */
  readonly end: string;
}

/** Fills the template. React renders the elements of the head before the page's content, so they are moved into the head. */
const pageHtml = (template: string, page: RenderedPage, { start, links, end }: PageParts): string => {
  const { tag, marker } = LANGUAGE_TABLE[page.language];
  const head = (page.html.match(HEAD_ELEMENTS) ?? []).join('\n    ');
  const structured = jsonLd(page).map((data) => jsonBlock('application/ld+json', data));
  return template
    .replace(/<html[^>]*>/, `<html lang="${tag}" data-locale="${marker}">`)
    .replace(ENTRY, '')
    .replace('<!--head-->', () =>
      [start, installLinks(page.language), head, ...links, ...structured].join('\n    '),
    )
    .replace('<!--app-->', () => page.html.replace(HEAD_ELEMENTS, '').replace(ROUTER_MARKS, ''))
    .replace('<!--failed-->', () => end + failedNotice(page.data.shell))
    .replace('<!--data-->', () => dataBlock(page));
};

/** Returns the notice for scripts that fail to load. Its link with an empty href reloads the current URL with its query. */
const failedNotice = ({ failed }: RenderedPage['data']['shell']): string =>
  `<p id="load-failed" class="load-failed" role="alert" hidden>${failed.title}. ${failed.body} <a href="">${failed.reload}</a></p>`;

/** Returns the page's data as JSON, without texts that are only in the HTML: static parts and the help center's questions. */
const dataBlock = ({ data }: RenderedPage): string =>
  jsonBlock(
    'application/json',
    { ...data, htmlOnly: undefined, ...(data.page === 'faqs' && { questions: undefined }) },
    ` id="${PAGE_DATA_ID}"`,
  );

const jsonBlock = (type: string, data: unknown, more = ''): string =>
  `<script type="${type}"${more}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** Preloads fonts at low priority, after scripts and styles: text is first painted in fallback fonts of the same widths. */
const fontPreloads = (work: string): string => {
  const files = Object.values(readManifest(work, 'client')).flatMap(({ file, assets = [] }) => [
    file,
    ...assets,
  ]);
  const fonts = new Set(files.filter((file) => file.endsWith('.woff2')));
  return [...fonts]
    .map((file) => `<link rel="preload" href="/${file}" as="font" fetchpriority="low" crossorigin>`)
    .join('\n    ');
};

/** "/es/hospitals" → es/hospitals.html and es/hospitals/index.html, so that any host finds the page. */
const filesOf = ({ path, page }: RenderedPage): readonly string[] => {
  if (path === '/') return ['index.html', 'home.html', 'home/index.html'];
  const bare = path.slice(1);
  if (page === 'notFound') return [`${bare}.html`];
  const home = page === 'home' ? [`${bare}/home.html`, `${bare}/home/index.html`] : [];
  return [`${bare}.html`, `${bare}/index.html`, ...home];
};

const writePage = async (site: string, page: RenderedPage, html: string): Promise<void> => {
  for (const file of filesOf(page).map((each) => `${site}/${each}`)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
};
