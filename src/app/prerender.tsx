import '#styles/index.css';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ALL_WORDS, pageWords } from '#content/words/all-words.ts';
import { LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { App } from './App.tsx';
import { loadFirstPage } from './page-cache.ts';
import type { PageData, PageFacts } from './page-data.ts';
import { NOT_FOUND, ROUTES, type SiteRoute } from './routes.tsx';

export { renderOfflinePage } from './offline/render-offline-page.tsx';

export interface RenderedPage {
  readonly language: Language;
  readonly page: PageId;
  /** Path with language prefix: "/es/hospitals"; for the 404 page "/es/404". */
  readonly path: string;
  /** Still contains the elements that belong in the head. */
  readonly html: string;
  readonly data: PageData;
}

export interface SiteContent {
  readonly factsOf: <Id extends PageId>(language: Language, page: Id, path: string) => PageFacts[Id];
  readonly statePaths: readonly string[];
}

/** Returns the paths to render: one per plan for certificates, one per state with hospitals, otherwise one. */
const addressesOf = (route: SiteRoute, { statePaths }: SiteContent): readonly string[] => {
  if (route.id === 'state') return statePaths;
  return route.id === 'certificate' ? route.paths : [PAGES[route.id].path];
};

/** Markup of React for content that inline scripts would insert, which the CSP of the pages forbids. */
const LEFT_OUT = /<script|<template|\$RC/;

/**
 * Renders a page to HTML, including lazy parts.
 * @throws the first error of a component, or an error with the path if React left content to a script.
 */
const htmlOf = async (path: string, app: ReactNode): Promise<string> => {
  const errors: unknown[] = [];
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  if (LEFT_OUT.test(html)) throw new Error(`${path}: React left a part of the page to a script`);
  return html;
};

export const pageDataOf = <Id extends PageId>(
  language: Language,
  page: Id,
  facts: PageFacts[Id],
): PageData<Id> => {
  const words = pageWords(page, language);
  return { page, ...(facts as PageFacts[Id] & object), words, shell: ALL_WORDS[language].shell };
};

const renderPage = async (
  language: Language,
  route: SiteRoute,
  bare: string,
  content: SiteContent,
): Promise<RenderedPage> => {
  const path = pathIn(language, bare);
  const data = pageDataOf(language, route.id, content.factsOf(language, route.id, bare));
  await loadFirstPage(route, language, bare, { data, parts: new Map() });
  const html = await htmlOf(
    path,
    <StaticRouter location={path}>
      <App language={language} words={data.shell} />
    </StaticRouter>,
  );
  return { language, page: route.id, path, html, data };
};

/** Renders every page in every language, sequentially: plan pages share a module but have different UI texts. */
export const renderSite = async (content: SiteContent): Promise<readonly RenderedPage[]> => {
  const pages: RenderedPage[] = [];
  for (const language of LANGUAGES) {
    for (const route of [...ROUTES, NOT_FOUND]) {
      for (const bare of addressesOf(route, content))
        pages.push(await renderPage(language, route, bare, content));
    }
  }
  return pages;
};
