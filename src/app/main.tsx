import '#styles/index.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadShellWords } from '#content/words.ts';
import { LANGUAGE_TABLE, type Language, splitPath } from '#domain/language.ts';
import { useLanguageChoice } from '#stores/language.ts';
import { App } from './App.tsx';
import { pageNow } from './page-cache.ts';
import { type PageData, routeOf } from './routes.tsx';

/** What the prerendered page carries as JSON beside its HTML. */
const readPageData = (): PageData => {
  const written = document.getElementById('page-data')?.textContent;
  return written ? (JSON.parse(written) as PageData) : {};
};

/** With hot reload nothing is prerendered. */
const renderFresh = (root: HTMLElement, language: Language, app: ReactNode): void => {
  document.documentElement.lang = LANGUAGE_TABLE[language].tag;
  document.documentElement.dataset.locale = LANGUAGE_TABLE[language].marker;
  createRoot(root).render(app);
};

const begin = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const { language, path } = splitPath(location.pathname);
  const data = readPageData();
  const [{ default: words }] = await Promise.all([
    loadShellWords[language](),
    pageNow(routeOf(path), language, data),
  ]);
  useLanguageChoice.getState().begin(location.search);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App language={language} words={words} data={data} />
      </BrowserRouter>
    </StrictMode>
  );
  if (root.firstElementChild !== null) hydrateRoot(root, app);
  else renderFresh(root, language, app);
};

void begin();
