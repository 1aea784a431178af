import { prerender } from 'react-dom/static';
import { ALL_WORDS } from '#content/words/all-words.ts';
import type { Language } from '#domain/language.ts';
import { OfflinePage } from './OfflinePage.tsx';

/** The page that stands in for those that are not kept. */
export interface RenderedOfflinePage {
  readonly title: string;
  /** What stands in its body. */
  readonly html: string;
}

export const renderOfflinePage = async (language: Language): Promise<RenderedOfflinePage> => {
  const { offlinePage: words, shell, overlays } = ALL_WORDS[language];
  const { prelude } = await prerender(
    <OfflinePage language={language} words={words} shell={shell} emergency={overlays.emergency} />,
  );
  return { title: words.title, html: await new Response(prelude).text() };
};
