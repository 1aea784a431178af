import '#styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadShellWords } from '#content/words.ts';
import { splitPath } from '#domain/language.ts';
import { useLanguageChoice } from '#stores/language.ts';
import { App } from './App.tsx';
import { pageNow } from './page-cache.ts';
import { type PageData, routeOf } from './routes.tsx';

/** What the prerendered page carries as JSON beside its HTML. */
const readPageData = (): PageData => {
  const written = document.getElementById('page-data')?.textContent;
  return written ? (JSON.parse(written) as PageData) : {};
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
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
};

void begin();
