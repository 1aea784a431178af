import { routeOf } from '#app/page-cache.ts';
import type { PageData } from '#app/page-data.ts';
import { pageDataOf } from '#app/prerender.tsx';
import { splitPath } from '#domain/language.ts';
import { pageFacts } from './page-facts.ts';
import { stateFacts } from './state-data.ts';

/** Returns the data of the page at a URL, as the browser reads it. */
export const devPageData = (url: string): PageData => {
  const { language, path } = splitPath(new URL(url, 'http://localhost').pathname);
  const { id } = routeOf(path);
  const page = id === 'state' && stateFacts(language, path) === undefined ? 'notFound' : id;
  return pageDataOf(language, page, pageFacts(page, { language, path, site: 'dist' }));
};
