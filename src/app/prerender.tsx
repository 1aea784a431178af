import '#styles/index.css';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ALL_WORDS, pageWords } from '#content/words/all-words.ts';
import type { ShellWords } from '#content/words/words.ts';
import { LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { App } from './App.tsx';
import { pageNow } from './page-cache.ts';
import type { PageData } from './page-data.ts';
import { NOT_FOUND, ROUTES, type SiteRoute } from './routes.tsx';

export { renderOfflinePage } from './offline/render-offline-page.tsx';

/** A page to write: its address in its language, and its HTML with the head's elements still inside. */
export interface RenderedPage {
  readonly language: Language;
  readonly page: PageId;
  /** Address with prefix: "/es/hospitals"; of the 404 page "/es/404". */
  readonly path: string;
  readonly html: string;
  readonly data: PageData;
  /** What the page says when its script does not come. */
  readonly failed: ShellWords['failed'];
}

/** What the pages are made of. */
export interface SiteContent {
  /** What the page of an address without prefix carries. */
  readonly dataOf: (language: Language, page: PageId, path: string) => PageData;
  /** Addresses of the pages of states, without prefix. */
  readonly statePaths: readonly string[];
}

/** Addresses to write: a certificate has one for each plan, and each state with hospitals its own. */
const addressesOf = (route: SiteRoute, { statePaths }: SiteContent): readonly string[] => {
  if (route.id === 'state') return statePaths;
  return route.id === 'certificate' ? route.paths : [PAGES[route.id].path];
};

/** What React writes where a part did not make it into the page; the policy of pages forbids its scripts. */
const LEFT_OUT = /<script|<template|\$RC/;

/**
 * The HTML of a page with every part in its place, those too whose code comes later.
 * @throws what a component threw, or an error that names the page if React left a part to a script.
 */
const writtenOut = async (path: string, app: ReactNode): Promise<string> => {
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

const renderPage = async (
  language: Language,
  route: SiteRoute,
  bare: string,
  data: PageData,
): Promise<RenderedPage> => {
  const path = pathIn(language, bare);
  const { shell } = ALL_WORDS[language];
  const carried = {
    ...data,
    words: pageWords(route.id, language),
    shell,
    ...(route === NOT_FOUND && { isNowhere: true as const }),
  };
  await pageNow(route, language, bare, carried);
  const html = await writtenOut(
    path,
    <StaticRouter location={path}>
      <App language={language} words={shell} />
    </StaticRouter>,
  );
  return { language, page: route.id, path, html, data: carried, failed: shell.failed };
};

/** Every page in every language, one after the other: plan pages share a module but not their words. */
export const renderSite = async (content: SiteContent): Promise<readonly RenderedPage[]> => {
  const pages: RenderedPage[] = [];
  for (const language of LANGUAGES) {
    for (const route of [...ROUTES, NOT_FOUND]) {
      for (const bare of addressesOf(route, content))
        pages.push(await renderPage(language, route, bare, content.dataOf(language, route.id, bare)));
    }
  }
  return pages;
};
