import type { ReactNode } from 'react';
import type { AccordionItem } from '#components/Accordion.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Body, type BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';

export interface QuestionTexts {
  readonly questions: readonly Question[];
  /** Answers by question id. In browsers undefined, because the answers are in the HTML only. */
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

interface ItemsOptions extends QuestionTexts {
  readonly footOf?: (question: Question) => ReactNode;
}

export const questionItems = ({ questions, bodies, footOf }: ItemsOptions): readonly AccordionItem[] =>
  questions.map((question) => ({
    id: question.id,
    heading: question.question,
    body: (
      <>
        <StaticSection id={question.id} usesAncestorId>
          {__PRERENDER__ && <Body tree={bodies?.[question.id] ?? []} />}
        </StaticSection>
        {footOf?.(question)}
      </>
    ),
  }));
