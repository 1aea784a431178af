import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadShellWords } from '#content/words.ts';
import { LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { App } from './App.tsx';
import { pageNow } from './page-cache.ts';
import { NOT_FOUND, type PageData, ROUTES, type SiteRoute } from './routes.tsx';

/** A page to write: its address in its language, and its HTML with the head's elements still inside. */
export interface RenderedPage {
  readonly language: Language;
  readonly route: SiteRoute;
  /** Address with prefix: "/es/hospitals"; for the 404 page "/es/404". */
  readonly path: string;
  readonly html: string;
  readonly data: PageData;
}

/** What each route carries beside its HTML. */
export type DataOf = (route: SiteRoute) => PageData;

const renderPage = async (language: Language, route: SiteRoute, data: PageData): Promise<RenderedPage> => {
  const path = pathIn(language, route === NOT_FOUND ? '/404' : route.path);
  const [{ default: words }] = await Promise.all([
    loadShellWords[language](),
    pageNow(route, language, data),
  ]);
  const html = renderToString(
    <StaticRouter location={path}>
      <App language={language} words={words} data={data} />
    </StaticRouter>,
  );
  return { language, route, path, html, data };
};

/** Every route in every language. */
export const renderSite = (dataOf: DataOf): Promise<readonly RenderedPage[]> =>
  Promise.all(
    LANGUAGES.flatMap((language) =>
      [...ROUTES, NOT_FOUND].map((route) => renderPage(language, route, dataOf(route))),
    ),
  );
