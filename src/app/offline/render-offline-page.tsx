import { prerender } from 'react-dom/static';
import { loadOfflinePageWords } from '#content/words/offline-page.ts';
import { loadOverlayWords } from '#content/words/overlays.ts';
import { loadShellWords } from '#content/words/shell.ts';
import type { Language } from '#domain/language.ts';
import { OfflinePage } from './OfflinePage.tsx';

/** The page that stands in for those that are not kept. */
export interface RenderedOfflinePage {
  readonly title: string;
  /** What stands in its body. */
  readonly html: string;
}

export const renderOfflinePage = async (language: Language): Promise<RenderedOfflinePage> => {
  const { default: words } = await loadOfflinePageWords[language]();
  const { default: shell } = await loadShellWords[language]();
  const { default: overlays } = await loadOverlayWords[language]();
  const { prelude } = await prerender(
    <OfflinePage language={language} words={words} shell={shell} emergency={overlays.emergency} />,
  );
  return { title: words.title, html: await new Response(prelude).text() };
};
