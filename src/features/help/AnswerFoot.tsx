import type { ReactNode } from 'react';
import { ShareLink } from '#components/ShareLink.tsx';
import type { Question } from '#content/page-content.ts';
import type { FaqsWords } from '#content/words/words.ts';
import { PAGES } from '#domain/page.ts';
import { useShare } from '#hooks/use-share.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';

export interface AnswerFootProps {
  readonly words: FaqsWords;
  readonly question: Question;
}

/** The permanent link of an answer, to pass on. */
export const AnswerFoot = ({ words, question: { id, question } }: AnswerFootProps): ReactNode => {
  const path = sharedPath(usePageLanguage(), PAGES.faqs.path, new URLSearchParams());
  return <ShareLink words={words.share} {...useShare(question, `${path}#${id}`)} />;
};
