import type { ReactNode } from 'react';
import { Accordion, type AccordionItem } from '#components/Accordion.tsx';
import { Body, type BodyTree } from '#content/body.ts';
import type { Question } from '#content/page-content.ts';

export interface QuestionsProps {
  /** Questions with the same name open one at a time. */
  readonly name: string;
  readonly questions: readonly Question[];
  /** The answers, by the ids of their questions. */
  readonly bodies: Readonly<Record<string, BodyTree>>;
  /** Rendered under an answer. */
  readonly footOf?: (question: Question) => ReactNode;
}

export const questionItems = ({
  questions,
  bodies,
  footOf,
}: Omit<QuestionsProps, 'name'>): readonly AccordionItem[] =>
  questions.map((question) => ({
    id: question.id,
    heading: question.question,
    body: (
      <>
        <Body tree={bodies[question.id] ?? []} />
        {footOf?.(question)}
      </>
    ),
  }));

export const Questions = ({ name, ...texts }: QuestionsProps) => (
  <Accordion name={name} items={questionItems(texts)} />
);
