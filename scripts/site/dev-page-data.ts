import { routeOf } from '#app/page-cache.ts';
import type { PageData } from '#app/page-data.ts';
import { NOT_FOUND } from '#app/routes.tsx';
import { ALL_WORDS, pageWords } from '#content/words/all-words.ts';
import { splitPath } from '#domain/language.ts';
import { formDocuments } from '../pdf/documents.ts';
import { pageDataOf } from './props-of-page.ts';

/** What the page of an address carries. */
export const devPageData = async (url: string): Promise<PageData> => {
  const { language, path } = splitPath(new URL(url, 'http://localhost').pathname);
  const route = routeOf(path);
  const data = pageDataOf(language, route.id, path, formDocuments('dist/Assets/Files'));
  const isThere = route.carries === undefined || data[route.carries] !== undefined;
  const page = isThere ? route.id : NOT_FOUND.id;
  return { ...data, words: pageWords(page, language), shell: ALL_WORDS[language].shell };
};
