import { Suspense, use, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellWords } from '#content/words/words.ts';
import { type Language, splitPath } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PageLanguage, usePageLanguage } from '#stores/language.ts';
import { followAddressedPlan } from '#stores/my-plan.ts';
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
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  const route = routeAt(usePageLanguage(), path);
  // Until the page is rendered, the loading state is below the header, not the page's first section.
  const [shown, setShown] = useState(route.id);
  useDocumentClicks();
  useLayoutEffect(() => followAddressedPlan(path, search), [path, search]);
  return (
    <Shell words={words} page={route.id} ground={shown === route.id ? PAGES[route.id].ground : 'white'}>
      <PageFailed key={route.isMany ? path : route.id} route={route} path={path} words={words.failed}>
        <Suspense fallback={<PageLoading words={words.slow} />}>
          <Page route={route} path={path} onShown={setShown} />
        </Suspense>
      </PageFailed>
    </Shell>
  );
};

interface PageProps {
  readonly route: SiteRoute;
  readonly path: string;
  readonly onShown: (page: PageId) => void;
}

const Page = ({ route, path, onShown }: PageProps) => {
  const Loaded = use(pageOf(route, usePageLanguage(), path));
  useLayoutEffect(() => onShown(route.id), [route.id, onShown]);
  return (
    <>
      <Loaded />
      <RouteFocus />
    </>
  );
};
