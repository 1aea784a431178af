import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { fetchPageData, type PageData } from './page-data.ts';
import { reloadOnce } from './reload-once.ts';
import { NOT_FOUND, ROUTES, type SiteRoute } from './routes.tsx';

const pages = new Map<string, Promise<ComponentType>>();

/** Without last slash and ".html". */
const plainPath = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

/** Address of the HTML of a route's page, by which the page is known: of most routes one for all that they match. */
const addressOf = (route: SiteRoute, language: Language, path: string): string =>
  pathIn(language, route.carries === undefined ? PAGES[route.id].path : plainPath(path));

const isThere = (route: SiteRoute, data: PageData): boolean =>
  route === NOT_FOUND ||
  (data.isNowhere !== true && (route.carries === undefined || data[route.carries] !== undefined));

/** Where nothing is, the server says so, with its status and the page for it. */
const orAskServer = async (route: SiteRoute, coming: Promise<PageData>): Promise<PageData> => {
  const data = await coming;
  if (isThere(route, data)) return data;
  if (reloadOnce()) return new Promise(() => undefined);
  throw new Error('nothing is here');
};

/** The page of a route in a language, loaded once: its HTML names its styles and carries its words and data. */
export const pageOf = (route: SiteRoute, language: Language, path: string): Promise<ComponentType> => {
  const address = addressOf(route, language, path);
  const known = pages.get(address);
  if (known !== undefined) return known;
  const loading = route.load(orAskServer(route, fetchPageData(address)));
  pages.set(address, loading);
  return loading;
};

/** Forgets a page that did not come, so that it can be tried again. */
export const forget = (route: SiteRoute, language: Language, path: string): void => {
  pages.delete(addressOf(route, language, path));
};

/** Paths at which the first page's HTML turned out to be that of nothing: "/ABOUT" may be a page to this table and none to the server. */
const nowhere = new Set<string>();

/** The route whose page stands at a path: the matching one, unless nothing is there. */
export const routeAt = (language: Language, path: string): SiteRoute =>
  nowhere.has(pathIn(language, path)) ? NOT_FOUND : routeOf(path);

/** Waits for the first page, whose data is here, and marks its promise as React's `use` reads it, so that it then renders without suspending. */
export const pageNow = async (
  route: SiteRoute,
  language: Language,
  path: string,
  data: PageData,
): Promise<void> => {
  if (!isThere(route, data)) nowhere.add(pathIn(language, path));
  const here = isThere(route, data) ? route : NOT_FOUND;
  const page = here.load(data);
  pages.set(addressOf(here, language, path), page);
  Object.assign(page, { status: 'fulfilled', value: await page });
};

/** The route of a path without prefix, with or without last slash or ".html". */
export const routeOf = (path: string): SiteRoute => {
  // A certificate's address holds its language; the routes know the English one.
  const bare = pathIn(DEFAULT_LANGUAGE, path.replace(/(?:\/index)?\.html$/, '') || '/');
  return ROUTES.find(({ paths }) => paths.some((pattern) => matchPath(pattern, bare) !== null)) ?? NOT_FOUND;
};
