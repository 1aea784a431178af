import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellWords } from '#content/words/words.ts';
import { type Language, splitPath } from '#domain/language.ts';
import { PageLanguage, usePageLanguage } from '#stores/language.ts';
import { useDocumentClicks } from './document-clicks.ts';
import { pageOf, routeAt } from './page-cache.ts';
import { RouteFocus } from './RouteFocus.tsx';
import type { SiteRoute } from './routes.tsx';
import { PageFailed, PageLoading } from './shell/PageFailed.tsx';
import { Shell } from './shell/Shell.tsx';

export const App = ({ language, words }: { readonly language: Language; readonly words: ShellWords }) => (
  <PageLanguage value={language}>
    <PageInShell words={words} />
  </PageLanguage>
);

const PageInShell = ({ words }: { readonly words: ShellWords }) => {
  const { path } = splitPath(useLocation().pathname);
  const route = routeAt(usePageLanguage(), path);
  useDocumentClicks();
  return (
    <Shell words={words} page={route.id}>
      <PageFailed key={route.isMany ? path : route.id} route={route} path={path} words={words.failed}>
        <Suspense fallback={<PageLoading words={words.slow} />}>
          <Page route={route} path={path} />
        </Suspense>
      </PageFailed>
    </Shell>
  );
};

const Page = ({ route, path }: { readonly route: SiteRoute; readonly path: string }) => {
  const Loaded = use(pageOf(route, usePageLanguage(), path));
  return (
    <>
      <Loaded />
      <RouteFocus />
    </>
  );
};
