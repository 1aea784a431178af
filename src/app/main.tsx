import '#styles/index.css';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { sayThatItFailed } from '#components/load-failed.ts';
import { LANGUAGE_TABLE, type Language, splitPath } from '#domain/language.ts';
import { useLanguageChoice } from '#stores/language.ts';
import { App } from './App.tsx';
import { pageNow, routeOf } from './page-cache.ts';
import { readPageData } from './page-data.ts';
import { reloadOnce } from './reload-once.ts';

/** The owner's address for web vitals, put in by the build from data/brand.json. */
declare const __VITALS_TARGET__: string | null;
/** Whether this build keeps pages for reading without a network (docs/offline.md). */
declare const __OFFLINE__: boolean;

/** With hot reload nothing is prerendered. */
const renderFresh = (root: HTMLElement, language: Language, app: ReactNode): void => {
  document.documentElement.lang = LANGUAGE_TABLE[language].tag;
  document.documentElement.dataset.locale = LANGUAGE_TABLE[language].marker;
  createRoot(root).render(app);
};

const begin = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const { pathname, search, hash } = location;
  // An address with two slashes in front cannot be changed by script: browsers take it for another host's.
  if (pathname.startsWith('//'))
    history.replaceState(history.state, '', pathname.replace(/^\/+/, '/') + search + hash);
  const { language, path } = splitPath(location.pathname);
  const data = readPageData(document);
  if (data.shell === undefined) throw new Error('The page carries no words');
  await pageNow(routeOf(path), language, path, data);
  useLanguageChoice.getState().begin(location.search);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App language={language} words={data.shell} />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition it is done in slices, between which the visitor is answered.
  if (root.firstElementChild !== null) startTransition(() => void hydrateRoot(root, app));
  else renderFresh(root, language, app);
};

const tryAnew = (): void => {
  if (!reloadOnce()) sayThatItFailed();
};

/** What the scripts are and what they do first are a task each: one would be a long one on a slow phone. */
const begun = new Promise((resolve) => setTimeout(resolve)).then(begin).catch(tryAnew);

if (__OFFLINE__ && 'serviceWorker' in navigator) {
  // Where the browser or the visitor does not allow it, all else works as before.
  begun
    .then(() => import('./offline/start-offline.ts'))
    .then(({ startOffline }) => startOffline())
    .catch(() => undefined);
}

if (__VITALS_TARGET__ !== null) {
  const target = __VITALS_TARGET__;
  import('./report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(target),
    // A visitor's own filter may refuse it.
    () => undefined,
  );
}
