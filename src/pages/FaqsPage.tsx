import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';
import type { FaqsWords } from '#content/words/words.ts';
import { HelpCenter } from '#features/help/HelpCenter.tsx';
import { PageHead } from './PageHead.tsx';

export interface FaqsPageProps {
  readonly words: FaqsWords;
  readonly questions: readonly Question[];
  readonly htmlOnly?: { readonly bodies: Readonly<Record<string, BodyTree>> } | undefined;
}

/** /faqs: every question of the nine categories with its answer, by category or by search. */
const FaqsPage = ({ words, questions, htmlOnly }: FaqsPageProps) => (
  <>
    <PageHead title={words.title} description={words.description} />
    <HelpCenter words={words} questions={questions} bodies={htmlOnly?.bodies} />
  </>
);

export default FaqsPage;
