import { type ReactNode, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellWords } from '#content/words/words.ts';
import { type Language, splitPath } from '#domain/language.ts';
import { PageLanguage, usePageLanguage } from '#stores/language.ts';
import { Arrival } from './Arrival.tsx';
import { pageOf, routeAt } from './page-cache.ts';
import type { SiteRoute } from './routes.tsx';
import { PageFailed } from './shell/PageFailed.tsx';
import { PageOnItsWay } from './shell/PageOnItsWay.tsx';
import { Shell } from './shell/Shell.tsx';

export interface AppProps {
  readonly language: Language;
  readonly words: ShellWords;
}

/** One language of the site: its shell around the page that the address names. */
export const App = ({ language, words }: AppProps): ReactNode => (
  <PageLanguage value={language}>
    <PageInShell words={words} />
  </PageLanguage>
);

const PageInShell = ({ words }: Pick<AppProps, 'words'>): ReactNode => {
  const { path } = splitPath(useLocation().pathname);
  const route = routeAt(usePageLanguage(), path);
  return (
    <Shell words={words} page={route.id}>
      <PageFailed
        key={route.carries === undefined ? route.id : path}
        route={route}
        path={path}
        words={words.failed}
      >
        <Suspense fallback={<PageOnItsWay words={words.slow} />}>
          <Page route={route} path={path} />
        </Suspense>
      </PageFailed>
    </Shell>
  );
};

const Page = ({ route, path }: { readonly route: SiteRoute; readonly path: string }): ReactNode => {
  const Loaded = use(pageOf(route, usePageLanguage(), path));
  return (
    <>
      <Loaded />
      <Arrival />
    </>
  );
};
