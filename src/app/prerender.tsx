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
  /** Address with prefix: "/es/hospitals"; of the 404 page "/es/404". */
  readonly path: string;
  /** With the elements of the head still inside. */
  readonly html: string;
  readonly data: PageData;
}

export interface SiteContent {
  readonly factsOf: <Id extends PageId>(language: Language, page: Id, path: string) => PageFacts[Id];
  readonly statePaths: readonly string[];
}

/** Paths to write: one per plan for certificates, one per state with hospitals. */
const addressesOf = (route: SiteRoute, { statePaths }: SiteContent): readonly string[] => {
  if (route.id === 'state') return statePaths;
  return route.id === 'certificate' ? route.paths : [PAGES[route.id].path];
};

/** React's marks for content that it leaves to scripts, which the policy of pages forbids. */
const LEFT_OUT = /<script|<template|\$RC/;

/**
 * The HTML of a page, lazy parts included.
 * @throws what a component threw, or an error with the path if React left content to a script.
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

export const pageDataOf = <Id extends PageId>(language: Language, facts: PageFacts[Id]): PageData<Id> => ({
  ...facts,
  words: pageWords<Id>(facts.page, language),
  shell: ALL_WORDS[language].shell,
});

const renderPage = async (
  language: Language,
  route: SiteRoute,
  bare: string,
  content: SiteContent,
): Promise<RenderedPage> => {
  const path = pathIn(language, bare);
  const data = pageDataOf(language, content.factsOf(language, route.id, bare));
  await loadFirstPage(route, language, bare, { data, parts: new Map() });
  const html = await htmlOf(
    path,
    <StaticRouter location={path}>
      <App language={language} words={data.shell} />
    </StaticRouter>,
  );
  return { language, page: route.id, path, html, data };
};

/** Every page in every language, one after the other: plan pages share a module but not their words. */
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
