import type { ComponentType, ReactNode } from 'react';
import { loadHomeWords, loadHospitalsWords, loadNotFoundWords, loadStateWords } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import type { FirstPage } from '#features/hospitals/firstPage.ts';

/** Data that a prerendered page carries beside its HTML. */
export interface PageData {
  readonly firstPage?: FirstPage;
}

export interface SiteRoute {
  readonly id: string;
  /** Without language prefix; `*` is every other address. */
  readonly path: string;
  /** Shown in the footer, with the language's PDF code behind it. */
  readonly code: string;
  /** The page with its words, both lazy. */
  readonly load: (language: Language, data: PageData) => Promise<ComponentType>;
}

const home: SiteRoute = {
  id: 'home',
  path: '/',
  code: 'HOM',
  load: async (language) => {
    const [{ HomePage }, { default: words }] = await Promise.all([
      import('#pages/HomePage.tsx'),
      loadHomeWords[language](),
    ]);
    return (): ReactNode => <HomePage words={words} />;
  },
};

const hospitals: SiteRoute = {
  id: 'hospitals',
  path: '/hospitals',
  code: 'HOS',
  load: async (language, { firstPage }) => {
    const [{ HospitalsPage }, { default: words }, { default: states }] = await Promise.all([
      import('#pages/HospitalsPage.tsx'),
      loadHospitalsWords[language](),
      loadStateWords[language](),
    ]);
    return (): ReactNode => <HospitalsPage words={words} states={states} firstPage={firstPage} />;
  },
};

export const NOT_FOUND: SiteRoute = {
  id: 'not-found',
  path: '*',
  code: 'NFD',
  load: async (language) => {
    const [{ NotFoundPage }, { default: words }] = await Promise.all([
      import('#pages/NotFoundPage.tsx'),
      loadNotFoundWords[language](),
    ]);
    return (): ReactNode => <NotFoundPage words={words} />;
  },
};

export const ROUTES: readonly SiteRoute[] = [home, hospitals];

/** The route of a path without prefix, with or without a last slash. */
export const routeOf = (path: string): SiteRoute =>
  ROUTES.find((route) => route.path === (path.replace(/(.)\/$/, '$1').replace(/\.html$/, '') || '/')) ??
  NOT_FOUND;
