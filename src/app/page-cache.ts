import type { ComponentType } from 'react';
import type { Language } from '#domain/language.ts';
import type { PageData, SiteRoute } from './routes.tsx';

type PagePromise = Promise<ComponentType>;

const pages = new Map<string, PagePromise>();

/** The page of a route in a language, loaded once. */
export const pageOf = (route: SiteRoute, language: Language, data: PageData): PagePromise => {
  const key = `${language} ${route.id}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const loading: PagePromise = route.load(language, data);
  pages.set(key, loading);
  // A page that did not come may come another time.
  loading.catch(() => pages.delete(key));
  return loading;
};

/** Waits for the first page and marks its promise as React's `use` reads it, so that it then renders without suspending. */
export const pageNow = async (route: SiteRoute, language: Language, data: PageData): Promise<void> => {
  const page = pageOf(route, language, data);
  Object.assign(page, { status: 'fulfilled', value: await page });
};
