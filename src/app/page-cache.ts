import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { withTimeout } from '#components/lazy/lazy-component.ts';
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { type PageHtml, readPage } from './page-data.ts';
import { reloadOnce } from './reload-once.ts';
import { NOT_FOUND, ROUTES, type SiteRoute } from './routes.tsx';

const pages = new Map<string, Promise<ComponentType>>();

/** Removes a trailing slash and ".html". */
const plainPath = (path: string): string =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/(.)\/$/, '$1') || '/';

/** Returns the address of a page's HTML. Most routes have one address for all paths that they match. */
const addressOf = (route: SiteRoute, language: Language, path: string): string =>
  pathIn(language, route.isMany ? plainPath(path) : PAGES[route.id].path);

/**
 * Loads a page. If the HTML belongs to another page, such as the 404 page, the document is reloaded once: the server itself
 * responds to unknown addresses, with status 404.
 */
const loadPage = async (route: SiteRoute, address: string): Promise<ComponentType> => {
  const Page = await withTimeout(route.load(fetchPage(address)));
  if (Page !== undefined) return Page;
  if (reloadOnce()) return new Promise(() => undefined);
  throw new Error(`${address} is not the page ${route.id}`);
};

export const pageOf = (route: SiteRoute, language: Language, path: string): Promise<ComponentType> => {
  const address = addressOf(route, language, path);
  const known = pages.get(address);
  if (known !== undefined) return known;
  const loading = loadPage(route, address);
  pages.set(address, loading);
  return loading;
};

export const evictPage = (route: SiteRoute, language: Language, path: string): void => {
  pages.delete(addressOf(route, language, path));
};

/** Paths that match a route but have the HTML of the 404 page, such as "/ABOUT". */
const notFoundPaths = new Set<string>();

export const routeAt = (language: Language, path: string): SiteRoute =>
  notFoundPaths.has(pathIn(language, path)) ? NOT_FOUND : routeOf(path);

/** Loads the page of the current document and marks its promise as fulfilled, so that React renders it without suspending. */
export const loadFirstPage = async (
  route: SiteRoute,
  language: Language,
  path: string,
  html: PageHtml,
): Promise<void> => {
  const isHere = html.data.page === route.id;
  if (!isHere) notFoundPaths.add(pathIn(language, path));
  const shown = isHere ? route : NOT_FOUND;
  const Page = await shown.load(html);
  if (Page === undefined) throw new Error(`The HTML is that of the page ${html.data.page}`);
  const loaded = Object.assign(Promise.resolve(Page), { status: 'fulfilled', value: Page });
  pages.set(addressOf(shown, language, path), loaded);
};

/** Returns the route of a path without language prefix, with or without trailing slash or ".html". */
export const routeOf = (path: string): SiteRoute => {
  // The address of a certificate includes its language; the routes have the English address.
  const bare = pathIn(DEFAULT_LANGUAGE, plainPath(path));
  return ROUTES.find(({ paths }) => paths.some((pattern) => matchPath(pattern, bare) !== null)) ?? NOT_FOUND;
};

/** Uses XHR, with which the browser parses the HTML: Trusted Types forbid scripts to parse strings (docs/decisions/020). */
const fetchDocument = (address: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = (): void => {
      const { status, responseXML } = request;
      // A 404 response contains the page for unknown addresses.
      if (responseXML && (status === 200 || status === 404)) resolve(responseXML);
      else reject(new Error(`${address}: ${status}`));
    };
    request.send();
  });

const STYLES = 'link[rel=stylesheet]';

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    link.onload = (): void => resolve();
    link.onerror = (): void => reject(new Error(`${link.href} could not be loaded`));
  });

const loadStyles = async (page: Document): Promise<void> => {
  const here = [...document.querySelectorAll<HTMLLinkElement>(STYLES)].map(({ href }) => href);
  const missing = [...page.querySelectorAll<HTMLLinkElement>(STYLES)]
    .map((link) => document.importNode(link))
    .filter(({ href }) => !here.includes(href));
  const loading = Promise.all(missing.map(loaded));
  document.head.append(...missing);
  await loading;
};

/** Fetches a page, and the style sheets of that page that the current document lacks. Rejects if either does not load. */
const fetchPage = async (address: string): Promise<PageHtml> => {
  const html = await fetchDocument(address);
  await loadStyles(html);
  return readPage(html);
};
