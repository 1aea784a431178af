import { routeOf } from '#app/page-cache.ts';
import type { PageData } from '#app/page-data.ts';
import { wordsOf } from '#app/page-words.ts';
import { splitPath } from '#domain/language.ts';
import { formDocuments } from './form-documents.ts';
import { pageDataOf } from './page-data.ts';

/** What the page of an address carries. */
export const devPageData = async (url: string): Promise<PageData> => {
  const { language, path } = splitPath(new URL(url, 'http://localhost').pathname);
  const page = routeOf(path).id;
  const data = pageDataOf(language, page, formDocuments('dist/Assets/Files'));
  return { ...data, ...(await wordsOf(page, language)) };
};
