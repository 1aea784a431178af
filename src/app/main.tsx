import '#styles/index.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { showLoadError } from '#components/lazy/load-error.ts';
import { LANGUAGE_TABLE, type Language, splitPath } from '#domain/language.ts';
import { followNamedLanguage } from '#stores/language.ts';
import { App } from './App.tsx';
import { keepScrollPosition } from './language-place.ts';
import { loadFirstPage, routeOf } from './page-cache.ts';
import { readPage } from './page-data.ts';
import { reloadOnce } from './reload-once.ts';

/** URL that receives the web vitals, from data/brand.json. */
declare const __VITALS_TARGET__: string | null;
/** True if this build caches pages for offline reading (docs/offline.md). */
declare const __OFFLINE__: boolean;

const renderInDevelopment = (root: HTMLElement, language: Language, app: ReactNode): void => {
  document.documentElement.lang = LANGUAGE_TABLE[language].tag;
  document.documentElement.dataset.locale = LANGUAGE_TABLE[language].marker;
  createRoot(root).render(app);
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const { pathname, search, hash } = location;
  // Browsers parse a path with two leading slashes as another host, so the History API rejects the path.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
  const { language, path } = splitPath(location.pathname);
  const html = readPage(document);
  await loadFirstPage(routeOf(path), language, path, html);
  followNamedLanguage(location.search);
  keepScrollPosition();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App language={language} words={html.data.shell} />
      </BrowserRouter>
    </StrictMode>
  );
  // A transition hydrates in slices, between which the page responds to input.
  if (import.meta.env.DEV) renderInDevelopment(root, language, app);
  else startTransition(() => void hydrateRoot(root, app));
};

/** Starts in a separate task: together with the evaluation of the scripts it would be a long task on a slow phone. */
const started = new Promise((resolve) => setTimeout(resolve)).then(start).catch(() => {
  if (!reloadOnce()) showLoadError();
});

// Not needed earlier: a translator begins after the page is shown.
started
  .then(() => import('./translated-text.ts'))
  .then(({ keepTranslatedText }) => keepTranslatedText())
  .catch(() => undefined);

if (__OFFLINE__ && 'serviceWorker' in navigator) {
  // Errors are ignored: where the browser or the visitor forbids the service worker, everything else works.
  started
    .then(() => import('./offline/start-offline.ts'))
    .then(({ startOffline }) => startOffline())
    .catch(() => undefined);
}

if (__VITALS_TARGET__ !== null) {
  const target = __VITALS_TARGET__;
  import('./report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(target),
    // Content blockers may block the script.
    () => undefined,
  );
}
