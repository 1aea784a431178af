import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { createReferenceEngine } from '#workers/reference.ts';
import type { RenderedPage, renderSite } from '../src/app/prerender.tsx';
import { firstPaint, INLINE_SCRIPT } from './first-paint.ts';

const FIRST_ROWS = 50;
const MANIFEST = '.cache/client-manifest.json';

/** Writes every page of the site as HTML that reads without script. */
export const prerenderSite = async (): Promise<void> => {
  await mkdir('.cache', { recursive: true });
  await rename('dist/.vite/manifest.json', MANIFEST);
  const template = await readFile('dist/index.html', 'utf8');
  const { script, cspSource } = await firstPaint();
  await writeFile(INLINE_SCRIPT, cspSource);
  const preloads = await fontPreloads();
  for (const page of await renderPages()) await writePage(page, pageHtml(template, page, script, preloads));
};

const renderPages = async (): Promise<readonly RenderedPage[]> => {
  const engine = createReferenceEngine(await readFile('data/generated/hospitals.index'));
  const firstPage = {
    ...engine.search({ sort: { key: 'name', direction: 'asc' }, offset: 0, limit: FIRST_ROWS }),
    states: engine.options().states,
  };
  const entry = pathToFileURL('.cache/prerender/prerender.js').href;
  const site = (await import(entry)) as { renderSite: typeof renderSite };
  return site.renderSite((route) => (route.id === 'hospitals' ? { firstPage } : {}));
};

const HEAD_ELEMENTS = /<title>.*?<\/title>|<(?:meta|link)\b[^>]*>/g;

/** React leaves the head's elements in front of the page's; they belong into the head. */
const pageHtml = (template: string, { html, language, data }: RenderedPage, script: string, preloads: string): string => {
  const { tag, marker } = LANGUAGE_TABLE[language];
  const head = (html.match(HEAD_ELEMENTS) ?? []).join('\n    ');
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return template
    .replace(/<html[^>]*>/, `<html lang="${tag}" data-locale="${marker}">`)
    .replace('<!--head-->', () => `<script>${script}</script>\n    ${head}\n    ${preloads}`)
    .replace('<!--app-->', () => html.replace(HEAD_ELEMENTS, ''))
    .replace('<!--data-->', () => (json === '{}' ? '' : `<script type="application/json" id="page-data">${json}</script>`));
};

interface ManifestChunk {
  readonly file: string;
}

const fontPreloads = async (): Promise<string> => {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<string, ManifestChunk & { assets?: string[] }>;
  const fonts = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]).filter((file) => file.endsWith('.woff2')));
  return [...fonts].map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`).join('\n    ');
};

/** "/es/hospitals" → es/hospitals.html and es/hospitals/index.html, so that any host finds it. */
const writePage = async ({ path }: RenderedPage, html: string): Promise<void> => {
  const bare = `dist${path === '/' ? '' : path}`;
  const files = path === '/' ? ['dist/index.html'] : path.endsWith('/404') ? [`${bare}.html`] : [`${bare}.html`, `${bare}/index.html`];
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
};
