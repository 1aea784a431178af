import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type Language, pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { fetchPageData, type PageData } from './page-data.ts';
import { NOT_FOUND, ROUTES, type SiteRoute } from './routes.tsx';

const pages = new Map<string, Promise<ComponentType>>();

/** A page's HTML names its styles and carries its words and data. */
const load = (route: SiteRoute, language: Language): Promise<ComponentType> =>
  route.load(fetchPageData(pathIn(language, PAGES[route.id].path)));

/** The page of a route in a language, loaded once. */
export const pageOf = (route: SiteRoute, language: Language): Promise<ComponentType> => {
  const key = `${language} ${route.id}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const loading = load(route, language);
  pages.set(key, loading);
  return loading;
};

/** Forgets a page that did not come, so that it can be tried again. */
export const forget = (route: SiteRoute, language: Language): void => {
  pages.delete(`${language} ${route.id}`);
};

/** Waits for the first page, whose data is here, and marks its promise as React's `use` reads it, so that it then renders without suspending. */
export const pageNow = async (route: SiteRoute, language: Language, data: PageData): Promise<void> => {
  const page = route.load(data);
  pages.set(`${language} ${route.id}`, page);
  Object.assign(page, { status: 'fulfilled', value: await page });
};

/** The route of a path without prefix, with or without last slash or ".html". */
export const routeOf = (path: string): SiteRoute => {
  // A certificate's address holds its language; the routes know the English one.
  const bare = pathIn('ENG', path.replace(/(?:\/index)?\.html$/, '') || '/');
  return ROUTES.find(({ paths }) => paths.some((pattern) => matchPath(pattern, bare) !== null)) ?? NOT_FOUND;
};
