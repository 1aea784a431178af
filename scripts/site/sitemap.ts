import { writeFile } from 'node:fs/promises';
import type { RenderedPage } from '#app/prerender.tsx';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, pathIn, splitPath } from '#domain/language.ts';
import { siteUrl } from './absolute-url.ts';

const isListed = ({ html }: RenderedPage): boolean => !/<meta name="robots" content="noindex"/.test(html);

const entry = ({ path }: RenderedPage): string => {
  const bare = splitPath(path).path;
  const alternates = [
    ...LANGUAGES.map((language) => [LANGUAGE_TABLE[language].hreflang, pathIn(language, bare)]),
    ['x-default', pathIn(DEFAULT_LANGUAGE, bare)],
  ].map(
    ([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl()}${path}"/>`,
  );
  return `<url><loc>${siteUrl()}${path}</loc>${alternates.join('')}</url>`;
};

/** Writes sitemap.xml, which omits noindex pages, and robots.txt. */
export const writeSitemap = async (pages: readonly RenderedPage[], site: string): Promise<void> => {
  const urls = pages.filter(isListed).map(entry).join('\n');
  await writeFile(
    `${site}/sitemap.xml`,
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`,
  );
  await writeFile(`${site}/robots.txt`, `User-agent: *\nAllow: /\nSitemap: ${siteUrl()}/sitemap.xml\n`);
};
