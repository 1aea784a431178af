import { type ReactNode, useMemo } from 'react';
import { later } from '#components/Later.tsx';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';
import type { FaqsWords } from '#content/words/words.ts';
import type { Beside } from '#features/help/HelpCategory.tsx';
import { HelpCentre } from '#features/help/HelpCentre.tsx';
import { PageHead } from './PageHead.tsx';

export interface FaqsPageProps {
  readonly words: FaqsWords;
  readonly questions?: readonly Question[] | undefined;
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

const NotifyBy = later(
  () => import('#features/help/notify/NotifyBy.tsx').then((piece) => piece.loadNotifyBy()),
  'notify-by',
);

const notifyBy = ({ notifyBy: words }: FaqsWords): Beside => ({
  id: 'notify-by',
  heading: words.heading,
  tool: <NotifyBy words={words} />,
});

/** Always the same, so that nothing is rendered anew for it. */
const NO_QUESTIONS: readonly Question[] = [];
const NO_BODIES = {};

/** /faqs: every question of the nine categories with its answer, by category or found by its words. */
const FaqsPage = ({ words, questions = NO_QUESTIONS, bodies = NO_BODIES }: FaqsPageProps): ReactNode => {
  const beside = useMemo(() => ({ 'clinical-care': notifyBy(words) }), [words]);
  return (
    <>
      <PageHead title={words.title} description={words.description} />
      <HelpCentre words={words} questions={questions} bodies={bodies} beside={beside} />
    </>
  );
};

export default FaqsPage;
