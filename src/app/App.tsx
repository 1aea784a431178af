import { type ReactNode, Suspense, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { ShellWords } from '#content/words.ts';
import { type Language, pathIn } from '#domain/language.ts';
import { PageLanguage } from '#stores/language.ts';
import { Arrival } from './Arrival.tsx';
import { pageOf } from './page-cache.ts';
import { NOT_FOUND, type PageData, ROUTES, type SiteRoute } from './routes.tsx';
import { PageFailed } from './shell/PageFailed.tsx';
import { Shell } from './shell/Shell.tsx';

export interface AppProps {
  readonly language: Language;
  readonly words: ShellWords;
  readonly data: PageData;
}

/** One language of the site: its shell around the page that the address names. */
export const App = ({ language, words, data }: AppProps): ReactNode => {
  const show = (route: SiteRoute): ReactNode => (
    <Shell words={words} code={route.code}>
      <PageFailed words={words.failed}>
        <Suspense fallback={<div style={{ minHeight: '100vh' }} />}>
          <Page key={route.id} route={route} language={language} data={data} />
        </Suspense>
      </PageFailed>
    </Shell>
  );
  return (
    <PageLanguage value={language}>
      <Routes>
        {ROUTES.map((route) => (
          <Route key={route.id} path={pathIn(language, route.path)} element={show(route)} />
        ))}
        <Route path="*" element={show(NOT_FOUND)} />
      </Routes>
    </PageLanguage>
  );
};

interface PageProps {
  readonly route: SiteRoute;
  readonly language: Language;
  readonly data: PageData;
}

const Page = ({ route, language, data }: PageProps): ReactNode => {
  const Loaded = use(pageOf(route, language, data));
  return (
    <>
      <Loaded />
      <Arrival />
    </>
  );
};
