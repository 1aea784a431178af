import { routeOf } from '#app/page-cache.ts';
import type { PageData } from '#app/page-data.ts';
import { splitPath } from '#domain/language.ts';
import { formDocuments } from './form-documents.ts';
import { pageDataOf } from './page-data.ts';

/** What the page of an address carries. */
export const devPageData = (url: string): PageData => {
  const { language, path } = splitPath(new URL(url, 'http://localhost').pathname);
  return pageDataOf(language, routeOf(path).id, formDocuments('dist/Assets/Files'));
};
