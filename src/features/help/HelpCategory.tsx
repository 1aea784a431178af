import { createElement, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BodyTree } from '#content/body.ts';
import type { Question } from '#content/question.ts';
import type { FaqsWords } from '#content/words/words.ts';
import type { Category } from '#domain/category.ts';
import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { AnswerFoot } from './AnswerFoot.tsx';
import styles from './HelpCategory.module.css';
import { ANSWERS_NAME, CATEGORY_ELEMENT } from './help-page.ts';
import { Questions } from './Questions.tsx';

/** A tool of a category: it stands under the answers, and a link over them leads to it. */
export interface Beside {
  readonly id: string;
  readonly heading: string;
  readonly tool: ReactNode;
}

export interface HelpCategoryProps {
  readonly words: FaqsWords;
  readonly category: Category;
  /** Of this category. */
  readonly questions: readonly Question[];
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
  /** The others stand in the page hidden until found. */
  readonly isShown: boolean;
  /** Id of the question whose answer is open here; empty: none. */
  readonly open: string;
  /** What helps beside the answers of this category. */
  readonly beside?: Beside | undefined;
}

/** One category: its name, how many questions it has, and each of them with its answer. */
export const HelpCategory = memo(({ category, isShown, beside, ...texts }: HelpCategoryProps): ReactNode => {
  const { words, questions, bodies, open } = texts;
  const language = usePageLanguage();
  return createElement(
    CATEGORY_ELEMENT,
    { id: category, className: styles.category, hidden: isShown ? false : 'until-found' },
    <header className={styles.header}>
      <h2 tabIndex={-1}>{words.categories[category]}</h2>
      <p>{plural(language, words.questions, questions.length)}</p>
      {beside && <Link to={{ hash: beside.id }}>{beside.heading}</Link>}
    </header>,
    <Questions
      name={ANSWERS_NAME}
      questions={questions}
      bodies={bodies}
      footOf={(question) => question.id === open && <AnswerFoot words={words} question={question} />}
    />,
    beside?.tool,
  );
});
